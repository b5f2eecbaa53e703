import Foundation
@_spi(ExperimentalLanguageFeatures) import SwiftParser
import SwiftSyntax

/// Compares the results of our parser and the toolchain's for the declarations in files.
@main
struct Oracle {
  var files = 0
  var declarations = 0
  var erroneous = 0
  var differences = 0
  /// The number of mutants of each declaration that are compared as well.
  var mutants = 0
  var mutation = Mutation(seed: 1)

  static func main() {
    var oracle = Oracle()
    var isTraced = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--trace": isTraced = true
      case "--mutants": oracle.mutants = arguments.popFirst().flatMap { Int($0) } ?? 0
      case "--seed":
        oracle.mutation = Mutation(seed: arguments.popFirst().flatMap { UInt64($0) } ?? 1)
      default:
        // If our parser does not return, this shows the file.
        if isTraced { FileHandle.standardError.write(Data((argument + "\n").utf8)) }
        oracle.compare(argument)
      }
    }
    print(
      """
      \(oracle.files) files, \(oracle.declarations) declarations compared, \
      \(oracle.erroneous) with syntax errors only parsed, \(oracle.differences) differences
      """
    )
    exit(oracle.differences == 0 ? 0 : 1)
  }

  private mutating func compare(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("\(path): cannot be read")
      differences += 1
      return
    }
    files += 1
    let bytes = [UInt8](data)
    let file = parse(bytes)
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    let converter = SourceLocationConverter(fileName: path, tree: file)
    for node in finder.found {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      compare(node, bytes, "\(path):\(line)")
    }
    for node in mutants > 0 ? finder.members : [] {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      compareMutants(of: node, "\(path):\(line)")
    }
    // Arbitrary pieces are not declarations, but must not crash the parser.
    for cut in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 7)) {
      let piece = bytes[cut...].prefix(4000)
      _ = parseDeclaration(SourceText(String(decoding: piece, as: UTF8.self)))
    }
  }

  private func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    let features: SwiftParser.Parser.ExperimentalFeatures = [
      .nonescapableTypes, .coroutineAccessors, .borrowAndMutateAccessors,
      .oldOwnershipOperatorSpellings,
    ]
    return bytes.withUnsafeBufferPointer {
      SwiftParser.Parser.parse(source: $0, experimentalFeatures: features)
    }
  }

  private mutating func compareMutants(of node: DeclSyntax, _ place: String) {
    for _ in 0..<mutants {
      let text = "class Mutant {\n\(mutation.mutant(of: node))\n}\n"
      let bytes = Array(text.utf8)
      let file = parse(bytes)
      let before = differences
      if let first = file.statements.first?.item.as(DeclSyntax.self), isComparable(first) {
        compare(first, bytes, place)
      } else {
        _ = parseDeclaration(SourceText(text))
      }
      if differences > before { print("  of the mutant:\n\(text)\n  end of the mutant") }
    }
  }

  private func isComparable(_ node: DeclSyntax) -> Bool {
    switch node.kind {
    case .protocolDecl, .classDecl, .actorDecl, .structDecl, .enumDecl, .extensionDecl,
      .functionDecl, .variableDecl, .initializerDecl, .subscriptDecl:
      true
    default: false
    }
  }

  private mutating func compare(_ node: DeclSyntax, _ bytes: [UInt8], _ place: String) {
    let offset = node.position.utf8Offset
    let source = String(decoding: bytes[offset..<node.endPosition.utf8Offset], as: UTF8.self)
    let parsed = parseDeclaration(SourceText(source, fileName: place, offset: offset))
    if node.hasError {
      erroneous += 1
      return
    }
    declarations += 1
    let expected = TreeDump.text(Bridge(offset: offset).declaration(node), showsRanges: true)
    let actual = parsed.map { TreeDump.text($0, showsRanges: true) } ?? "nothing\n"
    // The toolchain's parser does not report a function without a name.
    guard expected != actual, !isNameless(node) else { return }
    differences += 1
    report(place, expected, actual)
  }

  private func isNameless(_ node: DeclSyntax) -> Bool {
    node.tokens(viewMode: .all).contains { token in
      token.parent?.as(FunctionDeclSyntax.self)?.name == token && token.text.isEmpty
    }
  }

  private func report(_ place: String, _ expected: String, _ actual: String) {
    let expected = expected.split(separator: "\n")
    let actual = actual.split(separator: "\n")
    var line = 0
    while line < expected.count, line < actual.count, expected[line] == actual[line] { line += 1 }
    print("\(place): differs at line \(line + 1) of the tree")
    for (name, lines) in [("compiler", expected), ("ours", actual)] {
      print("  \(name):")
      for text in lines[min(line, lines.count)...].prefix(4) { print("    \(text)") }
    }
  }
}

/// Finds the declarations that a macro can be attached to, and those inside them.
private final class DeclarationFinder: SyntaxAnyVisitor {
  var found: [DeclSyntax] = []
  /// The members of types, and short types.
  var members: [DeclSyntax] = []

  override func visitAny(_ node: SwiftSyntax.Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .protocolDecl, .classDecl, .actorDecl, .structDecl, .enumDecl, .extensionDecl:
      found.append(node.cast(DeclSyntax.self))
    case .functionDecl, .variableDecl, .initializerDecl, .subscriptDecl, .macroExpansionDecl:
      if node.parent?.is(CodeBlockItemSyntax.self) == true {
        found.append(node.cast(DeclSyntax.self))
      }
    default: break
    }
    if let declaration = node.as(DeclSyntax.self), isMutable(declaration) {
      members.append(declaration)
    }
    return .visitChildren
  }

  private func isMutable(_ node: DeclSyntax) -> Bool {
    node.asProtocol(DeclGroupSyntax.self) != nil
      ? node.trimmedLength.utf8Length < 600 : node.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

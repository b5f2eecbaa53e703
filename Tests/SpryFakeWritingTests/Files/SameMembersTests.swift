import Foundation
import DeclarationParser
import SpryMacroExpansion
import TestSupport
import Testing

@testable import SpryFakeWriting

/// Compares the members of fakes that the command writes with those of the fakes that the macro writes.
@Suite("The command and the macro") struct SameMembersTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Checks/Corpus/Sources").path

  @Test("A fake has the same members, whether the command or the macro writes it")
  func corpus() throws {
    let written = try writtenMembers()
    let expanded = try expandedMembers()
    #expect(expanded.count > 150)
    #expect(expanded.values.count { !$0.isEmpty } > 140)
    for (name, members) in expanded {
      // These have default implementations, which the macro does not see.
      let all = members + (defaults[name] ?? [])
      #expect(written["Fake" + name]?.sorted() == all.sorted(), "members of \(name)")
    }
  }

  private let defaults = [
    "AppError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
    "CodedError": ["errorCode", "errorDomain", "errorUserInfo"],
  ]

  /// The names under which each fake of the command records its members.
  private func writtenMembers() throws -> [String: [String]] {
    let names = ["Bottom", "Middle", "Top"]
    let folder = try modulesWithoutAttribute()
    defer { withExtendedLifetime(folder) {} }
    var modules = try names.enumerated().map { index, name in
      PackageLayout.Module(
        name: name, target: name, folder: folder[name],
        files: try files(of: name, in: folder.path), dependencies: Array(names[..<index]))
    }
    modules.append(
      PackageLayout.Module(
        name: "Tests", target: "Tests", isTest: true, folder: "/", files: [], dependencies: names)
    )
    var members: [String: [String]] = [:]
    let command = WriteFakesCommand(
      try Options(["--all", "--print", "--all-requirements"]),
      PackageLayout(folder: "/", modules: modules),
      printer: Toolchain(scratch: folder.path)
    ) { text in
      let source = SourceText(text)
      for declaration in parseFile(source).flatMap(\.flattened) {
        guard case .type(let type) = declaration.kind else { continue }
        let expansion = Self.expansion(of: declaration, in: source, .member)
        members[type.name.text] = expansion.map { labelled(recordedNames(in: $0)) }
      }
    }
    #expect(command.run() == [])
    return members
  }

  private func files(of module: String, in folder: String = folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(module)").sorted()
      .map { "\(folder)/\(module)/\($0)" }
  }

  /// A copy of the modules without the attributes of macros, whose protocols the command leaves out.
  private func modulesWithoutAttribute() throws -> TestFolder {
    let copy = TestFolder()
    for module in ["Bottom", "Middle", "Top"] {
      for file in try files(of: module) {
        let text = try String(contentsOfFile: file, encoding: .utf8)
          .replacing(/@Spr?yable(\([^)]*\))?/, with: "")
        try copy.write(text, to: "\(module)/\(URL(fileURLWithPath: file).lastPathComponent)")
      }
    }
    return copy
  }

  /// The names under which each fake of the macro records its members, those of its parents included.
  private func expandedMembers() throws -> [String: [String]] {
    var own: [String: Set<String>] = [:]
    var parents: [String: [String]] = [:]
    for module in ["Bottom", "Middle", "Top"] {
      for file in try files(of: module) {
        let source = SourceText(try String(contentsOfFile: file, encoding: .utf8))
        for declaration in parseFile(source) {
          guard case .type(let type) = declaration.kind,
            declaration.introducer.keyword == .protocol, !declaration.has(.private),
            !declaration.has(.fileprivate),
            let text = Self.expansion(of: declaration, in: source, .peer)
          else { continue }
          own[type.name.text] = recordedNames(in: text)
          let head = text.split(separator: "\n").first { $0.contains("protocol Spryable") }
          parents[type.name.text] =
            head?.matches(of: /[:,] (?:\w+\.)?Spryable(\w+)/).map { String($0.1) } ?? []
        }
      }
    }
    func all(_ name: String) -> Set<String> {
      (parents[name] ?? []).reduce(own[name] ?? []) { $0.union(all($1)) }
    }
    return Dictionary(uniqueKeysWithValues: own.keys.map { ($0, labelled(all($0))) })
  }

  /// What `@Spryable` adds in a role, or `nil` if the declaration has no such attribute.
  private static func expansion(
    of declaration: DeclarationSyntax, in source: SourceText, _ role: MacroRequest.Role
  ) -> String? {
    let attribute = declaration.attributes.first { source[$0.range].hasPrefix("@Spryable") }
    guard let attribute else { return nil }
    var expander = Expander()
    return expander.expand(
      MacroRequest(
        role: role, macro: .spryable, attribute: SourceText(source[attribute.range]),
        declaration: SourceText(source[declaration.range]))
    ).text
  }
}

/// The names in the typed members of a fake.
private func recordedNames(in text: String) -> Set<String> {
  Set(text.matches(of: /\(spryHandle, "([^"]+)"/).map { String($0.1) })
}

/// The names with the labels. Overloads in a protocol and its parent, or in a class, share a name.
private func labelled(_ recorded: Set<String>) -> [String] {
  Array(Set(recorded.map(labels)))
}

/// The name with the labels: `load(id:)` for `load(id: Int) -> String` and for `load(id:)`.
private func labels(of name: String) -> String {
  guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")") else {
    return name
  }
  let base = name[..<(name.firstIndex(of: "<").map { min($0, open) } ?? open)]
  let list = name[name.index(after: open)..<close]
  if list.hasSuffix(":") {
    let labels = list.split(separator: ":").map { $0.prefix { $0 != " " } + ":" }
    return base + "(" + labels.joined() + ")"
  }
  var depth = 0
  var labels: [Substring] = []
  var start = list.startIndex
  for index in list.indices {
    if "([<".contains(list[index]) { depth += 1 }
    if ")]".contains(list[index]) { depth -= 1 }
    if list[index] == ">", index == list.startIndex || list[list.index(before: index)] != "-" {
      depth -= 1
    }
    if list[index] == ":", depth == 0,
      labels.count == 0 || start > labels[labels.count - 1].endIndex
    {
      labels.append(list[start..<index])
    }
    if list[index] == ",", depth == 0 { start = list.index(index, offsetBy: 2) }
  }
  return base + "(" + labels.map { $0.prefix { $0 != " " } + ":" }.joined() + ")"
}

import DeclarationParser
import Foundation

/// Where the declarations of a module come from.
protocol ModuleContent {
  /// The names of the types at the top level.
  var names: [String] { get }
  /// The modules that it imports.
  var imports: [String] { get }
  /// The files that can declare or extend a type.
  func files(about name: String) -> [SourceFile]
}

/// The declarations of a module without sources, from the text that `swift-synthesize-interface`
/// prints.
///
/// The text of the standard library has four megabytes, so only the declarations about a requested
/// name are parsed. In this text, a declaration at the top level starts in the first column, and
/// its brace closes there.
final class InterfaceContent: ModuleContent {
  let imports: [String]
  private var declarations: [String: [String]] = [:]
  private var parsed: [String: [SourceFile]] = [:]
  private let module: String

  init(module: String, text: String) {
    self.module = module
    var imports: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      if line.hasPrefix("import ") {
        imports.append(String(line.dropFirst(7)))
        continue
      }
      // A block comment between declarations.
      if line.hasPrefix(" "), lines.isEmpty { continue }
      lines.append(line)
      if line.hasPrefix(" ") || line.hasSuffix("{") { continue }
      let subject = lines.lazy.compactMap(Self.subject).first
      // An attribute on a line of its own belongs to the declaration after it.
      if subject == nil, line.hasPrefix("@") { continue }
      if let subject { declarations[subject, default: []].append(lines.joined(separator: "\n")) }
      lines = []
    }
    self.imports = imports
  }

  var names: [String] { Array(declarations.keys) }

  func files(about name: String) -> [SourceFile] {
    if let files = parsed[name] { return files }
    let files = (declarations[name] ?? []).map {
      SourceFile(path: "the interface of \(module)", text: $0, imports: imports + [module])
    }
    parsed[name] = files
    return files
  }

  /// The name after the keyword of a type, an extension, or a type alias: `Outer` of
  /// `extension Outer.Inner {`.
  private static func subject(of line: Substring) -> String? {
    let words = line.split(separator: " ").drop { !keywords.contains(Keyword(String($0))) }
    let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }

  private static let keywords: Set<Keyword> = [
    .protocol, .class, .struct, .enum, .actor, .extension, .typealias,
  ]
}

/// The declarations of a module with sources.
final class SourceContent: ModuleContent {
  private let paths: [String]
  private lazy var files = paths.compactMap { path in
    FileManager.default.contents(atPath: path).map {
      SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
    }
  }

  init(paths: [String]) { self.paths = paths }

  lazy var names: [String] = files.flatMap { file in
    file.declarations.flatMap(\.flattened).compactMap { declaration in
      switch declaration.kind {
      case .type(let type) where declaration.introducer.keyword != .extension: type.name.text
      case .typealias(let alias): alias.name.text
      default: nil
      }
    }
  }

  var imports: [String] { files.flatMap(\.imports) }

  func files(about name: String) -> [SourceFile] { files }
}

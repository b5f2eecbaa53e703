import Foundation
import DeclarationParser

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
    DeclarationSyntax.flattened(file.declarations).compactMap { declaration in
      switch declaration.kind {
      case .type(let type) where declaration.introducer.keyword != .extension: type.name.text
      case .other(let name) where declaration.introducer.keyword == .typealias: name?.text
      default: nil
      }
    }
  }

  var imports: [String] { files.flatMap(\.imports) }

  func files(about name: String) -> [SourceFile] { files }
}

import Foundation
import Testing

/// Two manifests say the same package; only a copy of the text can make them.
struct ManifestTests {
  @Test func bothManifestsHaveTheSameProductsAndTargets() throws {
    let older = try package(in: "Package.swift")
    let newer = try package(in: "Package@swift-6.2.swift")
    let tests = try #require(newer.range(of: "    .testTarget("))
    #expect(older == newer[..<tests.lowerBound] + "  ]\n)\n")
  }

  private func package(in manifest: String) throws -> Substring {
    let file = Readme.root.appendingPathComponent(manifest)
    let text = try String(contentsOf: file, encoding: .utf8)
    return text[try #require(text.range(of: "let package")).lowerBound...]
  }
}

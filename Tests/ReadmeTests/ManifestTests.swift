import Foundation
import Testing

struct ManifestTests {
  @Test("Two manifests, for toolchains of two ages, say the same package")
  func bothManifestsSayTheSame() throws {
    #expect(try package(in: "Package.swift") == package(in: "Package@swift-6.2.swift"))
  }

  private func package(in manifest: String) throws -> Substring {
    let file = Readme.root.appendingPathComponent(manifest)
    let text = try String(contentsOf: file, encoding: .utf8)
    return text[try #require(text.range(of: "let package")).lowerBound...]
  }
}

import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("Each link of the README leads to a heading of it, or to a file")
  func links() throws {
    let text = try Readme.text()
    let headings = text.matches(of: #/\n#+ (.+)/#).map { Self.anchor(of: String($0.1)) }
    #expect(Set(headings).count == headings.count)
    let links = text.matches(of: #/\]\((?<target>[^)]+)\)/#).map { String($0.target) }
    #expect(links.count > 20)
    for link in links {
      if link.hasPrefix("../../actions/") { continue }  // The page of the repository's workflows.
      if link.hasPrefix("#") {
        #expect(headings.contains(String(link.dropFirst())), "no heading: \(link)")
      } else {
        let file = Readme.root.appendingPathComponent(link)
        #expect(FileManager.default.fileExists(atPath: file.path), "no file: \(link)")
      }
    }
  }

  @Test("Each article that the README links to reads well without DocC")
  func linkedArticles() throws {
    let articles = try Readme.text().matches(of: #/\]\((?<path>Sources/[^)]+\.md)\)/#)
    #expect(articles.count > 10)
    for article in articles {
      let text = try Readme.text(of: String(article.path)).split(separator: "\n## Topics\n")[0]
      let blocks = text.split(separator: "\n```")
      let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }
      for markup in ["<doc:", "# ``", ")-", "\n@"] {
        #expect(!prose.contains { $0.contains(markup) }, "\(markup) in \(article.path)")
      }
    }
  }

  @Test("The manifest in the README names products, platforms, and the Swift of the package")
  func manifest() throws {
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
    let manifest = try Readme.text(of: "Package.swift")
    #expect(shown.prefix { $0 != "\n" } == manifest.prefix { $0 != "\n" })
    let products = shown.matches(of: #/\.product\(name: "(\w+)", package: "SpryKit"\)/#)
    let platforms = shown.matches(of: #/\.\w+\(\.v[\d_]+\)/#)
    #expect(!products.isEmpty && !platforms.isEmpty)
    for product in products { #expect(manifest.contains(".library(name: \"\(product.1)\"")) }
    for platform in platforms { #expect(manifest.contains(platform.output)) }
  }

  @Test("The trait in the article is that of a package whose program is built without SpryKit")
  func trait() throws {
    for (label, file) in [
      ("swift Package.swift", "Package.swift"),
      ("swift Bakery.swift", "Sources/Bakery/Bakery.swift"),
    ] {
      let source = try Readme.text(of: "Tests/Checks/Clients/Trait/\(file)")
      let blocks = try Readme.blocks(
        of: label, in: "Sources/SpryMacros/SpryMacros.docc/FakesOfProtocols.md")
      #expect(!blocks.isEmpty)
      for block in blocks {
        #expect(Readme.contains(block, in: Readme.lines(of: source)), "not in \(file): \(block)")
      }
    }
  }

  @Test("The manifest in the README asks for the last release")
  func version() throws {
    let declarations = try Readme.text(of: "Tests/Checks/PublicInterface/Declarations.txt")
    let version = try #require(declarations.prefixMatch(of: #/The .* of (\d+\.\d+\.\d+)\n/#)).1
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
    #expect(shown.contains("from: \"\(version)\""))
    let notes = try Readme.text(of: Readme.article("ReleaseNotes"))
    #expect(notes.contains("\n### \(version)\n"))
  }

  @Test("The documentation on the web has a target for each product")
  func documentationTargets() throws {
    let manifest = try Readme.text(of: "Package.swift")
    let products = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
    let targets = products.joined(separator: ", ")
    #expect(try Readme.text(of: ".spi.yml").contains("documentation_targets: [\(targets)]\n"))
  }

  /// The anchor that a heading has on a web page: lowercase, with hyphens for spaces.
  private static func anchor(of heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}

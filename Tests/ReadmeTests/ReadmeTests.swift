import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
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

  @Test("The README names products and platforms of the package, and its Swift")
  func manifest() throws {
    let text = try Readme.text()
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
    let manifest = try Readme.text(of: "Package.swift")
    let swift = try #require(manifest.prefixMatch(of: #/// swift-tools-version: (.+)\n/#)).1
    #expect(text.contains("| Swift \(swift) or later "))
    let products = shown.matches(of: #/\.product\(name: "(\w+)", package: "SpryKit"\)/#)
    #expect(!products.isEmpty)
    for product in products { #expect(manifest.contains(".library(name: \"\(product.1)\"")) }
    let platforms = manifest.matches(of: #/\.(\w+)\(\.v([\d_]+)\)/#)
    #expect(platforms.count == 6)
    let required = try #require(text.split(separator: "\n").first { $0.contains("macOS 10") })
      .lowercased().filter { $0 != " " }
    for platform in platforms {
      let version = platform.2.replacing("_", with: ".")
      #expect(required.contains("\(platform.1)\(version)".lowercased()), "\(platform.1)")
    }
    let shownPlatforms = shown.matches(of: #/\.\w+\(\.v[\d_]+\)/#)
    #expect(!shownPlatforms.isEmpty)
    for platform in shownPlatforms { #expect(manifest.contains(platform.output)) }
  }

  @Test("CI runs the script that the README names for a Mac, and an issue asks for its output")
  func volunteer() throws {
    let script = try #require(try Readme.blocks(of: "sh").first)
    #expect(FileManager.default.isExecutableFile(atPath: Readme.root.path + "/\(script)"))
    for file in [".ci/run", ".github/ISSUE_TEMPLATE/mac.md"] {
      #expect(try Readme.text(of: file).contains(script), "\(file)")
    }
    let jobs = try Readme.text(of: ".github/workflows/ci.yml").split(separator: "\n\n")
    #expect(jobs.contains { $0.contains("\n  macos:\n") && $0.contains("- volunteer\n") })
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
}

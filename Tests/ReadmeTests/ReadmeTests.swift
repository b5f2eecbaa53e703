import Foundation
import Testing

@Suite("The README and the articles")
struct ReadmeTests {
  @Test("Each Swift block of the README is in this target, and so is compiled and run")
  func everyBlockIsCompiled() throws {
    let sources = try Readme.sources()
    let blocks = try Readme.blocks(of: "swift")
    #expect(blocks.count > 10)
    for block in blocks {
      #expect(sources.contains { Readme.contains(block, in: $0) }, "not compiled:\n\(block)")
    }
  }

  @Test("Each Swift block of the articles is in this target or in the recipes")
  func everyBlockOfTheArticlesIsCompiled() throws {
    let sources = try Readme.sources()
    let articles = try Readme.articles()
    #expect(articles.count > 12)
    for article in articles {
      for block in try Readme.blocks(of: "swift", in: article) where !Readme.isForeign(block) {
        #expect(
          sources.contains { Readme.contains(block, in: $0) },
          "not compiled, in \(article.lastPathComponent):\n\(block)"
        )
      }
    }
  }

  @Test("Each link of the README leads to a heading of it, or to a file")
  func links() throws {
    let text = try Readme.text()
    let headings = text.matches(of: #/\n#+ (.+)/#).map { Readme.anchor(of: String($0.1)) }
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
      let file = Readme.root.appendingPathComponent(String(article.path))
      let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n```")
      let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }
      for markup in ["<doc:", "## Topics", "# ``", ")-", "\n@"] {
        #expect(!prose.contains { $0.contains(markup) }, "\(markup) in \(article.path)")
      }
    }
  }

  @Test("The manifest in the README names products, platforms, and the Swift of the package")
  func manifest() throws {
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
    let file = Readme.root.appendingPathComponent("Package.swift")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    #expect(shown.prefix { $0 != "\n" } == manifest.prefix { $0 != "\n" })
    let products = shown.matches(of: #/\.product\(name: "(\w+)", package: "SpryKit"\)/#)
    let platforms = shown.matches(of: #/\.\w+\(\.v[\d_]+\)/#)
    #expect(!products.isEmpty && !platforms.isEmpty)
    for product in products { #expect(manifest.contains(".library(name: \"\(product.1)\"")) }
    for platform in platforms { #expect(manifest.contains(platform.output)) }
  }

  @Test(
    "The trait in the article is that of a package whose program is built without SpryKit"
  )
  func trait() throws {
    let package = Readme.root.appendingPathComponent("Tests/Checks/Clients/Trait")
    for (label, file) in [
      ("swift Package.swift", "Package.swift"),
      ("swift Bakery.swift", "Sources/Bakery/Bakery.swift"),
    ] {
      let url = package.appendingPathComponent(file)
      let source = try String(contentsOf: url, encoding: .utf8)
      let blocks = try Readme.blocks(of: label, in: fakesOfProtocols)
      #expect(!blocks.isEmpty)
      for block in blocks {
        #expect(Readme.contains(block, in: Readme.lines(of: source)), "not in \(file): \(block)")
      }
    }
  }

  @Test("The manifest in the README asks for the last release")
  func version() throws {
    let declarations = try text(of: "Tests/Checks/PublicInterface/Declarations.txt")
    let version = try #require(declarations.prefixMatch(of: #/The .* of (\d+\.\d+\.\d+)\n/#)).1
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
    #expect(shown.contains("from: \"\(version)\""))
    let notes = try text(of: "Sources/SpryKit/SpryKit.docc/ReleaseNotes.md")
    #expect(notes.contains("\n### \(version)\n"))
  }

  @Test("The documentation on the web has a target for each product")
  func documentationTargets() throws {
    let manifest = try text(of: "Package.swift")
    let products = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
    let targets = products.joined(separator: ", ")
    #expect(try text(of: ".spi.yml").contains("documentation_targets: [\(targets)]\n"))
  }

  @Test(
    "Tests/Checks/CompileErrors has each mistake of the article, with the error of the compiler")
  func mistakes() throws {
    let table = try text(of: "Tests/Golden/CompileErrors.txt")
    let article = try text(of: "Sources/SpryKit/SpryKit.docc/WhenATestFails.md")
    let chapter = try #require(
      article.split(separator: "\n### ").first { $0.hasPrefix("What the compiler says") })
    let rows = chapter.matches(of: #/\n\| `(?<code>[^`]+)` \| `(?<error>[^`]+)` \|/#)
    #expect(rows.count > 10)
    for row in rows {
      #expect(
        table.contains("\(row.code)\n  error: \(row.error)\n"),
        "not in the golden file: \(row.code)")
    }
  }

  @Test("Tests/Checks/CompileErrors has what the article says that the compiler says about parents")
  func parents() throws {
    let source = try text(of: "Tests/Checks/CompileErrors/Parents.swift")
    let article = try String(contentsOf: fakesOfProtocols, encoding: .utf8)
    let messages = article.matches(of: #/The compiler says "(.+?)"/#)
    #expect(messages.count == 9)
    for message in messages {
      #expect(
        source.contains("// error: \(message.1)"), "not in Tests/Checks/CompileErrors: \(message.1)"
      )
    }
  }

  private let fakesOfProtocols = Readme.root.appendingPathComponent(
    "Sources/SpryMacros/SpryMacros.docc/FakesOfProtocols.md")

  private func text(of path: String) throws -> String {
    try String(contentsOf: Readme.root.appendingPathComponent(path), encoding: .utf8)
  }
}

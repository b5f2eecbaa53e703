import Foundation
import Testing

@Suite("The samples of the README and of the articles are compiled")
struct SampleTests {
  private static let articlesAboutOthers = [
    "FromCuckoo", "FromHandWrittenSpies", "FromMockable", "FromSpry", "FromSpryKit3",
    "FromSwiftMocking", "FromSwiftSpyable",
  ].map { "ComingFrom/\($0)" }

  @Test("Each Swift block is in this target, in the recipes, or what the macro writes")
  func blocks() throws {
    let sources = try Readme.sources() + Expansion.ofBell()
    let architecture = Readme.root.appendingPathComponent(".github/ARCHITECTURE.md")
    for page in try Readme.pages() + [architecture] {
      for block in try Readme.blocks(of: "swift", in: page) where !Readme.isForeign(block) {
        #expect(
          sources.contains { Readme.contains(block, in: $0) },
          "not compiled, in \(page.lastPathComponent):\n\(block)")
      }
    }
  }

  @Test(
    "The code in the last column of the tables is in this target",
    arguments: articlesAboutOthers + ["ComingFrom/Nimble", "CheatSheet"])
  func tables(_ name: String) throws {
    let sources = try Readme.sources().map { $0.joined(separator: " ") }
    let codes = try Readme.codeInTables(of: Readme.text(of: Readme.article(name)))
    #expect(codes.count > 10)
    for code in codes {
      // Of a name with labels, only the name.
      let joined = code.replacing(#/\((\w+:)+\)$/#, with: "").replacing("; ", with: " ")
      #expect(sources.contains { $0.contains(joined) }, "not compiled: \(code)")
    }
  }

  @Test("Each article about another library has the same chapters")
  func chapters() throws {
    let files = try Readme.files(in: Readme.article("ComingFrom").dropLast(3).description, "md")
    #expect(
      files.map { "ComingFrom/\($0.deletingPathExtension().lastPathComponent)" }
        == Self.articlesAboutOthers + ["ComingFrom/Nimble"])
    for name in Self.articlesAboutOthers {
      let text = try Readme.text(of: Readme.article(name))
      for heading in [
        "The code under test", "The tests before", "The tests after", "What is different",
        "What has no counterpart",
      ] { #expect(text.contains("\n### \(heading)\n"), "\(heading) in \(name)") }
      let blocks = try Readme.blocks(of: "swift", in: Readme.article(name))
      #expect(blocks.count(where: Readme.isForeign) == 1, "in \(name)")
    }
  }

  /// A beginning of a file that compiles, with as many braces as it needs at its end, compiles as well.
  @Test("Each step of the tutorial is the beginning of the next, and the last is in this target")
  func tutorial() throws {
    let sources = try Readme.sources()
    var files = try Readme.tutorialSteps()
    let manifest = try #require(files.removeValue(forKey: "first-fake-package")?.first).joined()
    // `.ci/docs` replaces this URL with the README's.
    let shown = try #require(try Readme.blocks(of: "swift Package.swift").first)
      .replacing(#/https:.+\.git/#, with: "https://…/SpryKit.git")
    #expect(manifest.filter { $0 != " " }.contains(shown.filter { !$0.isWhitespace }))
    #expect(files.count == 9)
    for (file, steps) in files {
      for (step, next) in zip(steps, steps.dropFirst()) {
        let open = step.dropLast(step.reversed().prefix { $0 == "}" }.count)
        let braces = open.joined().reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
        #expect(next.starts(with: open), "not a beginning, in \(file):\n\(step)")
        #expect(step.count - open.count == braces, "not the end of a file, in \(file):\n\(step)")
      }
      let last = try #require(steps.last).joined(separator: "\n")
      #expect(sources.contains { Readme.contains(last, in: $0) }, "not compiled: \(file)\n\(last)")
    }
  }
}

import Foundation
import Testing

/// The links from the README, as the repository's page shows them: without DocC, a link to `doc:` is plain
/// text.
@Suite("The links from the README")
struct LinkTests {
  /// The pages that the README leads to, by path, with the number of clicks.
  private let clicks: [String: Int]
  private let broken: [String]

  init() throws {
    var clicks = ["README.md": 0]
    var broken: [String] = []
    var waiting = ["README.md"]
    while let path = waiting.first {
      waiting.removeFirst()
      for link in try Page(path).links {
        switch try link.target(from: path) {
        case .page(let page) where clicks[page] == nil:
          clicks[page] = clicks[path]! + 1
          waiting.append(page)
        case .page, .other: break
        case .nothing(let reason): broken.append("\(link.text) in \(path): \(reason)")
        }
      }
    }
    self.clicks = clicks
    self.broken = Set(broken).sorted()
  }

  @Test("Each link leads to a file, and to a heading of it")
  func targets() {
    #expect(clicks.count > 35)
    for link in broken { Issue.record("\(link)") }
  }

  @Test("Each article is at most two clicks away")
  func articles() throws {
    let articles = try Readme.articles().map(Readme.path(of:))
      .filter { !$0.contains("/Extensions/") }
    #expect(articles.count > 30)
    for article in articles {
      #expect(clicks[article, default: .max] <= 2, "\(article)")
    }
  }

  @Test(
    "A heading has the anchor of a repository's page",
    arguments: [
      ("## Members that return `Void`", "members-that-return-void"),
      ("### Dates, times, and `Duration`s", "dates-times-and-durations"),
      ("# [Linked](doc:Linked) _words_ - x_y", "linked-words---x_y"),
    ])
  func anchor(_ heading: String, _ anchor: String) {
    #expect(Page(lines: [heading]).anchors == [anchor])
  }

  @Test("Equal headings have numbered anchors, and code has neither headings nor links")
  func page() {
    let page = Page(lines: [
      "# One", "```sh", "# [Two](two.md)", "```", "## One", "`[Three](three.md)` [Four](four.md#x)",
    ])
    #expect(page.anchors == ["one", "one-1"])
    #expect(page.links == [Link(text: "four.md#x")])
  }
}

/// What a page of Markdown contains outside of its code.
private struct Page {
  private(set) var links: [Link] = []
  private(set) var anchors: [String] = []
  private var equalAnchors: [String: Int] = [:]

  init(_ path: String) throws {
    let text = try Readme.text(of: path)
    self.init(lines: text.split(separator: "\n").map(String.init))
  }

  init(lines: [String]) {
    var isCode = false
    for line in lines {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        if let heading = line.wholeMatch(of: #/#{1,6} +(.+)/#) { addAnchor(of: String(heading.1)) }
        links += line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map {
          Link(text: String($0.1))
        }
      }
    }
  }

  /// Adds the anchor of a heading: its words in small letters, with hyphens for spaces, and a number if there
  /// are several.
  private mutating func addAnchor(of heading: String) {
    let anchor = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      .replacing(#/\b_|_\b/#, with: "").lowercased()
      .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
    let equals = equalAnchors[anchor, default: 0]
    equalAnchors[anchor] = equals + 1
    anchors.append(equals == 0 ? anchor : "\(anchor)-\(equals)")
  }
}

private struct Link: Equatable {
  enum Target {
    case page(String)
    /// A file that is no page, or another site.
    case other
    case nothing(String)
  }

  let text: String

  /// What the link leads to from a page.
  func target(from page: String) throws -> Target {
    if text.starts(with: #/[a-z]+:/#) { return .other }
    // A page of the repository beside its files. It offers the templates of the repository.
    if page == "README.md", text == "../../issues/new/choose" { return .other }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = parts[0].isEmpty ? page : Self.path(String(parts[0]), from: page)
    guard Readme.has(path) else { return .nothing("no file") }
    // The page of a folder shows what the folder has to say about itself.
    if Readme.has("\(path)/README.md") { path += "/README.md" }
    guard path.hasSuffix(".md") else { return .other }
    if parts.count == 2, try !Page(path).anchors.contains(String(parts[1])) {
      return .nothing("no heading")
    }
    return .page(path)
  }

  /// The path of a file, without the steps up.
  private static func path(_ relative: String, from page: String) -> String {
    var folders = page.split(separator: "/").dropLast()
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." { _ = folders.popLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}

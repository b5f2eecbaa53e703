/// A page of the site, in the format that the template of docc shows.
struct Page {
  typealias Object = Site.Object

  private(set) var contents: Object
  let path: String

  init(_ contents: Object, path: String) {
    self.contents = contents
    self.path = path
  }

  /// Gives the page a page above all that it has above itself.
  mutating func putBelow(_ link: Object) {
    let identifier = link["identifier"] as! String
    var hierarchy = contents["hierarchy"] as! Object
    hierarchy["paths"] = (hierarchy["paths"] as! [[String]]).map { [identifier] + $0 }
    contents["hierarchy"] = hierarchy
    contents["references"] = references.merging([identifier: link]) { $1 }
  }

  /// Leaves out the attributes in front of a macro, which list what it may declare.
  mutating func leaveOutRolesOfMacro() {
    guard (contents["metadata"] as! Object)["symbolKind"] as? String == "macro" else { return }
    contents["primaryContentSections"] = (contents["primaryContentSections"] as! [Object]).map {
      var section = $0
      section["declarations"] = (section["declarations"] as? [Object])?.map { declaration in
        let tokens = (declaration["tokens"] as! [Object]).drop { $0["text"] as? String != "macro" }
        return declaration.merging(["tokens": Array(tokens)]) { $1 }
      }
      return section
    }
  }

  /// What the search finds: an entry for the page, and one for each section of an article.
  var searchEntries: [Object] {
    let metadata = contents["metadata"] as! Object
    let sections = text(of: contents["sections"] as Any)
    let title = metadata["title"] ?? sections.prefix { !$0.isNewline }
    let page: Object = [
      "path": path, "title": title, "kind": metadata["roleHeading"] ?? "Tutorial", "in": parent,
    ]
    var entries = [page]
    var texts = ["\(text(of: contents["abstract"] as Any))\n\(sections)"]
    for block in blocks {
      let level = block["level"] as? Int ?? 4
      if level < 4, isArticle, let anchor = block["anchor"] as? String, anchor != "Overview" {
        let heading = text(of: block["text"]!).filter { $0 != "`" }
        entries.append(page.merging(["path": "\(path)#\(anchor)", "section": heading]) { $1 })
        texts.append("")
      } else {
        texts[texts.count - 1] += text(of: block)
      }
    }
    return zip(entries, texts).map { entry, text in entry.merging(["text": text]) { $1 } }
  }

  /// What docc has added to the groups that the page lists.
  var symbolsOutsideGroups: [String] {
    let groups = contents["topicSections"] as? [Object] ?? []
    let added = groups.filter { $0["generated"] as? Bool == true }
    return added.count == groups.count ? [] : added.flatMap { $0["identifiers"] as! [String] }
  }

  private var isArticle: Bool { (contents["metadata"] as! Object)["role"] as? String != "symbol" }

  private var references: Object { contents["references"] as? Object ?? [:] }

  /// The titles of the pages that a symbol is in.
  private var parent: String {
    let paths = (contents["hierarchy"] as? Object)?["paths"] as? [[String]] ?? []
    let titles = (paths.first ?? []).compactMap { (references[$0] as? Object)?["title"] as? String }
    return titles.suffix(1).joined()
  }

  private var blocks: [Object] {
    let sections = contents["primaryContentSections"] as? [Object] ?? []
    return sections.flatMap { $0["content"] as? [Object] ?? [$0] }
  }

  private func text(of node: Any) -> String {
    if let text = node as? String {
      // A step of the tutorial names the file with its code.
      return (references[text] as? Object)?["content"].map(text(of:)) ?? text
    }
    if let list = node as? [Any] {
      let lines = list as? [String]
      return lines?.joined(separator: "\n") ?? list.map(text(of:)).joined()
    }
    guard let object = node as? Object else { return "" }
    let target = references[object["identifier"] as? String ?? ""] as? Object
    let parts = Self.keysOfText.compactMap { key in
      object[key].map { text(of: $0) + (["title", "name"].contains(key) ? "\n" : "") }
    }
    let type = object["type"] as? String ?? (object["tokens"] == nil ? "text" : "declaration")
    let end = Self.inline.contains(type) ? "" : "\n"
    return (target?["title"] as? String ?? parts.joined()) + end
  }

  private static let keysOfText = [
    "title", "text", "code", "tokens", "name", "inlineContent", "content", "items", "rows",
    "declarations", "parameters", "chapters", "tasks", "contentSection", "stepsSection", "caption",
  ]
  private static let inline = ["text", "codeVoice", "emphasis", "strong", "reference", "link"]
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}

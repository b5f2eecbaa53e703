import Foundation

/// Makes one site of modules that `docc merge` has put beside one another: `site <folder>`.
///
/// The pages of the first module are the start. The others are below it, in the navigation and in its filter,
/// which show only one module otherwise. `search.json` has the text of all pages, for `search.html`.
@main enum Site {
  typealias Object = [String: Any]

  static func main() throws {
    let site = URL(fileURLWithPath: CommandLine.arguments[1])
    let data = site.appendingPathComponent("data")
    let list = data.appendingPathComponent("documentation.json")
    let references = try read(list)["references"] as! Object
    try FileManager.default.removeItem(at: list)
    let start = try joinModules(in: site.appendingPathComponent("index/index.json"))
    let link = references.values.first { ($0 as! Object)["url"] as? String == start } as! Object

    var found: [Object] = []
    var status: Int32 = 0
    let files = try FileManager.default.subpathsOfDirectory(atPath: data.path).sorted()
    for file in files where file.hasSuffix(".json") {
      let url = data.appendingPathComponent(file)
      var page = Page(try read(url), path: "/" + file.dropLast(".json".count))
      if !(page.path + "/").hasPrefix(start + "/"), page.path.hasPrefix("/documentation/") {
        page.putBelow(link)
      }
      page.leaveOutRolesOfMacro()
      try write(page.contents, to: url)
      found += page.searchEntries
      for symbol in page.symbolsOutsideGroups {
        print("error: \(symbol) is in no group of topics of \(page.path)")
        status = 1
      }
    }
    try write(found, to: site.appendingPathComponent("search.json"))
    exit(status)
  }

  /// Moves the other modules in the navigation into the first one, and returns the path of that.
  private static func joinModules(in file: URL) throws -> String {
    var index = try read(file)
    var languages = index["interfaceLanguages"] as! [String: [Object]]
    let modules = languages["swift"]![0]["children"] as! [Object]
    var start = modules[0]
    var children = start["children"] as! [Object]
    let others = modules.dropFirst().map { module in
      // The navigation begins anew at what is called a module.
      module.merging(["type": "collection"]) { $1 }
    }
    let articles = ["article", "overview"]
    let lastArticle = children.lastIndex { articles.contains($0["type"] as! String) }!
    children.insert(
      contentsOf: [["type": "groupMarker", "title": "Modules"]] + others, at: lastArticle + 1)
    start["children"] = children
    languages["swift"] = [start]
    index["interfaceLanguages"] = languages
    try write(index, to: file)
    return start["path"] as! String
  }

  private static func read(_ file: URL) throws -> Object {
    try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as! Object
  }

  private static func write(_ value: Any, to file: URL) throws {
    try JSONSerialization.data(withJSONObject: value, options: .withoutEscapingSlashes)
      .write(to: file)
  }
}

import Foundation

/// Prepares the symbol graphs of `.ci/docs` for the pages of the site.
///
/// The title of a page, and the declarations in lists, leave out the parameters that only pass on a
/// location, such as `file` and `line`: those whose default is `#file` or another literal of this kind.
/// A declaration whose comment has no sample gets the example of the tests.
enum Pages {
  typealias Object = [String: Any]

  static func prepare(_ file: URL, with examples: Examples) throws {
    var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as! Object
    let symbols = graph["symbols"] as! [Object]
    graph["symbols"] = try symbols.map { object in
      let data = try JSONSerialization.data(withJSONObject: object)
      let symbol = try JSONDecoder().decode(Symbol.self, from: data)
      return withExample(examples[symbol], withoutLocations(object, symbol.locationLabels))
    }
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
  }

  private static func withoutLocations(_ symbol: Object, _ labels: Set<String>) -> Object {
    var symbol = symbol
    guard !labels.isEmpty, var names = symbol["names"] as? Object else { return symbol }
    names["title"] = (names["title"] as! String).replacing(#/(\w+):/#) { label in
      labels.contains(String(label.1)) ? "" : String(label.0)
    }
    for list in ["subHeading", "navigator"] {
      names[list] = (names[list] as? [Object]).map { withoutParameters(labels, $0) }
    }
    symbol["names"] = names
    return symbol
  }

  /// The fragments of a declaration without the parameters that have these labels.
  private static func withoutParameters(_ labels: Set<String>, _ fragments: [Object]) -> [Object] {
    var kept: [Object] = []
    var rest = fragments[...]
    while let fragment = rest.popFirst() {
      guard fragment["kind"] as? String == "externalParam",
        labels.contains(fragment["spelling"] as! String)
      else {
        kept.append(fragment)
        continue
      }
      let separator = kept.popLast()!
      var tail = endOfParameter(in: &rest)
      var head = separator["spelling"] as! String
      if head.hasSuffix(", ") {
        head.removeLast(2)
      } else if tail.hasPrefix(", ") {
        tail.removeFirst(2)
      }
      kept.append(["kind": "text", "spelling": head + tail])
    }
    return kept
  }

  /// Drops the fragments of a parameter's type, and returns the text after it: `, ` or `)` and what follows.
  private static func endOfParameter(in rest: inout ArraySlice<Object>) -> String {
    var depth = 0
    while let fragment = rest.popFirst() {
      let text = fragment["spelling"] as! String
      for index in text.indices {
        switch text[index] {
        case "(", "[", "<": depth += 1
        case ")" where depth == 0, "," where depth == 0: return String(text[index...])
        case ")", "]", ">": depth -= 1
        default: break
        }
      }
    }
    return ""
  }

  private static func withExample(_ example: Example?, _ symbol: Object) -> Object {
    guard let example, var comment = symbol["docComment"] as? Object,
      let lines = comment["lines"] as? [Object],
      !lines.contains(where: { ($0["text"] as! String).hasPrefix("```") })
    else { return symbol }
    var symbol = symbol
    let sample = ["", "```swift"] + example.lines + ["```"]
    comment["lines"] = lines + sample.map { ["text": $0] }
    symbol["docComment"] = comment
    return symbol
  }
}

extension Symbol {
  /// The labels of the parameters whose default is the location of the call.
  fileprivate var locationLabels: Set<String> {
    Set(declaration.matches(of: #/\b([a-z]\w*)(?: \w+)?: [^,=]*= #\w+/#).map { String($0.1) })
  }
}

import SpryObjects

/// Reads articles from old feeds. There is no protocol for this class.
final class FeedImporter: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case importAll = "importAll(_:)"
    case parse = "parse(_:)"
    case log
  }

  struct BadLine: Error, Equatable {
    let line: String
  }

  private var lines: [String] = []

  /// The problems, the oldest first.
  var log: [String] {
    @Spied get { lines }
    @Spied set { lines = newValue }
  }

  /// Imports a feed, and leaves out the lines that are not articles.
  @Spied func importAll(_ feed: String) -> [Article] {
    feed.split(separator: "\n").compactMap { line in
      do {
        return try parse(String(line))
      } catch {
        log.append("\(error)")
        return nil
      }
    }
  }

  @Spied func parse(_ line: String) throws -> Article {
    let parts = line.split(separator: ";").map(String.init)
    guard parts.count == 2, let id = Int(parts[0]) else { throw BadLine(line: line) }
    return Article(id: id, title: parts[1], body: "", thumbnail: nil)
  }
}

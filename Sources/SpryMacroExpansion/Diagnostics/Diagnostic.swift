import DeclarationParser

/// A diagnostic that the compiler shows at a place in the user's source.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// One phrase in the compiler's style, with names in single quotes and without a full stop.
  package var message: String
  /// The place of the offending token.
  package var place: FilePlace
  package var notes: [Note] = []
  package var fixIts: [FixIt] = []

  package struct Note: Sendable, Equatable {
    package var message: String
    package var place: FilePlace
  }

  package struct FixIt: Sendable, Equatable {
    package var message: String
    package var changes: [Change]
  }

  package struct Change: Sendable, Equatable {
    package var place: FilePlace
    package var newText: String
  }
}

/// A range in a file.
package struct FilePlace: Sendable, Equatable {
  /// The name of the file, as the compiler spells it.
  package var fileName: String
  /// UTF-8 offsets from the start of the file. The end is excluded.
  package var range: Range<Int>
}

extension SourceText {
  /// The place of a range of this piece in its file.
  func place(of range: SourceRange) -> FilePlace {
    FilePlace(fileName: fileName, range: offset + range.lowerBound..<offset + range.upperBound)
  }

  /// A change that replaces a range.
  func change(of range: SourceRange, to text: String) -> Diagnostic.Change {
    Diagnostic.Change(place: place(of: range), newText: text)
  }

  /// A change that inserts a text.
  func insertion(of text: String, at offset: Int) -> Diagnostic.Change {
    change(of: offset..<offset, to: text)
  }
}

extension Diagnostic {
  /// A diagnostic at a range of a source.
  init(
    _ message: MacroMessage, at range: SourceRange, of source: SourceText, fixIts: [FixIt] = []
  ) {
    self.init(
      severity: message.severity, message: message.text, place: source.place(of: range),
      fixIts: fixIts)
  }

  /// A diagnostic at an attribute.
  init(_ message: MacroMessage, atAttribute source: SourceText) {
    self.init(message, at: parseAttribute(source)?.range ?? source.bytes.indices, of: source)
  }
}

extension Diagnostic.FixIt {
  init(_ message: FixItMessage, _ changes: [Diagnostic.Change]) {
    self.init(message: message.text, changes: changes)
  }
}

/// The message of a fix-it: what it does, in the style of the compiler.
enum FixItMessage {
  case replace(String, with: String)
  case addArgument(String)
  case addConformance
  case listRequirements
  case writeBody
  case removeAccessors
  case nameParameter(String)
  case attachToAccessors(several: Bool)

  var text: String {
    switch self {
    case .replace(let old, let new): "replace '\(old)' with '\(new)'"
    case .addArgument(let argument): "add '\(argument)'"
    case .addConformance: "add the conformance to 'Spryable'"
    case .listRequirements: "list the requirements in a class"
    case .writeBody: "write the body"
    case .removeAccessors: "remove the accessors"
    case .nameParameter(let name): "name it '\(name)'"
    case .attachToAccessors(let several): "attach it to \(several ? "'get' and 'set'" : "'get'")"
    }
  }
}

extension Call {
  /// The place in a fake from which a member calls the runtime.
  package struct Site: Sendable {
    /// The name of the member, as `#function` spells it.
    package let function: StaticString
    /// The names of the parameters that have no label, separated by spaces; `_` for one without a
    /// name.
    let parameters: StaticString
    private let file: StaticString
    package let line: UInt

    package init(
      _ function: StaticString, parameters: StaticString = "", _ file: StaticString, _ line: UInt
    ) {
      self.function = function
      self.parameters = parameters
      self.file = file
      self.line = line
    }

    var isOfInitializer: Bool { function.withUTF8Buffer { $0.starts(with: "init(".utf8) } }

    var isOfSetter: Bool {
      function.withUTF8Buffer { $0.suffix(4).elementsEqual(MemberName.setterSuffix.utf8) }
    }

    package var location: SpryLocation { SpryLocation(file: file, line: line) }

    /// The address of the `#function` literal, by which a call finds its member.
    package var literal: UInt { UInt(bitPattern: function.utf8Start) }
  }
}

extension Call.Site {
  /// The name of the member with the names of its parameters, as messages use it: a parameter
  /// without a label has its name after the label `_`, as in `save(_ user:version:)`.
  var memberName: String {
    var name = function.description
    let isWrite = name.hasSuffix(MemberName.setterSuffix)
    if isWrite { name.removeLast(MemberName.setterSuffix.count) }
    var parameters = parameters.description.split(separator: " ")[...]
    let labels = name.split(separator: ":", omittingEmptySubsequences: false).map { label in
      guard label == "_" || label.hasSuffix("(_"), let parameter = parameters.popFirst(),
        parameter != "_"
      else { return String(label) }
      return "\(label) \(parameter)"
    }
    return labels.joined(separator: ":")
      + (isWrite ? MemberName.setterSuffix + "(_ newValue:)" : "")
  }
}

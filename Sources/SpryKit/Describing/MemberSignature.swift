/// The base name and the argument labels of a member.
///
/// The name is spelled as in `#function`, `load(id:_:)`, or with types, if they distinguish
/// overloads: `load(id: Int?, _: [String: Int]) async throws -> User?`. The name may contain the
/// names of parameters that have no label: `save(_ user:version:)`. The writes of a property have a
/// name like `name.set(_ newValue:)`.
struct MemberSignature {
  private let base: String
  /// The labels and the names of the parameters, or `nil` for a property.
  private let labels: [Parameter]?
  /// Whether the member is the write of a property or a subscript.
  let isWrite: Bool

  private struct Parameter {
    /// The label, or `nil` if it has none.
    let label: String?
    /// The name, or else the label.
    let name: String?

    /// - Parameter text: The label, perhaps with the name after it.
    init(_ text: Substring) {
      let words = text.split(separator: " ").map(String.init)
      label = words.first == "_" ? nil : words.first
      name = label ?? words.dropFirst().first
    }
  }

  init(_ name: String) {
    // As a fake records it, and as a test names it.
    let setter = ["(_ newValue:)", "(_:)"].map { MemberName.setterSuffix + $0 }
      .first(where: name.hasSuffix)
    isWrite = setter != nil
    let name = String(name.dropLast(setter?.count ?? 0))
    let beforeTypes = name.prefix { $0 != "(" && $0 != ":" }
    // The generic parameters of a function are removed, but the `<` of an operator is not.
    let symbol = beforeTypes.split(separator: " ").last?.first
    let isOperator = symbol.map { !($0.isLetter || "_`".contains($0)) } ?? true
    base = isOperator ? String(beforeTypes) : String(beforeTypes.prefix { $0 != "<" })
    labels = Self.parameterList(in: name.dropFirst(base.count)).map(Self.labels)
  }

  /// Whether the member is the read of a property or a subscript.
  var isOfReads: Bool { !isWrite && (labels == nil || base == "subscript") }

  /// Whether a call with a number of arguments is a read of a property or a subscript.
  ///
  /// A hand-written fake records a write under the same name, with the new value as one more
  /// argument.
  func isRead(argumentCount: Int) -> Bool {
    isOfReads && argumentCount == labels?.count ?? 0
  }

  /// The numbers of arguments of the reads and of the writes in a hand-written property or subscript;
  /// none for a function.
  var accessorArgumentCounts: [Int] {
    let count = labels?.count ?? 0
    return isOfReads ? [count, count + 1] : []
  }

  /// The number of arguments of every call, or `nil` if the name does not have it: a hand-written
  /// fake may use one name for the reads and the writes of a property or a subscript.
  var argumentCount: Int? { base == "subscript" ? nil : labels?.count }

  /// The number of arguments of the calls that have the most, or `nil` if the name does not have it: a
  /// name without labels is the name of a property, or the base name of a function.
  var greatestArgumentCount: Int? { labels.map { $0.count + (base == "subscript" ? 1 : 0) } }

  /// Returns the name of an argument in a failure: its label, or its number from 1.
  func nameOfArgument(at index: Int) -> String {
    guard let labels, base != "subscript" || index < labels.count else { return "new value" }
    guard labels.indices.contains(index) else { return "argument \(index + 1)" }
    return labels[index].name ?? "argument \(index + 1)"
  }

  /// Returns the call as it is written in Swift.
  func call(with arguments: [String]) -> String {
    guard let labels else {
      return arguments.isEmpty ? base : "\(base) = \(arguments.joined(separator: ", "))"
    }
    let newValue = isWrite ? arguments.last.map { " = \($0)" } ?? "" : ""
    let arguments = isWrite ? arguments.dropLast() : arguments
    let list = Self.list(labels, arguments) + arguments.dropFirst(labels.count)
    return "\(base)(\(list.joined(separator: ", ")))\(newValue)"
  }

  /// Returns the arguments of a call, to follow "was called": ` with ("7")`, ` as level = 3` for a
  /// write, or nothing if there are none.
  func arguments(_ arguments: [String]) -> String {
    if arguments.isEmpty { return "" }
    return isWrite || labels == nil
      ? " as \(call(with: arguments))" : " with (\(arguments.joined(separator: ", ")))"
  }

  /// The arguments that have parameters, with their labels.
  private static func list(_ parameters: [Parameter], _ arguments: [String]) -> [String] {
    zip(parameters, arguments).map { parameter, argument in
      parameter.label.map { "\($0): \(argument)" } ?? argument
    }
  }
}

extension MemberSignature {
  /// Returns the member as a test spells it after `fake.stub`: `.load(id: "7")`, `[3]`, `.name`, or
  /// `nil` for an operator.
  func typedCall(with arguments: [String]) -> String? {
    guard let labels else { return ".\(base)" }
    guard let first = base.first, first.isLetter || "_`".contains(first) else { return nil }
    let list = Self.list(labels, arguments).joined(separator: ", ")
    switch base {
    case "subscript": return "[\(list)]"
    case "init": return ".initializer(\(list))"
    default: return ".\(base)(\(list))"
    }
  }

  /// Returns the text between the parentheses after the name and the generic parameters.
  private static func parameterList(in rest: Substring) -> Substring? {
    let outer = zip(rest.indices, bracketDepths(of: rest)).filter { $1 == 0 }.map(\.0)
    guard let start = outer.first(where: { rest[$0] == "(" }),
      let end = outer.first(where: { $0 > start && rest[$0] == ")" })
    else { return nil }
    return rest[start..<end].dropFirst()
  }

  private static func labels(of list: Substring) -> [Parameter] {
    // `id:_:`
    if list.last == ":" { return list.dropLast().split(separator: ":").map(Parameter.init) }
    return piecesOutsideBrackets(of: list, at: ",").map { parameter in
      Parameter(parameter.prefix { $0 != ":" })
    }
  }
}

/// Returns the start of a message: `'load(id:)' on FakeService`, or the name of a closure.
package func headline(_ member: String, on fake: String, isClosure: Bool = false) -> String {
  let member = MemberName.withoutParameterNames(member)
  return isClosure || member.prefix { $0 != "(" } == fake
    ? "'\(fake)'" : "'\(member)' on \(fake)"
}

extension MemberName {
  /// `host` for `host.set(_:)`, which nobody has written.
  static func withoutSetter(_ name: String) -> String {
    name.firstIndex(ofText: setterSuffix + "(").map { String(name[..<$0]) } ?? name
  }

  /// Returns a name without the names of parameters that have no label: `save(_:version:)` for
  /// `save(_ user:version:)`. A name with types, which distinguishes overloads, stays as it is.
  static func withoutParameterNames(_ name: String) -> String {
    guard name.includes("_ "), !name.includes(": ") else { return name }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.map { part in part.firstIndex(ofText: "_ ").map { part[...$0] } ?? part }
      .joined(separator: ":")
  }
}

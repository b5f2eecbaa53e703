/// Writes what stands in the braces of a fake's members.
struct SpryableBody {
  let renderer: TypeRenderer
  /// The fake's type, whose static tables an initializer uses.
  let typeName: String

  /// The body of a function or an initializer.
  func write(_ member: Member, identity: String?, to writer: inout SourceWriter) {
    if member.kind == .initializer {
      writeInitializer(member, identity, to: &writer)
    } else {
      writeCall(member, "spryify", identity, to: &writer)
    }
  }

  /// The accessors of a property or a subscript.
  ///
  /// As in Spry, a getter of a property answers from the stubs, and a setter records.
  func writeAccessors(_ member: Member, identity: String?, to writer: inout SourceWriter) {
    let entry = member.kind == .property ? "stubbedValue" : "spryify"
    let effects = renderer.text(member.effects)
    if effects.isEmpty, !member.hasSetter {
      return writeCall(member, entry, identity, to: &writer)
    }
    writer.block("get" + effects) { writeCall(member, entry, identity, to: &$0) }
    guard member.hasSetter else { return }
    // A parameter of that name would be hidden.
    let isTaken = member.parameters.contains { $0.word == "newValue" }
    let value = isTaken ? "assignedValue" : "newValue"
    let arguments = member.parameters.map(argument) + [value]
    let record = function("recordCall", in: member)
    writer.line(
      "set\(isTaken ? "(\(value))" : "") { \(record)(\(list(identity, arguments))) }")
  }

  private func writeInitializer(
    _ member: Member,
    _ identity: String?,
    to writer: inout SourceWriter
  ) {
    let value = member.optionalMark == nil ? "()" : "() as Void?"
    writeCall(
      member, "\(typeName).spryify", identity, after: ["fallbackValue: \(value)"], to: &writer
    ) { call in
      member.optionalMark == nil ? call : "guard \(call) != nil else { return nil }"
    }
  }

  /// The call of the runtime, with what has to be done for some arguments before and after it.
  private func writeCall(
    _ member: Member,
    _ entry: String,
    _ identity: String?,
    after more: [String] = [],
    to writer: inout SourceWriter,
    finish: (String) -> String = { $0 }
  ) {
    var arguments: [String] = []
    var nonEscaping: [MemberParameter] = []
    var isLong = false
    for parameter in member.parameters {
      switch parameter.passing {
      case .inout:
        let box = parameter.word + "Argument"
        writer.line("let \(box) = InoutArgument(\(parameter.localName))")
        writer.line("defer { \(parameter.localName) = \(box).value }")
        arguments.append(box)
        isLong = true
      case .nonEscaping, .autoclosure:
        if canEvaluate(parameter, in: member) {
          arguments.append(argument(parameter))
        } else {
          nonEscaping.append(parameter)
          arguments.append(parameter.word + "Argument")
          isLong = true
        }
      default: arguments.append(argument(parameter))
      }
    }
    var more = more
    if member.isThrowing, let type = member.effects.ownErrorType {
      more.append("throwing: \(renderer.text(type)).self")
    }
    let call =
      member.marks + function(entry + (member.isThrowing ? "Throws" : ""), in: member)
      + "(\(list(identity, arguments, more)))"
    write(nonEscaping[...], around: finish(call), isReturned: isLong, member, to: &writer)
  }

  /// A function of the runtime, as it has to be called where a parameter has its name.
  private func function(_ name: String, in member: Member) -> String {
    member.parameters.contains { $0.word == name } ? "self." + name : name
  }

  /// Opens a closure for each argument that must not escape, the call in the innermost.
  private func write(
    _ parameters: ArraySlice<MemberParameter>,
    around call: String,
    isReturned: Bool,
    _ member: Member,
    to writer: inout SourceWriter
  ) {
    guard let parameter = parameters.first else {
      let isStatement = member.returnsNothing || !isReturned || call.hasPrefix("guard")
      return writer.line(isStatement ? call : "return " + call)
    }
    let name = parameter.localName
    var head = "\(member.marks)withoutActuallyEscaping(\(name)) { "
    if member.isThrowing, member.effects.ownErrorType != nil {
      // A closure of several statements is not seen to throw a type of its own.
      let result = member.result.map(renderer.text) ?? "Void"
      head += "(\(name): @escaping \(renderer.text(parameter.type)))"
      head += "\(renderer.text(member.effects)) -> \(result)"
    } else {
      head += name
    }
    if !member.returnsNothing { head = "return " + head }
    writer.line(head + " in")
    writer.indented { writer in
      writer.line("let \(parameter.word)Argument = NonEscapingArgument(\(name))")
      writer.line("defer { \(parameter.word)Argument.end() }")
      write(parameters.dropFirst(), around: call, isReturned: true, member, to: &writer)
    }
    writer.line("}")
  }

  /// `"load(id: Int)", arguments: id, fallbackValue: ()`
  private func list(_ identity: String?, _ arguments: [String], _ more: [String] = []) -> String {
    var parts: [String] = []
    if let identity { parts.append("\"\(identity)\"") }
    if !arguments.isEmpty { parts.append("arguments: " + arguments.joined(separator: ", ")) }
    return (parts + more).joined(separator: ", ")
  }

  /// A parameter, as it is passed on.
  private func argument(_ parameter: MemberParameter) -> String {
    switch parameter.passing {
    case .autoclosure(let effects):
      (effects.throws == nil ? "" : "try ") + (effects.async == nil ? "" : "await ")
        + "\(parameter.localName)()"
    case .pack: "repeat each \(parameter.localName)"
    default: parameter.isOwned ? "copy \(parameter.localName)" : parameter.localName
    }
  }

  /// Tells whether a member may do what evaluating the argument takes.
  private func canEvaluate(_ parameter: MemberParameter, in member: Member) -> Bool {
    guard case .autoclosure(let effects) = parameter.passing else { return false }
    if effects.async != nil, !member.isAsync { return false }
    return effects.throws == nil || (member.isThrowing && member.effects.ownErrorType == nil)
  }
}

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
    if member.hasSetter { writeSetter(member, identity, to: &writer) }
  }

  private func writeSetter(
    _ member: Member,
    _ identity: String?,
    to writer: inout SourceWriter
  ) {
    let value = member.newValueName
    var setter = member
    setter.effects = Effects()
    setter.result = nil
    writer.block(value == "newValue" ? "set" : "set(\(value))") {
      writeCall(setter, "recordCall", identity, value: value, to: &$0)
    }
  }

  private func writeInitializer(
    _ member: Member,
    _ identity: String?,
    to writer: inout SourceWriter
  ) {
    let value = member.optionalMark == nil ? "()" : "() as Void?"
    writeCall(
      member, "\(typeName).spryify", identity, after: ["fallbackValue: \(value)"], to: &writer)
  }

  /// The call of the runtime, with what has to be done for some arguments before and after it.
  private func writeCall(
    _ member: Member,
    _ entry: String,
    _ identity: String?,
    value: String? = nil,
    after more: [String] = [],
    to writer: inout SourceWriter
  ) {
    var arguments: [String] = []
    var nonEscaping: [MemberParameter] = []
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    let isTold = member.isAsync && hasNonEscaping(member)
    for parameter in member.parameters {
      let box = boxes.box(of: parameter)
      switch parameter.passing {
      case .inout:
        writer.line("let \(box) = InoutArgument(\(parameter.localName))")
        writer.line("defer { \(parameter.localName) = \(box).value }")
        arguments.append(box)
      case .nonEscaping, .autoclosure:
        if canEvaluate(parameter, in: member) {
          arguments.append(argument(parameter))
        } else {
          nonEscaping.append(parameter)
          arguments.append(box)
        }
      case .plain where parameter.isOwned && isTold:
        // No function in the member may take it.
        writer.line("let \(box) = \(argument(parameter))")
        arguments.append(box)
      default: arguments.append(argument(parameter))
      }
    }
    arguments += value.map { [$0] } ?? []
    // In a function of the member, `#function` would be that.
    let name = isTold ? identity ?? member.functionName : identity
    let call = call(entry, of: member, list(name, arguments, more + errorArgument(member)))
    let isLong = arguments.contains { $0.hasSuffix("Argument") }
    write(call, in: nonEscaping, isLong: isLong, member, to: &writer)
  }

  private func call(_ entry: String, of member: Member, _ list: String) -> String {
    let suffix = member.isThrowing ? "Throws" : member.isRethrowing ? "Rethrows" : ""
    let end = member.isRethrowing ? " { throw $0 }" : ""
    return member.marks + function(entry + suffix, in: member) + "(\(list))" + end
  }

  private func errorArgument(_ member: Member) -> [String] {
    guard member.isThrowing, let type = member.effects.ownErrorType else { return [] }
    return ["throwing: \(renderer.text(type)).self"]
  }

  /// A function of the runtime, as it has to be called where a parameter has its name.
  private func function(_ name: String, in member: Member) -> String {
    member.parameters.contains { $0.word == name } ? "self." + name : name
  }

  /// The call, and around it a closure for each argument that must not escape.
  private func write(
    _ call: String,
    in nonEscaping: [MemberParameter],
    isLong: Bool,
    _ member: Member,
    to writer: inout SourceWriter
  ) {
    let isFailable = member.optionalMark != nil
    let end = member.returnsSending ? ")" : ""
    let result =
      member.returnsSending
      ? "return spiedSending(" : isLong && !member.returnsNothing ? "return " : ""
    if nonEscaping.isEmpty {
      return writer.line(
        isFailable ? "guard \(call) != nil else { return nil }" : result + call + end)
    }
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    let answer = boxes.free("answer")
    let beginning = isFailable ? "let \(answer): Void? = " : result
    if member.isAsync {
      writeTold(call, in: nonEscaping, beginning, end: end, member, to: &writer)
    } else {
      boxes.writeClosures(nonEscaping[...], beginning, end: end, to: &writer) { $1.line($0 + call) }
    }
    if isFailable { writer.line("guard \(answer) != nil else { return nil }") }
  }

  /// The same in an `async` member, which may run on the actor of its caller: the closures around the
  /// call only do so in a function that is told the actor.
  private func writeTold(
    _ call: String,
    in nonEscaping: [MemberParameter],
    _ beginning: String,
    end: String,
    _ member: Member,
    to writer: inout SourceWriter
  ) {
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    let (here, isolation) = (boxes.free("spryHere"), boxes.free("isolation"))
    let parameters = nonEscaping.map { parameter in
      let attributes = parameter.attributes.filter { $0.name.lastName != "autoclosure" }
        .map { renderer.source[$0.range] + " " }.joined()
      return ", _ \(parameter.localName): \(attributes)\(renderer.text(parameter.type))"
    }.joined()
    let result =
      member.optionalMark == nil ? member.result.map { renderer.text($0.named) } ?? "Void" : "Void?"
    writer.block(
      "func \(here)(_ \(isolation): isolated (any _Concurrency.Actor)?\(parameters))"
        + "\(renderer.text(member.effects)) -> \(result)"
    ) { writer in
      boxes.writeClosures(nonEscaping[...], "return ", first: "_ = \(isolation)", to: &writer) {
        $1.line($0 + call)
      }
    }
    let list = nonEscaping.map { ", \($0.localName)" }.joined()
    writer.line("\(beginning)\(member.marks)\(here)(#isolation\(list))" + end)
  }

  private func hasNonEscaping(_ member: Member) -> Bool {
    member.parameters.contains { $0.isTransient && !canEvaluate($0, in: member) }
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

import DeclarationParser

/// Writes the bodies of a fake's members.
package struct SpryableBody {
  let renderer: TypeRenderer
  /// The name of the fake, whose static members an initializer records.
  let typeName: String
  /// Whether the fake has `spryify`. The fake of a protocol has not.
  var hasEntryPoints = true
  /// The initializer that other initializers call, which is required in an extension of a protocol.
  var delegate: String?
  /// The sources of the declarations around the members, whose availability they have.
  var contexts: [SourceText] = []
  /// Whether the fake is an actor.
  var isActor = false
  /// How members call the object that the fake wraps, or `nil` if it wraps none.
  var forwarding: Forwarding?
  /// How a spy records calls, or `nil` in a fake.
  var spy: SpyAnswer?

  /// Writes the contents of a member's braces.
  ///
  /// - Parameter identity: The identity of the member, if `#function` is not enough.
  package func write(_ member: Member, identity: String?, to writer: inout SourceWriter) {
    switch member.kind {
    case .function: writeForAllSystems(RuntimeCall(member: member, identity: identity), to: &writer)
    case .initializer: writeInitializer(member, identity, to: &writer)
    case .property, .subscript: writeAccessors(member, identity, to: &writer)
    }
  }

  private func writeInitializer(
    _ member: Member, _ identity: String?, to writer: inout SourceWriter
  ) {
    let type = member.optionalMark == nil ? "Swift.Void" : "Swift.Void?"
    // A form that rethrows takes the value as a closure.
    let fallback =
      member.isRethrowing
      ? "else: { ()\(member.isAsync ? " async" : "") -> \(type)? in () }"
      : "fallbackValue: ()\(member.optionalMark == nil ? "" : " as \(type)")"
    if let delegate { writer.line("self.\(delegate)") }
    writeForAllSystems(
      RuntimeCall(member: member, identity: identity, last: [fallback]), to: &writer)
  }

  /// A call to the runtime.
  struct RuntimeCall {
    var member: Member
    var identity: String?
    /// The name of a setter's new value.
    var newValue: String?
    /// The new value as it is recorded, if it is another.
    var recordedNewValue: String?
    /// Further arguments.
    var last: [String] = []
    /// The arguments of the wrapped object's member, where they differ, by the parameter's word.
    var forwarded: [String: String] = [:]
  }

  /// Writes a call to the runtime, with what some arguments need before and after it:
  /// `spryify("load(id: Int)", parameters: "id", arguments: id, fallbackValue: ())`.
  func write(_ call: RuntimeCall, to writer: inout SourceWriter) {
    let member = call.member
    writeDefaultValues(of: member, to: &writer)
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    let nonescaping = member.parameters.filter { $0.isNonescaping && !canEvaluate($0, in: member) }
    let isInLocalFunction = member.isAsync && !nonescaping.isEmpty
    let recorder =
      isInLocalFunction && isIsolatedToFake(member) ? boxes.unused("spryRecorder") : nil
    let forwarding = forwarding.flatMap { $0.forwards(member) ? $0 : nil }
    let passed = member.parameters.map {
      write(
        $0, boxes, isInLocalFunction: isInLocalFunction,
        isUsedAgain: forwarding != nil || spy != nil, to: &writer)
    }
    let values = Dictionary(
      zip(member.parameters.map(\.word), passed.map(\.value)), uniquingKeysWith: { $1 })
    let value = { call.forwarded[$0.word] ?? values[$0.word] ?? boxes.value(of: $0) }
    // The closure of a spy takes arguments of the actor of the local function. It is on that actor
    // if it uses the parameter.
    let isolation = isInLocalFunction ? "_ = \(boxes.unused("isolation"))" : nil
    let answer = spy?.closure(
      calling: member, newValue: call.newValue, first: isolation, value: value)
    let forward = forwarding?.closure(
      calling: member, newValue: call.newValue, head: headOfClosure(calling: boxes), value: value)
    let list =
      nameArguments(of: call, isInLocalFunction: isInLocalFunction)
      + recordedArguments(of: call, passed.map(\.argument))
      + (answer.map { ["answer: \($0)"] } ?? (forward == nil ? call.last : []))
    if let recorder {
      // A compiler with assertions stops at a local function that is isolated to a parameter and to
      // the actor, which it would be if it used `self`.
      writer.line("let \(recorder) = " + (spy?.members ?? "SpryFakeHandle(self)"))
    }
    func writeCall(_ forward: [String], to writer: inout SourceWriter) {
      write(
        "\(member.effectKeywords)\(entryPoint(of: call, recorder))"
          + "(\((list + forward).joined(separator: ", ")))" + typeOfCall(boxes),
        for: nonescaping, boxes, to: &writer)
    }
    guard let forwarding, let forward else { return writeCall([], to: &writer) }
    forwarding.writeForEachIsolation(of: member, to: &writer) { label, writer in
      writeCall(["\(label): \(forward)"], to: &writer)
    }
  }

  /// Writes what a parameter needs before the call.
  ///
  /// - Parameter isUsedAgain: Whether the answer uses the value after the call has recorded it.
  /// - Returns: The argument to record, and the value for the answer.
  private func write(
    _ parameter: MemberParameter, _ boxes: ArgumentBoxes, isInLocalFunction: Bool,
    isUsedAgain: Bool, to writer: inout SourceWriter
  ) -> (argument: String, value: String) {
    let (box, value) = (boxes.box(of: parameter), boxes.value(of: parameter))
    var passed = (argument: value, value: value)
    switch parameter.passing {
    case .inout:
      boxes.writeInoutBox(of: parameter, to: &writer)
      passed = (box, "&\(box).value")
    // An answer uses the value again. A local function cannot consume a parameter of the member.
    case .autoclosure where canEvaluate(parameter, in: boxes.member) && isUsedAgain,
      .plain where parameter.isOwned && isInLocalFunction:
      writer.line("let \(box) = \(value)")
      passed = (box, box)
    case .pack where spy != nil:
      // The names of a spy have one place for all values.
      writer.line("var \(box): [Any] = []")
      // The compiler warns about an optional that becomes `Any` without a word.
      let cast = parameter.typeOfPack?.wrapped != nil ? " as Any" : ""
      writer.line("repeat \(box).append(each \(parameter.localName)\(cast))")
      passed = (box, box)
    case .nonescaping, .autoclosure:
      if !canEvaluate(parameter, in: boxes.member) { passed.argument = box }
    case .plain, .pack, .skipped: break
    }
    if let value = parameter.valueOfEscapingAutoclosure { passed.value = value }
    if parameter.isSending, !parameter.isInout, !parameter.isSkipped {
      passed.value = "spiedSending(\(parameter.localName))"
    }
    return passed
  }

  /// The arguments that name the member: `"load(id: Int)", parameters: "id"`.
  private func nameArguments(of call: RuntimeCall, isInLocalFunction: Bool) -> [String] {
    let member = call.member
    var list: [String] = []
    if let spy { list.append(spy.start(of: member, isSetter: call.newValue != nil)) }
    // In a local function, `#function` is not the name of the member.
    if let name = call.identity ?? (isInLocalFunction ? member.functionName : nil) {
      list.append("\"\(name)\"")
    }
    // A signature, which distinguishes overloads, has the names already.
    let hasNames = call.identity?.includes(": ") == true || member.parameterNames.isEmpty
    if !hasNames { list.append("parameters: \"\(member.parameterNames)\"") }
    return list
  }

  private func recordedArguments(of call: RuntimeCall, _ arguments: [String]) -> [String] {
    let all = arguments + [call.recordedNewValue ?? call.newValue].compactMap(\.self)
    return (all.isEmpty ? [] : ["arguments: " + all.joined(separator: ", ")])
      + (call.member.isRethrowing ? ["rescue: { throw $0 }"] : [])
  }

  /// The type of a closure that calls a member, where the compiler cannot infer it: if it has no
  /// result, or typed throws, or passes on what only an autoclosure throws.
  private func headOfClosure(calling boxes: ArgumentBoxes) -> String {
    let member = boxes.member
    let typedError = member.effects.typedError.map { "(\(renderer.text($0)))" }
    guard member.returnsVoid || typedError != nil || member.hidesErrorOfAutoclosure else {
      return ""
    }
    let throwing =
      member.needsTry
      ? " throws\(typedError ?? "")"
      : member.hidesErrorOfAutoclosure ? " throws(Swift.Never)" : ""
    return "()\(member.isAsync ? " async" : "")\(throwing) -> (\(boxes.result))? in "
  }

  /// The type of a spy's call that gets no type from its place: ` as Swift.Void`.
  private func typeOfCall(_ boxes: ArgumentBoxes) -> String {
    if spy == nil { return "" }
    if boxes.member.optionalMark != nil { return " as Swift.Void?" }
    return boxes.member.returnsVoid ? " as \(boxes.result)" : ""
  }

  /// What records a call to a member: `spryifyThrows`.
  ///
  /// - Parameter recorder: The variable with what records calls, or `nil` if there is none.
  private func entryPoint(of call: RuntimeCall, _ recorder: String?) -> String {
    let member = call.member
    if let spy {
      return (recorder ?? spy.members) + "."
        + spy.entryPoint(of: member, isSetter: call.newValue != nil)
    }
    let typedError = typedError(member)
    let name =
      typedError.map { "spryify(throwing: \($0).self)" }
      ?? (member.isThrowing ? "spryifyThrows" : "spryify")
    if let recorder { return "\(recorder).\(name)" }
    let isInitializer = member.kind == .initializer
    // Only a handle has a function for each type of errors.
    if !hasEntryPoints || typedError != nil {
      let fake =
        isInitializer ? "type: \(typeName).self" : member.isStatic ? "type: self" : "self"
      return "SpryFakeHandle(\(fake)).\(name)"
    }
    if isInitializer { return "\(typeName).\(name)" }
    // A parameter with the name of the property would hide it.
    return (member.parameters.contains { $0.word == name } ? "self." : "") + name
  }

  /// Whether the fake is an actor that the member is isolated to.
  private func isIsolatedToFake(_ member: Member) -> Bool {
    isActor && member.kind != .initializer && !member.isStatic
      && !member.declaration.has(.nonisolated) && !member.hasOwnIsolation
  }

  private func typedError(_ member: Member) -> String? {
    member.isThrowing ? member.effects.typedError.map(renderer.text) : nil
  }

  private func canEvaluate(_ parameter: MemberParameter, in member: Member) -> Bool {
    guard case .autoclosure(let effects) = parameter.passing else { return false }
    // A spy records the call, whatever the autoclosure throws.
    if spy != nil, effects.throws != nil { return false }
    return member.canEvaluate(effects)
  }
}

// MARK: - Nonescaping closures

extension SpryableBody {
  /// Writes the call, in a closure for each nonescaping argument.
  private func write(
    _ call: String,
    for nonescaping: [MemberParameter],
    _ boxes: ArgumentBoxes,
    to writer: inout SourceWriter
  ) {
    let member = boxes.member
    let isFailable = member.optionalMark != nil
    let suffix = member.returnsSending ? ")" : ""
    // With `return`, the compiler applies no result builder of the requirement.
    let result =
      member.returnsSending ? "return spiedSending(" : member.returnsVoid ? "" : "return "
    if nonescaping.isEmpty {
      return writer.line(
        isFailable ? "guard \(call) != nil else { return nil }" : result + call + suffix)
    }
    let answer = boxes.unused("answer")
    let prefix = isFailable ? "let \(answer): Swift.Void? = " : result
    if member.isAsync {
      writeLocalFunction(around: call, nonescaping, prefix, suffix, boxes, to: &writer)
    } else {
      boxes.writeClosures(for: nonescaping[...], prefix: prefix, suffix: suffix, to: &writer) {
        $1.line($0 + call)
      }
    }
    if isFailable { writer.line("guard \(answer) != nil else { return nil }") }
  }

  /// Writes a local function with the closures around the call, and a call to this function.
  ///
  /// An `async` member can run on the actor of its caller. Closures run there only if a function
  /// around them has an `isolated` parameter.
  private func writeLocalFunction(
    around call: String,
    _ nonescaping: [MemberParameter],
    _ prefix: String,
    _ suffix: String,
    _ boxes: ArgumentBoxes,
    to writer: inout SourceWriter
  ) {
    let member = boxes.member
    let (function, isolation) = (boxes.unused("spryHere"), boxes.unused("isolation"))
    let parameters = nonescaping.map { ", _ \($0.localName): \(boxes.closureType(of: $0))" }
    let result = member.optionalMark == nil ? boxes.result : "Swift.Void?"
    writer.block(
      "func \(function)(_ \(isolation): isolated (any _Concurrency.Actor)?\(parameters.joined()))"
        + "\(renderer.text(member.effects)) -> \(result)"
    ) { writer in
      boxes.writeClosures(
        for: nonescaping[...], prefix: "return ", first: "_ = \(isolation)", to: &writer
      ) {
        $1.line($0 + call)
      }
    }
    let list = nonescaping.map { ", \($0.localName)" }.joined()
    writer.line("\(prefix)\(member.effectKeywords)\(function)(#isolation\(list))" + suffix)
  }
}

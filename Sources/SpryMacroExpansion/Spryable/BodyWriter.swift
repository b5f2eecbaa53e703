import DeclarationParser

/// Writes the contents of a member's braces.
package struct BodyWriter {
  let renderer: TypeRenderer
  let body: any MemberBody
  /// The initializer that other initializers call, which is required in an extension of a protocol.
  var delegate: String?
  /// The sources of the declarations around the members, whose availability they have.
  var contexts: [SourceText] = []
  /// Whether the fake is an actor.
  var isActor = false

  /// Writes the contents of a member's braces.
  ///
  /// - Parameter name: The name under which calls are recorded, if `#function` is not enough.
  package func write(_ member: Member, name: String?, to writer: inout SourceWriter) {
    switch member.kind {
    case .initializer:
      if let delegate { writer.line("self.\(delegate)") }
      fallthrough
    case .function: writeForAllSystems(MemberCall(member, name: name), to: &writer)
    case .property, .subscript: writeAccessors(member, name, to: &writer)
    }
  }

  /// Writes a call to the runtime, with what some arguments need before and after it:
  /// `return SpryFakeHandle(self).record(parameters: "id", id).answer()`.
  func writeCall(_ call: MemberCall, to writer: inout SourceWriter) {
    let member = call.member
    writeDefaultValues(of: member, to: &writer)
    let boxes = ArgumentBoxes(member: member, renderer: renderer)
    let nonescaping = member.parameters.filter { $0.isNonescaping && !canEvaluate($0, in: member) }
    var call = call
    if member.isAsync, !nonescaping.isEmpty { call.isolation = boxes.unused("isolation") }
    let arguments = member.parameters.map { parameter in
      let passed = write(parameter, boxes, of: call, to: &writer)
      // An older system passes other values on.
      if call.values[parameter.word] == nil { call.values[parameter.word] = passed.value }
      return passed.argument
    }
    var recorder = body.recorder(of: member)
    if call.isolation != nil, isIsolatedToFake(member) {
      // A compiler with assertions stops at a local function that is isolated to a parameter and to
      // the actor, which it would be if it used `self`.
      let variable = boxes.unused("spryRecorder")
      writer.line("let \(variable) = \(recorder)")
      recorder = variable
    }
    let recorded =
      "\(member.effectKeywords)\(recorder)."
      + body.record(
        call,
        names(of: call) + arguments
          + [call.recordedNewValue ?? call.newValue].compactMap(\.self))
      + (member.isRethrowing ? ".rethrowing" : "")
    let answer = body.answer(to: call)
    guard let onCaller = answer.textOnCaller else {
      return write(recorded + answer.text, for: nonescaping, boxes, call.isolation, to: &writer)
    }
    writer.line("#if hasFeature(NonisolatedNonsendingByDefault)")
    write(recorded + onCaller, for: nonescaping, boxes, call.isolation, to: &writer)
    writer.line("#else")
    write(recorded + answer.text, for: nonescaping, boxes, call.isolation, to: &writer)
    writer.line("#endif")
  }

  /// The arguments that name the member: `of: "load(id: Int)", parameters: "id"`.
  private func names(of call: MemberCall) -> [String] {
    let names = call.member.parameterNames
    // In a local function, `#function` is not the name of the member.
    let name = call.name ?? (call.isolation == nil ? nil : call.member.functionName)
    // A signature, which distinguishes overloads, has the names already.
    let hasNames = names.isEmpty || call.name?.includes(": ") == true
    return (name.map { ["of: \"\($0)\""] } ?? []) + (hasNames ? [] : ["parameters: \"\(names)\""])
  }

  /// Writes what a parameter needs before the call.
  ///
  /// - Returns: The argument to record, and the value for the own answer.
  private func write(
    _ parameter: MemberParameter, _ boxes: ArgumentBoxes, of call: MemberCall,
    to writer: inout SourceWriter
  ) -> (argument: String, value: String) {
    let (box, value) = (boxes.box(of: parameter), boxes.value(of: parameter))
    var passed = (argument: value, value: value)
    switch parameter.passing {
    case .inout:
      boxes.writeInoutBox(of: parameter, to: &writer)
      passed = (box, "&\(box).value")
    // An answer uses the value again. A local function cannot consume a parameter of the member.
    case .autoclosure
    where canEvaluate(parameter, in: boxes.member) && body.usesArguments(of: call),
      .plain where parameter.isOwned && call.isolation != nil:
      writer.line("let \(box) = \(value)")
      passed = (box, box)
    case .pack where body.keepsArguments:
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

  /// Whether the fake is an actor that the member is isolated to.
  private func isIsolatedToFake(_ member: Member) -> Bool {
    isActor && member.kind != .initializer && !member.isStatic
      && !member.declaration.has(.nonisolated) && !member.hasOwnIsolation
  }

  private func canEvaluate(_ parameter: MemberParameter, in member: Member) -> Bool {
    guard case .autoclosure(let effects) = parameter.passing else { return false }
    // A spy records the call, whatever the autoclosure throws.
    return member.canEvaluate(effects) && !(body.keepsArguments && effects.throws != nil)
  }
}

extension BodyWriter {
  /// Writes the members of a fake, which wraps an object if its calls are forwarded.
  init(
    _ typeName: String, _ renderer: TypeRenderer, _ forwarding: Forwarding?,
    contexts: [SourceText] = [], isActor: Bool = false
  ) {
    let fake = FakeBody(typeName: typeName, renderer: renderer)
    self.init(
      renderer: renderer,
      body: forwarding.map { WrappingBody(fake: fake, forwarding: $0) } ?? fake,
      contexts: contexts, isActor: isActor)
  }
}

// MARK: - Nonescaping closures

extension BodyWriter {
  /// Writes a call, in a closure for each nonescaping argument.
  private func write(
    _ call: String, for nonescaping: [MemberParameter], _ boxes: ArgumentBoxes,
    _ isolation: String?, to writer: inout SourceWriter
  ) {
    let member = boxes.member
    let isFailable = member.optionalMark != nil
    // With `return`, the compiler applies no result builder of the requirement.
    var (prefix, suffix) = (member.kind == .initializer ? "" : "return ", "")
    if member.returnsSending { (prefix, suffix) = ("return spiedSending(", ")") }
    if nonescaping.isEmpty {
      if isFailable { (prefix, suffix) = ("guard ", " as Swift.Void? != nil else { return nil }") }
      return write(call, prefix, suffix, boxes, to: &writer)
    }
    let answer = boxes.unused("answer")
    if isFailable { prefix = "let \(answer): Swift.Void? = " }
    if let isolation {
      writeLocalFunction(around: call, nonescaping, prefix, suffix, isolation, boxes, to: &writer)
    } else {
      boxes.writeClosures(
        for: nonescaping[...], prefix: prefix, suffix: suffix,
        result: isFailable ? "Swift.Void?" : nil, to: &writer
      ) {
        write(call, $0, "", boxes, to: &$1)
      }
    }
    if isFailable { writer.line("guard \(answer) != nil else { return nil }") }
  }

  /// Writes a statement with a call. A member that rethrows can throw no error that the call throws,
  /// but the compiler accepts it from a closure.
  private func write(
    _ call: String, _ prefix: String, _ suffix: String, _ boxes: ArgumentBoxes,
    to writer: inout SourceWriter
  ) {
    let type = prefix.isEmpty ? " as Swift.Void" : ""
    let statement = prefix + call + type + suffix
    guard boxes.member.isRethrowing else { return writer.line(statement) }
    let isReturned = prefix.hasPrefix("return")
    let rescue = "try spryRethrow(error) { throw $0 }"
    writer.line(
      "do { \(statement) } catch { "
        + (isReturned ? prefix + rescue + suffix : rescue + " as Swift.Void") + " }")
  }

  /// Writes a local function with the closures around the call, and a call to this function.
  ///
  /// An `async` member can run on the actor of its caller. Closures run there only if a function
  /// around them has an `isolated` parameter.
  private func writeLocalFunction(
    around call: String, _ nonescaping: [MemberParameter], _ prefix: String, _ suffix: String,
    _ isolation: String, _ boxes: ArgumentBoxes, to writer: inout SourceWriter
  ) {
    let member = boxes.member
    let function = boxes.unused("spryHere")
    let parameters = nonescaping.map { ", _ \($0.localName): \(boxes.closureType(of: $0))" }
    let result = member.optionalMark == nil ? boxes.result : "Swift.Void?"
    writer.block(
      "func \(function)(_ \(isolation): isolated (any _Concurrency.Actor)?\(parameters.joined()))"
        + "\(renderer.text(member.effects)) -> \(result)"
    ) { writer in
      boxes.writeClosures(
        for: nonescaping[...], prefix: "return ", first: "_ = \(isolation)", result: result,
        to: &writer
      ) {
        write(call, $0, "", boxes, to: &$1)
      }
    }
    let list = nonescaping.map { ", \($0.localName)" }.joined()
    writer.line("\(prefix)\(member.effectKeywords)\(function)(#isolation\(list))" + suffix)
  }
}

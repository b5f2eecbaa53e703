import DeclarationParser

// The calls to the runtime.
extension SpiedBody {
  /// Writes the call that records, and then calls the original body.
  func writeSpiedCall(to writer: inout SourceWriter) {
    if let condition = conditionOfRecording {
      writer.block("guard #available(\(condition)) else") { writer in
        guard member.result?.runtimeSupport == nil else {
          return writer.line("spryResultNeedsNewerSystem()")
        }
        let older = withUnrecordedArguments
        older.boxes.writeUnrecordedCopies(to: &writer)
        older.writeRecordedCall(to: &writer)
      }
    }
    writeRecordedCall(to: &writer)
  }

  private func writeRecordedCall(to writer: inout SourceWriter) {
    for parameter in member.parameters where parameter.isInout {
      boxes.writeInoutBox(of: parameter, to: &writer)
    }
    let nonescaping = member.parameters.filter(\.isNonescaping)
    let arguments = member.parameters.map(argument)
    let prefix = member.returnsSending ? "return spiedSending(" : "return "
    let suffix = member.returnsSending ? ")" : ""
    writeForEachIsolation(to: &writer) { isolation, writer in
      if !isolation.isEmpty, !nonescaping.isEmpty {
        writeLocalFunction(isolation, nonescaping, to: &writer)
        let overload =
          spied.mayBeIsolatedToActor ? writeLocalFunctionForActor(to: &writer) + ", " : ""
        let call = "\(member.effectKeywords)\(localFunction)(\(overload)#isolation)"
        return writeCall(prefix + call, suffix, .stored, to: &writer)
      }
      let call = call(isolation, nil, arguments)
      boxes.writeClosures(for: nonescaping[...], prefix: prefix, suffix: suffix, to: &writer) {
        writeCall($0 + call, nonescaping.isEmpty ? suffix : "", .recorded, to: &$1)
      }
    }
  }

  /// Writes a call with the original body as its closure.
  private func writeCall(
    _ call: String,
    _ suffix: String,
    _ stage: ForwardingStage,
    to writer: inout SourceWriter
  ) {
    let original = original(stage)
    let changed = member.parameters.filter(\.isInout)
    if changed.isEmpty { return writer.line("\(call) {\(closureHead) \(original) }\(suffix)") }
    writer.line("\(call) {\(closureHead)")
    writer.indented { writer in
      for parameter in changed {
        writer.line("defer { \(boxes.box(of: parameter)).value = \(parameter.localName) }")
      }
      writer.line("return " + original)
    }
    writer.line("}" + suffix)
  }

  /// ` () throws(Failure) in`, if the compiler does not infer a typed error.
  var closureHead: String {
    member.isThrowing && member.effects.typedError != nil ? " ()\(effects) in" : ""
  }

  /// A call to the runtime without its closure.
  ///
  /// - Parameters:
  ///   - suffix: The suffix of the function's name.
  ///   - name: The name of the member, if `#function` is another.
  func call(_ suffix: String, _ name: String?, _ arguments: [String]) -> String {
    let values = arguments + (newValue.map { [$0] } ?? [])
    let rescue = member.isRethrowing ? ["rescue: { throw $0 }"] : []
    let list = list(name, in: spied.implementation(), values, rescue)
    return "\(member.effectKeywords)self.spied\(suffix)\(list)"
  }

  /// The arguments of a call: `(in: View.self, arguments: area)`.
  private func list(
    _ name: String?,
    in implementation: String,
    _ arguments: [String],
    _ last: [String] = []
  ) -> String {
    var parts = (name.map { ["\"\($0)\""] } ?? []) + ["in: \(implementation)"]
    if !arguments.isEmpty { parts.append("arguments: " + arguments.joined(separator: ", ")) }
    return "(\((parts + last).joined(separator: ", ")))"
  }

  /// The expression that records a parameter.
  func argument(_ parameter: MemberParameter) -> String {
    switch parameter.passing {
    case .inout, .nonescaping, .autoclosure: boxes.box(of: parameter)
    case .plain, .pack, .skipped: boxes.value(of: parameter)
    }
  }

  /// Writes an initializer. The original body stays in place, because it must create the object.
  func writeInitializer(to writer: inout SourceWriter) {
    // The name of the class makes a clearer error if it lacks the conformance. An extension cannot
    // always use it.
    let type = spied.type.keyword == .extension ? "Self" : spied.type.name
    writer.block("if SpySwitch.isOn(forClass: \(type).self)") { writer in
      guard let condition = conditionOfRecording else {
        return writeRecordedInitializer(to: &writer)
      }
      writer.block("if #available(\(condition))") { writeRecordedInitializer(to: &$0) }
      writer.block("else") { withUnrecordedArguments.writeRecordedInitializer(to: &$0) }
    }
    writeOriginalBody(to: &writer)
  }

  private func writeRecordedInitializer(to writer: inout SourceWriter) {
    var recorded = member
    // Recording does not await or throw.
    recorded.effects = Effects()
    let boxes = ArgumentBoxes(member: recorded, renderer: renderer)
    let nonescaping = member.parameters.filter(\.isNonescaping)
    let arguments = member.parameters.map { parameter in
      if parameter.isInout { return parameter.localName }
      guard parameter.isSending, !parameter.isNonescaping else { return argument(parameter) }
      // A recorded argument is no longer disconnected, so a copy is sent on.
      writer.line("let \(boxes.box(of: parameter)) = spiedSending(\(argument(parameter)))")
      return boxes.box(of: parameter)
    }
    // In a closure, `Self` would use the object, which does not exist yet.
    let receiver = nonescaping.isEmpty ? "Self" : boxes.unused("spiedClass")
    if !nonescaping.isEmpty { writer.line("let \(receiver) = Self.self") }
    let implementation = spied.implementation(
      receiver: nonescaping.isEmpty ? "Self.self" : receiver)
    boxes.writeClosures(for: nonescaping[...], prefix: "", to: &writer) { prefix, writer in
      writer.line("\(prefix)\(receiver).spiedInit\(list(nil, in: implementation, arguments))")
    }
  }
}

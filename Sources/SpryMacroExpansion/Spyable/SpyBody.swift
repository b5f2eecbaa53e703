import DeclarationParser

/// Writes the bodies of a spy's members.
struct SpyBody {
  let renderer: TypeRenderer
  let types: SpyTypes
  /// The expression for the storage in the member.
  let storage: String
  /// Whether `Self` can be a subclass.
  let hasSubclasses: Bool
  /// The sources of the declarations around the members, whose availability they have.
  let contexts: [SourceText]

  /// Writes the body of a function, a subscript's getter, or a getter with effects.
  func writeCall(_ entry: SpyMember, to writer: inout SourceWriter) {
    writePreparation(entry, to: &writer)
    writer.line("return " + converted(call(entry), entry.member))
  }

  /// Writes the rest of an initializer, which succeeds unless its closure fails.
  func writeInitializer(_ entry: SpyMember, to writer: inout SourceWriter) {
    writePreparation(entry, to: &writer)
    guard entry.member.optionalMark != nil else {
      return writer.line("\(call(entry)) as Swift.Void")
    }
    let hasFailed = unused("spyHasFailed", entry)
    writer.line("var \(hasFailed) = false")
    writer.line("\(call(entry, storingFailureIn: hasFailed)) as Swift.Void")
    writer.line("if \(hasFailed) { return nil }")
  }

  /// A call of the storage, with a closure that calls the closure that answers: `try
  /// spyStorage.call(3, "load", id as Int) { (spyClosure: @escaping (Int) throws -> User) in …}`
  func call(_ entry: SpyMember, storingFailureIn hasFailed: String? = nil) -> String {
    let member = entry.member
    // The setter of a subscript has no effects.
    let (isAsync, keywords) =
      entry.role == .call ? (member.isAsync, member.effectKeywords) : (false, "")
    let isRethrowing = entry.role == .call && member.isRethrowing
    let name = "call" + (isAsync ? "Async" : "") + (isRethrowing ? "Rethrows" : "")
    let closure = unused("spyClosure", entry)
    // The closure can run on another actor. It and its arguments are sent there, and the caller
    // waits.
    let isSent = isAsync && !types.isInPlace(entry)
    let boxes = SpyBoxes(of: entry, types)
    let function =
      (isSent ? "spiedSending(\(closure))" : closure) + (boxes.closure == nil ? "" : ".value")
    let answers = closureArguments(entry, boxes.arguments, areSent: isSent)
    var answer = "\(keywords)\(function)(\(answers.joined(separator: ", ")))"
    var effects = ""
    if let box = boxes.result { answer = "\(box.name)(value: \(answer))" }
    if entry.role == .call, let error = member.effects.typedError {
      let error = renderer.text(error)
      effects = " throws(\(error))"
      if types.isErrorErased(member) {
        answer = "do { return \(answer) } catch { throw error as! \(error) }"
        effects += " -> \(boxes.result?.name ?? types.closureResult(member))"
      }
    }
    if let hasFailed { answer = "\(hasFailed) = (\(answer)) == nil" }
    let type = boxes.closure?.name ?? types.closure(of: entry, attribute: "@escaping ")
    let head = "(\(closure): \(type))\(effects) in"
    let list = arguments(entry, boxes.arguments)
    return unboxed(
      "\(storage).\(name)(\(list)) { \(head) \(answer) }", boxes, keywords,
      isSent: entry.role == .call && member.returnsSending)
  }

  /// A result as a subclass, if the member returns that.
  private func converted(_ answer: String, _ member: Member) -> String {
    guard hasSubclasses, let result = member.result, result.isSelfOrOptionalSelf else {
      return answer
    }
    let type = types.closureResult(member)
    return "(\(answer) as \(type)) as! " + (result.isSelf ? "Self" : "Self?")
  }

  /// Writes the variables for arguments that cannot be passed on directly.
  private func writePreparation(_ entry: SpyMember, to writer: inout SourceWriter) {
    writeCheckOfResult(entry, to: &writer)
    for parameter in entry.member.parameters {
      let name = parameter.localName
      if case .pack = parameter.passing {
        writer.line("var \(parameter.word)Argument: [Any] = []")
        // The compiler warns about an optional that becomes `Any` without a word.
        let cast = parameter.isOptionalPack ? " as Any" : ""
        writer.line("repeat \(parameter.word)Argument.append(each \(name)\(cast))")
      } else if let condition = conditionOfErasing(parameter, entry) {
        writer.line("let \(parameter.word)Argument: \(types.type(of: parameter, in: entry.member))")
        writer.line(
          "if #available(\(condition)) { \(parameter.word)Argument = \(parameter.localName) } "
            + "else { \(parameter.word)Argument = SpryUnrecordedArgument() }")
      } else if parameter.isInout, isErased(parameter, entry) {
        let type = types.type(of: parameter, in: entry.member)
        writer.line("var \(parameter.word)Argument: \(type) = \(name)")
        guard parameter.type.mentionsSome else {
          let cast = " as! \(renderer.text(parameter.type))"
          writer.line("defer { \(name) = \(parameter.word)Argument\(cast) }")
          continue
        }
        // The type of the cast has no name.
        let cast = "\(parameter.word)Cast"
        writer.line("func \(cast)<Value>(_ value: Any) -> Value { value as! Value }")
        writer.line("defer { \(name) = \(cast)(\(parameter.word)Argument as Any) }")
      }
    }
  }

  /// The arguments of a call of the storage: `3, "load", id as Int`, or `3, "find", (name: name,
  /// limit: limit)`.
  private func arguments(_ entry: SpyMember, _ box: SpyBox?) -> String {
    let start = "\(entry.number), \"\(entry.prefix)\""
    if types.recorded(entry).isEmpty { return start }
    return "\(start), " + (box.map { boxed(entry, $0) } ?? recordedValue(entry, isBoxed: false))
  }

  /// The recorded arguments in their box.
  private func boxed(_ entry: SpyMember, _ box: SpyBox) -> String {
    "\(box.name)(value: \(recordedValue(entry, isBoxed: true)))"
  }

  /// The only argument, or a tuple of the arguments.
  private func recordedValue(_ entry: SpyMember, isBoxed: Bool) -> String {
    let recorded = types.recorded(entry)
    let member = entry.member
    var values = member.parameters.map { parameter in
      if case .pack = parameter.passing { return parameter.word + "Argument" }
      if conditionOfErasing(parameter, entry) != nil { return parameter.word + "Argument" }
      let value = parameter.isOwned ? "copy \(parameter.localName)" : parameter.localName
      return isErased(parameter, entry)
        ? "\(value) as \(types.type(of: parameter, in: member))" : value
    }
    if entry.role == .setter {
      let isErased = member.result?.mentions(member.genericNames) ?? false
      let name = member.newValueName
      values.append(isErased ? "\(name) as \(types.newValue(of: member))" : name)
    }
    if values.count == 1 {
      // The compiler would open an existential, and lose its type.
      let isTyped = isBoxed || values[0].includes(" as ")
      return isTyped ? values[0] : "\(values[0]) as \(recorded[0].type)"
    }
    let elements = zip(recorded, values).map { "\(label($0.name)): \($1)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// The name of a parameter as a label. The compiler warns about backticks around most keywords.
  private func label(_ name: String) -> String {
    let word = name.filter { $0 != "`" }
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && ![.inout, .var, .let].contains(Keyword(word)) ? word : name
  }

  /// The arguments of the closure that answers, if the member calls it itself.
  ///
  /// - Parameter areSent: Whether to send them to another actor.
  private func closureArguments(_ entry: SpyMember, _ box: SpyBox?, areSent: Bool) -> [String] {
    var arguments = entry.member.parameters.enumerated().map { index, parameter in
      let name = parameter.localName
      switch parameter.passing {
      case .inout: return isErased(parameter, entry) ? "&\(parameter.word)Argument" : "&\(name)"
      case .autoclosure(let effects):
        return effects.keywords + "\(name)()"
      case .nonescaping: return erasedClosure(parameter, entry)
      case .pack:
        let list = parameter.word + "Argument"
        return areSent ? "spiedSending(\(list))" : list
      case .plain, .skipped:
        if conditionOfErasing(parameter, entry) != nil { return parameter.word + "Argument" }
        let value = parameter.isOwned ? "copy \(name)" : name
        if areSent, let box, parameter.syntax.type.runtimeSupport != nil {
          // `spiedSending` is generic.
          let isOnly = entry.member.parameters.count == 1
          return "spiedSending(\(boxed(entry, box))).value" + (isOnly ? "" : ".\(index)")
        }
        let type = isErased(parameter, entry) || parameter.isVariadic ? nil : parameter.type
        return areSent ? "spiedSending(\(unopened(value, type)))" : value
      }
    }
    if entry.role == .setter { arguments.append(entry.member.newValueName) }
    return arguments
  }

  /// The name, or a similar name that no parameter has.
  private func unused(_ name: String, _ entry: SpyMember) -> String {
    ArgumentBoxes(member: entry.member, renderer: renderer).unused(name)
  }

  func isErased(_ parameter: MemberParameter, _ entry: SpyMember) -> Bool {
    !parameter.isNonescaping && types.isErased(parameter, in: entry.member)
  }
}

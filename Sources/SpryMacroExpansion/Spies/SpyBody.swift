/// Writes what stands in the braces of a spy's members.
struct SpyBody {
  let renderer: TypeRenderer
  let types: SpyTypes
  /// The memory, as the member has to write it.
  let memory: String
  /// Whether `Self` may be a subclass.
  let hasSubclasses: Bool

  /// A function, a subscript's getter, a getter with effects.
  func writeCall(_ entry: SpyEntry, to writer: inout SourceWriter) {
    let member = entry.member
    writePreparation(entry, to: &writer)
    if types.isOpaque(entry) { return writeOpaqueCall(entry, to: &writer) }
    let name = "call" + (member.isAsync ? "Async" : "") + (member.isThrowing ? "Throws" : "")
    // What takes no closure that does not escape has nothing to throw again.
    let marks = member.isRethrowing ? (member.isAsync ? "await " : "") : member.marks
    let answer = "\(marks)\(memory).\(name)(\(arguments(entry)))"
    writer.line("return " + (member.returnsSending ? sent(answer, member) : answer))
  }

  /// The value of a property.
  func writeProperty(_ entry: SpyEntry, to writer: inout SourceWriter) {
    // Without `return`, nothing says what `Void` is read for.
    let result = entry.member.returnsNothing ? "return " : ""
    writer.line("get { \(result)\(memory).get(\(entry.number), \"\(entry.prefix)\") }")
    writer.line("set { \(memory).set(\(entry.number), \(newValue(entry))) }")
  }

  /// The new value as what it is declared as: an existential would be opened, and its type lost.
  private func newValue(_ entry: SpyEntry) -> String {
    guard let type = entry.member.result?.ungrouped else { return "newValue" }
    switch type.kind {
    case .named, .constrained, .composition, .metatype:
      return type.wrapped == nil ? "newValue as \(types.stored(type))" : "newValue"
    default: return "newValue"
    }
  }

  /// A subscript's setter.
  func writeSetter(_ entry: SpyEntry, to writer: inout SourceWriter) {
    writer.line("\(memory).call(\(arguments(entry))) as Void")
  }

  /// An initializer: succeeds unless something was set that says otherwise.
  func writeInitializer(_ entry: SpyEntry, to writer: inout SourceWriter) {
    let member = entry.member
    writePreparation(entry, to: &writer)
    writer.line(beginning(entry, result: member.optionalMark == nil ? "Void" : "Void?"))
    let (spyCall, spyClosure) = (free("spyCall", entry), free("spyClosure", entry))
    let call = "\(member.marks)\(spyClosure)(\(closureArguments(entry)))"
    writer.line(
      member.optionalMark == nil
        ? "if let \(spyClosure) = \(spyCall).closure { \(call) }"
        : "if let \(spyClosure) = \(spyCall).closure, \(call) == nil { return nil }")
  }

  private func writeOpaqueCall(_ entry: SpyEntry, to writer: inout SourceWriter) {
    let member = entry.member
    let result = member.result.map { renderer.text($0.named) } ?? "Void"
    writer.line(beginning(entry, result: member.returnsNothing ? "Void" : result))
    let isErased = member.result?.mentions(member.genericNames) ?? false
    let cast = isErased ? " as! \(result)" : ""
    let (spyCall, spyClosure) = (free("spyCall", entry), free("spyClosure", entry))
    if member.isRethrowing {
      let call = "$0(\(closureArguments(entry)))\(cast)"
      let answer = "\(member.marks)\(spyCall).answer { \(member.marks)\(call) }"
      return writer.line("return " + sent(answer, member))
    }
    let call = "\(member.marks)\(spyClosure)(\(closureArguments(entry)))"
    let value = isErased ? "(\(call))\(cast)" : call
    var answer = member.returnsNothing ? call : "return " + sent(value, member)
    if types.isErrorErased(member), let error = member.effects.ownErrorType {
      answer = "do { \(answer) } catch { throw error as! \(renderer.text(error)) }"
    }
    writer.line("if let \(spyClosure) = \(spyCall).closure { \(answer) }")
    if member.returnsNothing { return }
    let last =
      member.isThrowing
      ? "try \(spyCall).valueThrows(\(errorArgument(member)))" : "\(spyCall).value()"
    writer.line("return " + sent(last, member))
  }

  /// What a member returns, as what nobody else has if it has to be that, or as what may be a subclass.
  private func sent(_ answer: String, _ member: Member) -> String {
    if member.returnsSending { return "spiedSending(\(answer))" }
    guard hasSubclasses, let result = member.result, result.isPlainSelf else { return answer }
    return "(\(answer)) as! " + (result.isSelf ? "Self" : "Self?")
  }

  private func beginning(_ entry: SpyEntry, result: String) -> String {
    let member = entry.member
    return "let \(free("spyCall", entry)): SpyCall<\(types.closure(of: entry)), \(result)> = "
      + (member.isThrowing ? "try \(memory).beginThrows" : "\(memory).begin")
      + "(\(arguments(entry)))"
  }

  /// What has to be made of arguments before they can be passed on.
  private func writePreparation(_ entry: SpyEntry, to writer: inout SourceWriter) {
    for parameter in entry.member.parameters {
      let name = parameter.localName
      if case .pack = parameter.passing {
        writer.line("var \(parameter.word)Argument: [Any] = []")
        writer.line("repeat \(parameter.word)Argument.append(each \(name))")
      } else if parameter.isInout, isErased(parameter, entry) {
        let type = types.type(of: parameter, in: entry.member)
        writer.line("var \(parameter.word)Argument: \(type) = \(name)")
        guard parameter.type.mentionsSome else {
          let cast = " as! \(renderer.text(parameter.type))"
          writer.line("defer { \(name) = \(parameter.word)Argument\(cast) }")
          continue
        }
        // There is no word for the type to cast to.
        let cast = "\(parameter.word)Cast"
        writer.line("func \(cast)<Value>(_ value: Any) -> Value { value as! Value }")
        writer.line("defer { \(name) = \(cast)(\(parameter.word)Argument as Any) }")
      }
    }
  }

  /// `3, "load", id, name, throwing: Failure.self`
  private func arguments(_ entry: SpyEntry) -> String {
    var list = ["\(entry.number)", "\"\(entry.prefix)\""]
    if !types.recorded(entry).isEmpty {
      list += entry.member.parameters.map { parameter in
        if case .pack = parameter.passing { return parameter.word + "Argument" }
        let value = parameter.isOwned ? "copy \(parameter.localName)" : parameter.localName
        return isErased(parameter, entry)
          ? "\(value) as \(types.type(of: parameter, in: entry.member))" : value
      }
      if entry.role == .setter {
        let isErased = entry.member.result?.mentions(entry.member.genericNames) ?? false
        let name = entry.member.newValueName
        list.append(isErased ? "\(name) as \(types.newValue(of: entry.member))" : name)
      }
    }
    if entry.role == .call, entry.member.isThrowing {
      let error = errorArgument(entry.member)
      if !error.isEmpty { list.append(error) }
    }
    return list.joined(separator: ", ")
  }

  private func errorArgument(_ member: Member) -> String {
    member.effects.ownErrorType.map { "throwing: \(renderer.text($0)).self" } ?? ""
  }

  /// The arguments for the closure that answers, which the member calls itself.
  private func closureArguments(_ entry: SpyEntry) -> String {
    entry.member.parameters.map { parameter in
      let name = parameter.localName
      switch parameter.passing {
      case .inout: return isErased(parameter, entry) ? "&\(parameter.word)Argument" : "&\(name)"
      case .autoclosure(let effects):
        return (effects.throws == nil ? "" : "try ") + (effects.async == nil ? "" : "await ")
          + "\(name)()"
      case .nonEscaping: return erasedClosure(parameter, entry)
      case .pack: return parameter.word + "Argument"
      case .plain: return parameter.isOwned ? "copy \(name)" : name
      }
    }.joined(separator: ", ")
  }

  /// A closure as one that takes `Any` where it takes what is generic.
  private func erasedClosure(_ parameter: MemberParameter, _ entry: SpyEntry) -> String {
    let names = entry.member.genericNames
    guard case .function(let parameters, let effects, let result) = parameter.type.ungrouped.kind,
      parameters.contains(where: { $0.type.mentions(names) })
    else { return parameter.localName }
    let head = closureHead(parameters, effects, result, names)
    // What is cast is the caller's, wherever the closure runs.
    let isSent = effects.async != nil || parameters.contains { $0.type.isSending }
    func kept(_ value: String) -> String { isSent ? "spiedSending(\(value))" : value }
    var values: [String] = []
    var changed: [String] = []
    for (index, element) in parameters.enumerated() {
      let name = head == nil ? "$\(index)" : "spyValue\(index)"
      let type = renderer.grouped(element.type.named)
      if !element.type.isInout {
        let value = element.type.mentions(names) ? "\(name) as! \(type)" : name
        // What does not escape cannot be kept.
        values.append(value == name && element.type.isFunction ? name : kept(value))
      } else if element.type.mentions(names) {
        values.append("&spyChanged\(index)")
        changed.append("var spyChanged\(index) = \(kept("\(name) as! \(type)"))")
        changed.append("defer { \(name) = spyChanged\(index) }")
      } else {
        values.append("&\(name)")
      }
    }
    let marks = (effects.throws == nil ? "" : "try ") + (effects.async == nil ? "" : "await ")
    let call = "\(marks)\(parameter.localName)(\(values.joined(separator: ", ")))"
    let lines = changed + [changed.isEmpty ? call : "return \(call)"]
    return "{ \(head ?? "")\(lines.joined(separator: "; ")) }"
  }

  /// The head of a closure that throws a type of its own, which the compiler does not see from what
  /// is in it, or that names what it changes.
  private func closureHead(
    _ parameters: [TupleElement],
    _ effects: Effects,
    _ result: TypeSyntax,
    _ names: Set<String>
  ) -> String? {
    var effects = effects
    if effects.thrownType?.mentions(names) == true { effects.thrownType = nil }
    let isChanging = parameters.contains { $0.type.isInout && $0.type.mentions(names) }
    guard isChanging || effects.ownErrorType != nil else { return nil }
    let list = parameters.enumerated().map { index, element in
      "spyValue\(index): \(types.erasedElement(element.type, names))"
    }
    return "(\(list.joined(separator: ", ")))\(renderer.text(effects))"
      + " -> \(types.erased(result, names)) in "
  }

  /// The name, or one like it that no parameter has.
  private func free(_ name: String, _ entry: SpyEntry) -> String {
    ArgumentBoxes(member: entry.member, renderer: renderer).free(name)
  }

  private func isErased(_ parameter: MemberParameter, _ entry: SpyEntry) -> Bool {
    if parameter.isTransient { return false }
    return parameter.type.mentions(entry.member.genericNames) || parameter.type.mentionsSome
  }
}

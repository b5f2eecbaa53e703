/// Writes what stands in the braces of a spy's members.
struct SpyBody {
  let renderer: TypeRenderer
  let types: SpyTypes
  /// The memory, as the member has to write it.
  let memory: String

  /// A function, a subscript's getter, a getter with effects.
  func writeCall(_ entry: SpyEntry, to writer: inout SourceWriter) {
    let member = entry.member
    writePreparation(entry, to: &writer)
    if types.isOpaque(entry) { return writeOpaqueCall(entry, to: &writer) }
    let name = "call" + (member.isAsync ? "Async" : "") + (member.isThrowing ? "Throws" : "")
    writer.line("return \(member.marks)\(memory).\(name)(\(arguments(entry)))")
  }

  /// The value of a property.
  func writeProperty(_ entry: SpyEntry, to writer: inout SourceWriter) {
    writer.line("get { \(memory).get(\(entry.number), \"\(entry.prefix)\") }")
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
    let call = "\(member.marks)spyClosure(\(closureArguments(entry)))"
    writer.line(
      member.optionalMark == nil
        ? "if let spyClosure = spyCall.closure { \(call) }"
        : "if let spyClosure = spyCall.closure, \(call) == nil { return nil }")
  }

  private func writeOpaqueCall(_ entry: SpyEntry, to writer: inout SourceWriter) {
    let member = entry.member
    let result = member.result.map(renderer.text) ?? "Void"
    writer.line(beginning(entry, result: member.returnsNothing ? "Void" : result))
    let isErased = member.result?.mentions(member.genericNames) ?? false
    let cast = isErased ? " as! \(result)" : ""
    if member.isRethrowing {
      let call = "$0(\(closureArguments(entry)))\(cast)"
      return writer.line("return \(member.marks)spyCall.answer { \(member.marks)\(call) }")
    }
    let call = "\(member.marks)spyClosure(\(closureArguments(entry)))"
    var answer = member.returnsNothing ? call : "return \(call)"
    if isErased { answer = "return (\(call))\(cast)" }
    if types.isErrorErased(member), let error = member.effects.ownErrorType {
      answer = "do { \(answer) } catch { throw error as! \(renderer.text(error)) }"
    }
    writer.line("if let spyClosure = spyCall.closure { \(answer) }")
    if member.returnsNothing { return }
    writer.line(
      member.isThrowing
        ? "return try spyCall.valueThrows(\(errorArgument(member)))" : "return spyCall.value()")
  }

  private func beginning(_ entry: SpyEntry, result: String) -> String {
    let member = entry.member
    return "let spyCall: SpyCall<\(types.closure(of: entry)), \(result)> = "
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
        let cast = " as! \(renderer.text(parameter.type))"
        writer.line("defer { \(name) = \(parameter.word)Argument\(cast) }")
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
        list.append(
          isErased ? "newValue as \(types.newValue(of: entry.member))" : "newValue")
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
    guard case .function(let parameters, let effects, _) = parameter.type.ungrouped.kind,
      parameters.contains(where: { $0.type.mentions(names) })
    else { return parameter.localName }
    let list = parameters.enumerated().map { index, element in
      element.type.mentions(names) ? "$\(index) as! \(renderer.text(element.type))" : "$\(index)"
    }.joined(separator: ", ")
    let marks = (effects.throws == nil ? "" : "try ") + (effects.async == nil ? "" : "await ")
    return "{ \(marks)\(parameter.localName)(\(list)) }"
  }

  private func isErased(_ parameter: MemberParameter, _ entry: SpyEntry) -> Bool {
    if parameter.isTransient { return false }
    return parameter.type.mentions(entry.member.genericNames) || parameter.type.mentionsSome
  }
}

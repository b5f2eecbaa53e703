import DeclarationParser

// Values that are recorded or answered as `Any`. No box can have their types, which depend on the
// call.
extension SpyBody {
  /// The systems that can convert an argument to `Any`, unless all can on which the member is
  /// available.
  func conditionOfErasing(_ parameter: MemberParameter, _ entry: SpyMember) -> String? {
    guard case .plain = parameter.passing, isErased(parameter, entry),
      ["Any", "Any?"].contains(types.type(of: parameter, in: entry.member)),
      conditionOfResult(entry) == nil
    else { return nil }
    return condition(parameter.syntax.type.runtimeSupport, entry)
  }

  /// Writes a check that the system can convert the answer to the type of the result.
  func writeCheckOfResult(_ entry: SpyMember, to writer: inout SourceWriter) {
    guard let condition = conditionOfResult(entry) else { return }
    writer.line("guard #available(\(condition)) else { spryResultNeedsNewerSystem() }")
  }

  private func conditionOfResult(_ entry: SpyMember) -> String? {
    guard entry.role == .call, let support = entry.member.result?.runtimeSupport,
      SpyBoxes(of: entry, types).result == nil
    else { return nil }
    return condition(support, entry)
  }

  private func condition(_ support: RuntimeSupport?, _ entry: SpyMember) -> String? {
    support?.condition(within: Availability(of: entry.member, in: renderer.source, contexts))
  }
}

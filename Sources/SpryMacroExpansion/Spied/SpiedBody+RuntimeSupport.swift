import DeclarationParser

// Members with types that the runtime of the oldest system does not support.
extension SpiedBody {
  /// The systems that can record the member, unless all can on which it is available.
  var conditionOfRecording: String? {
    let types = spied.member.types + (spied.newValueType.map { [$0] } ?? [])
    return types.compactMap(\.runtimeSupport).max()?.condition(
      within: Availability(of: spied.member, in: renderer.source, spied.contexts))
  }

  /// The body for older systems, which records a placeholder in the place of some arguments.
  var withUnrecordedArguments: SpiedBody {
    var body = self
    body.member = member.unrecorded { $0.syntax.type.runtimeSupport != nil }
    body.newValue = body.newValue.map {
      spied.newValueType?.runtimeSupport == nil ? $0 : "SpryUnrecordedArgument()"
    }
    return body
  }

  /// Whether the body records a placeholder in the place of an argument.
  func isUnrecorded(_ parameter: MemberParameter) -> Bool {
    member.parameters.contains { $0.word == parameter.word && $0.isSkipped }
  }
}

import DeclarationParser

extension SpyBody {
  /// Writes the accessors of a property that only stores.
  func writeProperty(_ entry: SpyMember, to writer: inout SourceWriter) {
    // Without `return`, the compiler cannot infer `Void`, and applies a result builder of the
    // requirement.
    writer.line("get { return \(storage).get(\(entry.number), \"\(entry.prefix)\") }")
    writer.line("set { \(storage).set(\(entry.number), \(newValue(entry))) }")
  }

  /// The new value as its declared type. Otherwise the compiler would open an existential.
  private func newValue(_ entry: SpyMember) -> String {
    guard let type = entry.member.result?.ungrouped else { return "newValue" }
    switch type.kind {
    case .named, .constrained, .composition, .metatype:
      return type.wrapped == nil ? "newValue as \(types.stored(type))" : "newValue"
    default: return "newValue"
    }
  }

  /// Writes the body of a subscript's setter.
  func writeSetter(_ entry: SpyMember, to writer: inout SourceWriter) {
    writer.line("\(call(entry)) as Void")
  }
}

import DeclarationParser

extension SpyBody {
  /// Writes the accessors of a property that only stores.
  func writeProperty(_ entry: SpyMember, to writer: inout SourceWriter) {
    // Without `return`, the compiler cannot infer `Void`, and applies a result builder of the
    // requirement.
    writer.line("get { return \(storage).get(\(entry.number), \"\(entry.prefix)\") }")
    let newValue = unopened("newValue", entry.member.result)
    writer.line("set { \(storage).set(\(entry.number), \(newValue)) }")
  }

  /// A value as its declared type. Otherwise the compiler would open an existential.
  func unopened(_ value: String, _ type: TypeSyntax?) -> String {
    guard let type = type?.ungrouped else { return value }
    switch type.kind {
    case .named, .constrained, .composition, .metatype:
      return type.wrapped == nil ? "\(value) as \(types.stored(type))" : value
    default: return value
    }
  }

  /// Writes the body of a subscript's setter.
  func writeSetter(_ entry: SpyMember, to writer: inout SourceWriter) {
    writer.line("\(call(entry)) as Swift.Void")
  }
}

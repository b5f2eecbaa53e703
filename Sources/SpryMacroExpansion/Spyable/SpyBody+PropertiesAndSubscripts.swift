import DeclarationParser

extension SpyBody {
  /// Writes the accessors of a property that only stores.
  func writeProperty(_ entry: SpyMember, to writer: inout SourceWriter) {
    // Without `return`, the compiler cannot infer `Void`, and applies a result builder of the
    // requirement.
    let value = "\(storage).get(\(entry.number), \"\(entry.prefix)\")"
    let boxes = SpyBoxes(of: entry, types)
    let (get, set) = (accessor(.get, entry.member), accessor(.set, entry.member))
    writer.line("\(get) { return \(unboxed(value, boxes)) }")
    let newValue =
      boxes.result.map { box in
        "\(box.name)(value: newValue)" + (boxes.hasOptionalResult ? " as \(box.name)?" : "")
      } ?? unopened("newValue", entry.member.result)
    writer.line("\(set) { \(storage).set(\(entry.number), \(newValue)) }")
  }

  /// The keyword of an accessor, after its `@available`.
  func accessor(_ kind: AccessorKind, _ member: Member) -> String {
    member.availability(of: kind, in: renderer.source) + kind.rawValue
  }

  /// The result of a call of the storage, which can be in a box.
  ///
  /// - Parameter isSent: Whether to return it as a disconnected value.
  func unboxed(
    _ call: String, _ boxes: SpyBoxes, _ keywords: String = "", isSent: Bool = false
  ) -> String {
    let sending = isSent ? "spiedSending" : ""
    guard let box = boxes.result else {
      return isSent ? "\(sending)(\(keywords)\(call))" : keywords + call
    }
    let (type, access) =
      boxes.hasOptionalResult ? (box.name + "?", "?.value") : (box.name, ".value")
    return "\(keywords)\(sending)(\(call) as \(type))\(access)"
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

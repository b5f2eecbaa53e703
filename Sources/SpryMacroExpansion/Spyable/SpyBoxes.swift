import DeclarationParser

/// A structure in which a spy stores values of a type that the runtime of the oldest system does not
/// support. The structure is a type of its own, which every system supports.
struct SpyBox {
  let name: String
  /// The type of the value.
  let type: String
  let support: RuntimeSupport

  /// The declaration of the structure.
  var declaration: String { "struct \(name) { let value: \(type) }" }
}

/// The boxes of a member, where it needs them.
struct SpyBoxes {
  private(set) var closure: SpyBox?
  /// The box for the arguments of a call.
  private(set) var arguments: SpyBox?
  /// The box for the result of the member or the property.
  private(set) var result: SpyBox?
  /// Whether the value of the result is an optional, which needs no return value.
  private(set) var hasOptionalResult = false

  var all: [SpyBox] { [closure, arguments, result].compactMap(\.self) }

  init(of entry: SpyMember, _ types: SpyTypes) {
    let member = entry.member
    // Erased types contain `any P<T>` for `some P<T>`.
    let mayNeedBoxes =
      member.effects.typedError != nil
      || member.types.contains { $0.runtimeSupport != nil || $0.mentionsSome }
    guard mayNeedBoxes else { return }
    let prefix = "Spy" + (member.isStatic ? "Class" : "") + entry.prefix.capitalizedFirst
    func box(_ suffix: String, _ type: String) -> SpyBox? {
      SpyBox.support(forType: type).map { SpyBox(name: prefix + suffix, type: type, support: $0) }
    }
    if entry.role != .property {
      closure = box("Closure", types.closure(of: entry))
      arguments = types.recordedType(entry).flatMap { box("Arguments", $0) }
    }
    guard entry.role != .setter, member.kind != .initializer, let type = member.result else {
      return
    }
    hasOptionalResult = type.wrapped != nil
    result = box(
      "Value", entry.role == .property ? types.stored(type) : types.returned(type, in: member))
  }
}

extension SpyBox {
  /// What the runtime has to support for a type.
  fileprivate static func support(forType type: String) -> RuntimeSupport? {
    guard case .variable(let variable)? = parseDeclaration(SourceText("var value: \(type)"))?.kind
    else { return nil }
    return variable.bindings.first?.type?.runtimeSupport
  }
}

extension SpyProperty {
  /// Stores the value in a box, if its type needs one.
  ///
  /// - Parameter availability: Returns the availability of the member.
  mutating func box(_ boxes: SpyBoxes, within availability: () -> Availability) {
    let word = String(kind.prefix { $0 != "<" })
    switch word {
    case "Closure": box = boxes.closure
    case "Received", "ReceivedOptional", "ReceivedInvocations": box = boxes.arguments
    case "ReturnValue", "ReturnValueOptional", "Underlying", "UnderlyingOptional":
      box = boxes.result
    default: break
    }
    guard let box else { return }
    hasOptionalInBox = word.hasSuffix("Optional")
    // The name of an optional argument is nil if there was no call.
    kind = (word == "ReceivedOptional" ? "Received" : word) + "<\(box.name)>"
    if word == "ReceivedInvocations", let condition = box.support.condition(within: availability())
    {
      // The array itself is a generic type.
      self.availability += "@available(\(condition)) "
    }
  }

  /// The expression that reads the value, from a property that is not in the struct of names.
  func read(from storage: String) -> String {
    let value = "SprySpyName.\(kind).value(of: \(number), in: \(storage))"
    if box == nil { return value }
    return value + (kind.hasPrefix("ReceivedInvocations") ? ".map(\\.value)" : "?.value")
  }

  /// The statements that set the value.
  func write(to storage: String) -> [String] {
    func set(_ value: String) -> String {
      "SprySpyName.\(kind).setValue(\(value), of: \(number), in: \(storage))"
    }
    guard let box = box?.name else { return [set("newValue")] }
    if kind.hasPrefix("ReceivedInvocations") { return [set("newValue.map(\(box).init)")] }
    if hasOptionalInBox { return [set("\(box)(value: newValue)")] }
    return [
      "let box = if let newValue { \(box)(value: newValue) } else { nil as \(box)? }", set("box"),
    ]
  }
}

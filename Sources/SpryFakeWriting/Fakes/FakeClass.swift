import DeclarationParser
import SpryMacroExpansion

/// The class of a fake, which lists members without bodies, and what else its file needs.
struct FakeClass {
  let className: String
  let head: ClassHead
  let typealiases: [String]
  /// The members that the class lists.
  let items: [ClassListing.Item]
  /// The protocol of the object that the fake wraps, with its arguments, or `nil` if it wraps none.
  let wrapped: String?
  let used: RequiredImports
  /// The condition of the `#if` around the type, or `nil`.
  let condition: String?
  /// The members that the class may list.
  let possible: [MemberKey]
  /// Whether the class lists nothing, because all members have a default implementation.
  var hasOnlyDefaults: Bool { required.isEmpty && !possible.isEmpty }
  /// The listed members that the type requires: all but an `init() {}`.
  private let required: [ClassListing.Item]

  /// - Parameters:
  ///   - lists: Whether the class lists a member that works without it, such as one with a default
  ///     implementation.
  ///   - wraps: Whether the fake can wrap a real object.
  init(
    _ flat: FlatType, listing lists: (FlatType.Requirement) -> Bool, wraps: Bool
  ) throws(FakeError) {
    let name = SpryFakeWriting.className(ofFakeFor: flat.type.name)
    let source = SourceText(flat.source(listing: lists))
    guard let plain = ClassListing(source, className: name, isOverriding: flat.isOverriding),
      case let wrapped = wraps ? try flat.constraint(for: plain) : nil,
      let listing = ClassListing(
        source, className: name, isOverriding: flat.isOverriding, wrapping: wrapped),
      let all = ClassListing(
        SourceText(flat.source { _ in true }), className: name,
        isOverriding: flat.isOverriding)
    else { throw FakeError("'\(flat.type.name)' cannot be read. Write this fake yourself") }
    className = name
    self.wrapped = wrapped
    required = listing.items
    let faked = listing.faked
    typealiases = faked.aliases(in: .listing)
    possible = all.items.map(\.key)
    used = flat.used
    condition = flat.type.condition
    let own = flat.isOverriding ? [] : [flat.name]
    let plainInitializer = required.first { $0.key.name == "init()" }?.text
    let conformances = flat.conformances.map { name in
      name == "SpryGeneratedFake" && plainInitializer.map(Self.canFail) == true
        ? "SpryProtocolFake" : name
    }
    // As the macro writes it, so that a test can pass the fake to another task. A class of the user
    // is perhaps not `Sendable`, and an actor is anyway.
    let hasPlainRoot = [nil, "NSObject"].contains(flat.superclass)
    let isSendable = !flat.isOverriding && !faked.isActor && hasPlainRoot
    head = ClassHead(
      attributes: faked.classAttributes, isActor: faked.isActor, name: name,
      genericParameters: faked.genericParameters,
      parents: (flat.superclass.map { [$0] } ?? []) + own + ["Spryable"] + conformances
        + (isSendable ? ["Sendable"] : []),
      requirements: faked.requirements)
    // A macro with 'wraps: true' writes it.
    let needsInitializer =
      !wraps && plainInitializer == nil
      && (conformances.contains("SpryGeneratedFake")
        || hasPlainRoot && required.contains { $0.key.name.hasPrefix("init(") })
    // The class can be on the actor of its protocol, but a test creates the fake anywhere.
    let text =
      (hasPlainRoot && !faked.isActor ? "nonisolated " : "")
      + (flat.superclass == nil ? "" : "override ") + "init() {}"
    let initializer = MemberKey.key(of: text).map { ClassListing.Item(text: text, key: $0) }
    items = [needsInitializer ? initializer : nil].compactMap(\.self) + required
  }

  /// The members for a class that already has members that the user wrote.
  ///
  /// An `init() {}` would not set the properties that another designated initializer sets, but
  /// `SpryGeneratedFake` requires it.
  func items(besides own: [ExistingMember]) -> [ClassListing.Item] {
    own.contains(where: \.isDesignatedInitializer) && !head.parents.contains("SpryGeneratedFake")
      ? required : items
  }

  /// Whether an initializer without parameters throws, waits, or returns `nil`, so that it is not
  /// the one of `SpryGeneratedFake`.
  private static func canFail(_ initializer: String) -> Bool {
    let head = initializer.prefix { $0 != "{" }
    return ["init?(", "init!(", " async", " throws"].contains { head.includes($0) }
  }

  /// The class in a new file, with `@Spryable`.
  var text: String {
    let lines = typealiases + Self.lines(of: items)
    let body = lines.isEmpty ? "{}" : "{\n\(lines.map(Self.indented).joined(separator: "\n"))\n}"
    let attribute = wrapped == nil ? "@Spryable" : "@Spryable(wraps: true)"
    let attributed = attribute + (head.attributes.isEmpty ? " " : "\n")
    return "\(attributed)\(head.text) \(body)\n"
  }

  /// The texts of members, with the conditions around them.
  static func lines(of items: [ClassListing.Item]) -> [String] {
    var lines: [String] = []
    var condition: String?
    for item in items {
      if item.condition != condition {
        if condition != nil { lines.append("#endif") }
        if let next = item.condition { lines.append("#if \(next)") }
        condition = item.condition
      }
      lines.append(condition == nil ? item.text : indented(item.text))
    }
    if condition != nil { lines.append("#endif") }
    return lines
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

extension FlatType {
  /// The protocol of the object that a fake wraps: `Shelf<Item>`.
  fileprivate func constraint(for listing: ClassListing) throws(FakeError) -> String {
    if isOverriding { throw .wraps(type, which: "is a class") }
    if ![nil, "NSObject"].contains(superclass) {
      throw .wraps(type, which: "requires a superclass")
    }
    if listing.items.contains(where: { $0.key.name.hasPrefix("init(") }) {
      throw .wraps(type, which: "requires an initializer")
    }
    if let name = defaultedTypes.first {
      throw .wraps(type, which: "has the associated type '\(name)' with a default")
    }
    let arguments = listing.genericArguments
    guard arguments.isEmpty || arguments == "<\(type.genericNames.joined(separator: ", "))>" else {
      throw .wrapsOpenType(type, head: "protocol \(type.name)\(arguments)")
    }
    return name + arguments
  }
}

/// The head of the class of a fake.
struct ClassHead {
  var attributes: [String]
  var isActor: Bool
  var name: String
  /// `<Item: Equatable>`, or nothing.
  var genericParameters: String
  var parents: [String]
  /// ` where Item: Equatable`, or nothing.
  var requirements: String

  /// Everything before the brace, without `@Spryable`.
  var text: String {
    attributes.map { $0 + "\n" }.joined() + (isActor ? "actor " : "final class ") + name
      + genericParameters + inheritance
  }

  /// The text after the generic parameters.
  var inheritance: String { ": " + parents.joined(separator: ", ") + requirements }
}

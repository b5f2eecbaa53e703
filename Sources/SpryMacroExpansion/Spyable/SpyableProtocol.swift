import DeclarationParser

/// Writes `class XSpy: X` for a protocol, with the names of swift-spyable.
struct SpyableProtocol {
  let faked: FakedProtocol
  let types: SpyTypes
  /// The prefix of each member's names, by its offset in the source.
  let prefixes: [Int: String]
  /// `underlyingName` for each property, by its offset.
  let underlyingNames: [Int: String]
  let isFinal: Bool
  /// The names under which the spy records its members.
  let names: RecordedNames

  init(_ faked: FakedProtocol) {
    self.faked = faked
    let members = faked.members.all
    names = RecordedNames(of: members, in: faked.source)
    types = SpyTypes(renderer: faked.renderer)
    prefixes = SpyPrefixes.prefixes(of: members, in: faked.source)
    underlyingNames = SpyPrefixes.underlyingNames(of: members)
    isFinal = Self.isFinal(members) || faked.inherits(["CaseIterable"])
  }

  /// Whether the protocol uses `Self` in a way that only a final class can satisfy.
  private static func isFinal(_ members: [Member]) -> Bool {
    members.contains { member in
      let isResult = member.result?.mentions(["Self"]) ?? false
      if isResult, member.kind == .property || member.result?.isSelfOrOptionalSelf == false {
        return true
      }
      return member.typesInConstraints.contains { $0.mentions(["Self"]) }
        || member.parameters.contains {
          ($0.isInout || $0.type.isFunction) && $0.type.mentions(["Self"])
            || $0.syntax.type.usesSelfInvariantly
        }
    }
  }

  func expansion() -> String {
    faked.conditional { writer in
      writer.lines(faked.classAttributes)
      writer.block(head, writeMembers)
    }
  }

  private func writeMembers(to writer: inout SourceWriter) {
    // The compiler shows this line if it refuses the superclass.
    if inheritsSpy, let superclass {
      writer.line(
        "// If '\(superclass)' is final, because its protocol uses 'Self', write 'inheriting: nil' "
          + "and repeat its members in '\(faked.type.name.text)'.")
    }
    if !hidesRuntime { writer.lines(faked.importAdvice) }
    writer.lines(faked.aliases(in: .spy))
    if !hidesRuntime, !inheritsSpy {
      let recorded = faked.members.all.filter { $0.kind != .property && !$0.isStatic }
      let list = recorded.map(names.name).joined(separator: ";")
      writer.line("nonisolated \(level)let spryState = SpryState(spy: \"\(list)\")")
    }
    var number = 0
    write(faked.members, number: &number, to: &writer)
    writeInitializer(to: &writer)
    if hidesRuntime, !inheritsSpy { writeReset(to: &writer) }
  }

  var superclass: String? { faked.arguments.superclass }

  var inheritsSpy: Bool { faked.arguments.inheritsSpy }

  /// Whether spies in other modules can inherit from it.
  var isOpen: Bool {
    // A member cannot have more access than the extension around it states.
    faked.accessLevel == .public && faked.extensionLevel != .public
      && (superclass == nil || inheritsSpy || superclass == "NSObject") && !isFinal
      && !faked.isActor
  }

  var level: String { faked.accessLevel.memberPrefix }

  var hidesRuntime: Bool { faked.hidesRuntime }

  /// The access modifier of what comes from SpryKit.
  var runtimeLevel: String { hidesRuntime ? "" : level }

  var head: String {
    let kind = faked.isActor ? "actor " : isFinal ? "final class " : "class "
    var conformances = superclass.map { [$0] } ?? []
    conformances.append(faked.isolatedConformance + faked.type.name.quoted)
    if !inheritsSpy { conformances += faked.nonisolatedConformances }
    if !inheritsSpy && !hidesRuntime { conformances.append("nonisolated SpryGeneratedSpy") }
    // Subclasses can be unchecked. A spy stores only its state, which has a lock.
    if !faked.isActor { conformances.append("@unchecked Sendable") }
    return (isOpen ? "open " : faked.accessPrefix) + faked.isolationPrefix + kind + faked.className
      + faked.genericParameters + ": " + conformances.joined(separator: ", ") + faked.requirements
  }

  // MARK: Initializing and resetting

  private func writeInitializer(to writer: inout SourceWriter) {
    // A spy with a superclass inherits its initializers.
    let hasOwn = superclass == nil && !faked.members.all.contains(where: \.isPlainInitializer)
    // Only the class itself can have it, if there can be subclasses.
    let isDeclared = faked.members.all.contains { $0.functionName == "init(from:)" }
    let isDecodable = faked.inherits(["Decodable", "Codable"]) && !isDeclared && !faked.isActor
    let isolation = isDecodable && hasOwn ? "nonisolated " : ""
    if isDecodable {
      writer.line(
        "\(isolation)\(level)\(isFinal ? "" : "required ")convenience "
          + "init(from decoder: any Swift.Decoder) throws { self.init() }")
    }
    guard hasOwn else { return }
    // So that the test which creates the spy owns its calls.
    let state = hidesRuntime ? " _ = SprySpyMembers<Swift.Void>(self) " : ""
    writer.line("\(isolation)\(level)init() {\(state)}")
  }

  /// Writes the functions that reset a spy that does not conform to `SpryGeneratedSpy`.
  private func writeReset(to writer: inout SourceWriter) {
    writer.line(
      "nonisolated \(isOpen ? "open " : level)func resetSpy() "
        + "{ SprySpyMembers<Swift.Void>(self).reset() }")
    writer.line("nonisolated \(level)static func resetSpy() { spryResetStaticMembers(of: self) }")
  }
}

extension TypeSyntax {
  /// Whether `Self` is an argument of a generic type that cannot be converted to one of a subclass,
  /// or a constraint of an opaque type.
  fileprivate var usesSelfInvariantly: Bool {
    switch kind {
    case .named(_, let name, let arguments) where convertibleTypes.contains(name.text):
      arguments.contains(where: \.usesSelfInvariantly)
    case .named(_, _, let arguments) where !arguments.isEmpty: mentions(["Self"])
    case .constrained(let word, let constraint) where word.keyword == .any:
      constraint.children.contains(where: \.usesSelfInvariantly)
    default: children.contains(where: \.usesSelfInvariantly)
    }
  }
}

private let convertibleTypes: Set<String> = ["Array", "Optional", "Dictionary"]

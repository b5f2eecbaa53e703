import DeclarationParser

// Which of the types that a protocol inherits from are parents, whose members a fake inherits.
extension FakedProtocol {
  /// The inherited protocols whose fakes must have `@Spryable` as well.
  var parents: [TypeSyntax] { inherited.filter(isParent) }

  private func isParent(_ type: TypeSyntax) -> Bool {
    let name = type.lastName
    return !type.isSuppressed && !name.isEmpty && !isImplementedInAllFakes(name)
      && !protocolsWithoutSpy.contains(name) && !requiresInitializer(name)
      && !["NSObjectProtocol", "DistributedActor"].contains(name)
  }

  /// Whether the fake must be an object of Objective-C.
  var needsNSObject: Bool { inherits(["NSObjectProtocol"]) }

  /// Whether the protocol requires an identifier that the class of a fake does not have: an own
  /// `associatedtype ID`, `where ID == String`, or a protocol that the default, `ObjectIdentifier`,
  /// does not conform to.
  private var needsIdentifier: Bool {
    let own = members.all.first { $0.kind == .property && $0.name.text == "id" }
    if associatedTypeNames.contains("ID") { return own == nil }
    if let type = own?.result, type.lastName != "ID" { return false }
    if inherited.contains(where: { $0.lastName == "Identifiable" && !$0.children.isEmpty }) {
      return own == nil
    }
    return requirementsOfProtocol.contains { requirement in
      guard requirement.left.mentions(["ID", "Self"]), requirement.left.lastName == "ID" else {
        return false
      }
      return requirement.relation == .equals
        ? own == nil
        : !requirement.right.composedTypes.map(\.lastName).allSatisfy(
          protocolsOfObjectIdentifier.contains)
    }
  }

  /// The inherited protocols with requirements that the macro does not implement.
  var unseen: [TypeSyntax] {
    inherited.filter { type in
      let name = type.lastName
      if type.isSuppressed || name.isEmpty { return false }
      if name == "Identifiable" { return needsIdentifier }
      if isImplementedInAllFakes(name) { return false }
      return macro == .spyable || (name != "NSObjectProtocol" && !isParent(type))
    }
  }

  /// Whether every fake and every spy of a protocol has the members of an inherited one.
  private func isImplementedInAllFakes(_ name: String) -> Bool {
    protocolsWithoutRequirements.contains(name) || protocolsOfGeneratedClasses.contains(name)
  }
}

/// Protocols whose requirements every class satisfies by default.
private let protocolsWithoutRequirements: Set<String> = [
  "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Actor", "AnyActor", "Copyable",
  "Escapable", "Error", "LocalizedError", "CustomNSError", "Identifiable", "Observable",
  "ObservableObject",
]

private let protocolsOfObjectIdentifier: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Sendable", "CustomDebugStringConvertible",
]

/// Protocols of the system that an extension of a spy can implement.
let protocolsWithoutSpy: Set<String> = [
  "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  "MutableCollection", "AsyncSequence", "AsyncIteratorProtocol", "TextOutputStream",
  "TextOutputStreamable", "CustomReflectable", "Clock", "InstantProtocol", "ContiguousBytes",
  "CVarArg", "View", "ViewModifier",
]

/// Protocols that SpryKit implements for all fakes and spies of protocols.
let protocolsOfGeneratedClasses: Set<String> = [
  "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
]

/// Whether a protocol of the standard library has an initializer, which no extension of a class can
/// implement.
func requiresInitializer(_ name: String) -> Bool {
  [
    "RawRepresentable", "LosslessStringConvertible", "CodingKey", "OptionSet", "SetAlgebra",
    "RangeReplaceableCollection",
  ].contains(name) || (name.hasPrefix("ExpressibleBy") && name.hasSuffix("Literal"))
}

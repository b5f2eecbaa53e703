package struct AccessorBlock: Sendable {
  /// The accessors, or none if the block is the body of a getter.
  package let accessors: [Accessor]
  /// The text after the accessors that the parser cannot read, or the body of a getter.
  package let rest: SourceRange?
  /// The braces and their contents.
  package let range: SourceRange
}

package struct Accessor: Sendable {
  package let attributes: [Attribute]
  /// `mutating`, `nonmutating`, `nonisolated`, and so on.
  package let modifiers: [Modifier]
  package let kind: AccessorKind
  /// The word in the source.
  package let keyword: Identifier
  /// The name in `set(name)`.
  package let parameter: Identifier?
  package let effects: Effects
  package let body: SourceRange?
  package let range: SourceRange
}

/// A kind of accessor, by its keyword.
package enum AccessorKind: String, Sendable {
  case get, set, willSet, didSet, `init`, read, modify, borrow, mutate, _read, _modify
  case unsafeAddress, unsafeMutableAddress
  case addressWithOwner, addressWithNativeOwner
  case mutableAddressWithOwner, mutableAddressWithNativeOwner

  init?(_ keyword: Keyword) { self.init(rawValue: keyword.rawValue) }

  /// Whether a requirement can have it.
  package var isGetOrSet: Bool { self == .get || self == .set }

  package var isGetter: Bool { self == .get || self == .read || self == ._read }

  package var isSetter: Bool { self == .set || self == .modify || self == ._modify }

  package var isObserver: Bool { self == .willSet || self == .didSet }
}

extension AccessorBlock? {
  package var getterEffects: Effects {
    self?.accessors.first(where: \.kind.isGetter)?.effects ?? Effects()
  }

  package var hasSetter: Bool { self?.accessors.contains(where: \.kind.isSetter) ?? false }

  package var hasObserver: Bool { self?.accessors.contains(where: \.kind.isObserver) ?? false }

  /// Whether it contains code. The accessors of a requirement contain none.
  package var hasBody: Bool {
    guard let self else { return false }
    return self.accessors.isEmpty || self.accessors.contains { $0.body != nil }
  }
}

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
  /// `get`, `set`, `willSet`, and so on.
  package let introducer: Identifier
  /// The name in `set(name)`.
  package let parameter: Identifier?
  package let effects: Effects
  package let body: SourceRange?
  package let range: SourceRange
}

extension Accessor {
  package var keyword: Keyword { introducer.keyword }

  /// Whether a requirement can have it.
  package var isGetOrSet: Bool { keyword == .get || keyword == .set }

  package var isSetter: Bool { [.set, .modify, ._modify].contains(keyword) }
}

extension AccessorBlock? {
  package var getterEffects: Effects {
    self?.accessors.first { [.get, .read, ._read].contains($0.keyword) }?.effects ?? Effects()
  }

  package var hasSetter: Bool { self?.accessors.contains(where: \.isSetter) ?? false }

  package var hasObserver: Bool {
    self?.accessors.contains { [.willSet, .didSet].contains($0.keyword) } ?? false
  }

  /// Whether it contains code. The accessors of a requirement contain none.
  package var hasBody: Bool {
    guard let self else { return false }
    return self.accessors.isEmpty || self.accessors.contains { $0.body != nil }
  }
}

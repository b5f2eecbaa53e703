// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SpryMacros

// Associated types whose children are in another module.

@Spryable @Spyable
public nonisolated protocol Shelf {
  associatedtype Item = Int
  associatedtype Place: Equatable = [Item] where Place: Hashable
  associatedtype Neighbour = Self
  func first() -> Item
  func place(_ item: Item) -> Place
}

@Spryable @Spyable
public nonisolated protocol Converting {
  associatedtype Input
  associatedtype Output
  func convert(_ input: Input) -> Output
}

// What only modules with a `@_spi` import can see.

@_spi(Corpus) public nonisolated struct Draft: Equatable {
  public var text: String
  public init(text: String) { self.text = text }
}

@_spi(Corpus) @Spryable @Spyable
public nonisolated protocol Drafting {
  init(draft: Draft)
  var current: Draft { get set }
  func save(_ draft: Draft) async throws -> Draft
}

@Spryable @Spyable
public nonisolated protocol Publishing {
  func publish() -> Int
  @_spi(Corpus) func publish(_ draft: Draft) -> Draft
  @_spi(Corpus) var next: Draft { get set }
}

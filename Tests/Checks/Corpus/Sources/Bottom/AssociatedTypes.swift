// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SpryMacros

// Associated types whose children are in another module.

@Spryable @Spyable
public nonisolated protocol Cabinet {
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

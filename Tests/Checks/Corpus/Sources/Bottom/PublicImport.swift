// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The spy of a public protocol needs a public import for what SpryKit implements.
public import SpryMacros

@Spyable
nonisolated public protocol PublicParents: Hashable, Codable, CustomStringConvertible {
  func load(_ id: Int) -> String
}

@Spyable(inheriting: "PublicParentsSpy")
nonisolated public protocol PublicChild: PublicParents {
  func more(_ id: Int) -> String
}

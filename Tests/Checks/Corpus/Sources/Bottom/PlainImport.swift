// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A plain import, which is internal under `InternalImportsByDefault`, is enough for the spy of a public protocol.
// The compiler of Swift 6.2 does not tell macros that imports are internal.
#if compiler(>=6.3)
  import SpryMacros
#else
  public import SpryMacros
#endif

@Spyable
nonisolated public protocol PlainSource {
  var title: String { get }
  func load(_ id: Int) async throws -> String
  subscript(index: Int) -> String? { get set }
  static func make() -> Int
}

@Spyable
nonisolated public protocol PlainStore<Item> {
  associatedtype Item: Equatable
  init(name: String)
  func put(_ item: Item) -> Void
}

@Spyable(inheriting: "PlainSourceSpy")
nonisolated package protocol PlainChild: PlainSource {
  func more(_ body: () -> Void) -> String!
}

@Spyable
public protocol PlainActor: Actor {
  func run() -> Int
}

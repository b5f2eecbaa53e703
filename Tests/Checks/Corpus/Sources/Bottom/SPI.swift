// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SpryMacros

// What only modules with a `@_spi` import can see.

@_spi(Corpus) public nonisolated struct Manuscript: Equatable {
  public var text: String
  public init(text: String) { self.text = text }
}

@_spi(Corpus) @Spryable @Spyable
public nonisolated protocol Drafting {
  init(draft: Manuscript)
  var current: Manuscript { get set }
  func save(_ draft: Manuscript) async throws -> Manuscript
}

@Spryable @Spyable
public nonisolated protocol Publishing {
  func publish() -> Int
  @_spi(Corpus) func publish(_ draft: Manuscript) -> Manuscript
  @_spi(Corpus) var next: Manuscript { get set }
}

/// The tokens of a source, with one for its end.
///
/// They lie in memory that whoever asked for them gives back, and not in an array, whose elements cost a
/// call each in a debug build.
struct TokenList {
  private(set) var start: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  /// - Parameter capacity: Tokens that there is room for at first.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (start + count).initialize(to: token)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

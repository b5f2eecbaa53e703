/// Finds the keyword that is spelled by some bytes.
///
/// An open hash table of 512 places, half of them free, made at the first use and never given up.
///
/// `@unchecked Sendable`: its pointers are to memory that nobody writes after `init`.
struct KeywordTable: @unchecked Sendable {
  private struct Place {
    var spelling: UnsafePointer<UInt8>?
    var length = 0
    var keyword = Keyword.none
  }

  private let places: UnsafePointer<Place>
  private let longest: Int

  static let shared = KeywordTable()

  private init() {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: 512)
    places.initialize(repeating: Place(), count: 512)
    var longest = 0
    for keyword in Keyword.allCases where keyword.number != Keyword.none.number {
      let bytes = Array(String(describing: keyword).utf8)
      let spelling = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      spelling.initialize(from: bytes, count: bytes.count)
      var index = Self.hash(spelling, bytes.count)
      while places[index].spelling != nil { index = (index + 1) & 511 }
      places[index] = Place(
        spelling: UnsafePointer(spelling), length: bytes.count, keyword: keyword)
      longest = max(longest, bytes.count)
    }
    self.places = UnsafePointer(places)
    self.longest = longest
  }

  /// A byte as a number, by way of `Double`: a conversion between integers is generic, and each file that
  /// asks for one takes the compiler some 0.05 s more in a debug build.
  private static func number(_ byte: UInt8) -> Int { Int(Double(byte)) }

  private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let first = number(start[0])
    let middle = number(start[length / 2])
    let last = number(start[length - 1])
    // Two terms at a time: the compiler checks the types of a long one in ten times the time.
    let ends = first &* 31 &+ last &* 131
    let rest = middle &* 7 &+ length &* 59
    return (ends &+ rest) & 511
  }

  /// The keyword, or ``Keyword/none``.
  func keyword(_ start: UnsafePointer<UInt8>, length: Int) -> Keyword {
    guard length > 1, length <= longest else { return .none }
    var index = Self.hash(start, length)
    while let spelling = places[index].spelling {
      if places[index].length == length {
        var position = 0
        while position < length, spelling[position] == start[position] { position += 1 }
        if position == length { return places[index].keyword }
      }
      index = (index + 1) & 511
    }
    return .none
  }
}

/// What an identifier means where it stands for more than a name.
///
/// Only words that the parser asks for are listed. A word is known by its number, so that to ask costs
/// a comparison of bytes also in a debug build, in which a macro runs.
enum Keyword: String, CaseIterable {
  case none

  // Words that are names only in backticks, or after a dot.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`,
    `throws`
  case `true`, `try`, `typealias`, `var`, `where`, `while`

  // Words that mean something in places.
  case actor, any, async, autoclosure, await, borrow, consume, copy, each, escaping, macro
  case noDerivative, noescape, of, preconcurrency, reasync, retroactive, Sendable, some, unchecked
  case unsafe
  case _local, _noMetadata
  case `Protocol`, `Type`

  // Words behind a pound.
  case elseif, endif

  // Accessors.
  case get, set, willSet, didSet, read, modify, mutate, _read, _modify
  case unsafeAddress, unsafeMutableAddress
  case addressWithOwner, addressWithNativeOwner
  case mutableAddressWithOwner, mutableAddressWithNativeOwner

  // Modifiers and specifiers, many of them either.
  case __consuming, __owned, __setter_access, __shared, _const, _compilerInitialized
  case _resultDependsOn, _resultDependsOnSelf, borrowing, consuming, convenience, dependsOn,
    distributed, dynamic
  case final, indirect, infix, isolated, lazy, mutating, nonisolated, nonmutating, open, optional
  case override, package, postfix, prefix, required, sending, unowned, weak
}

extension Keyword {
  /// The number that stands for the word.
  var number: UInt8 {
    @inline(__always) get { unsafeBitCast(self, to: UInt8.self) }
  }

  // The standard library's comparison of enumerations with raw values compares the strings.
  @inline(__always)
  static func == (left: Keyword, right: Keyword) -> Bool {
    left.number == right.number
  }

  /// Whether it cannot be a name without backticks.
  var isReserved: Bool {
    number >= Keyword.Any.number && number <= Keyword.while.number
  }

  /// Whether it says what kind of declaration follows, wherever it stands.
  var isIntroducer: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// Whether it may stand before the introducer of a declaration.
  var isModifier: Bool {
    switch self {
    case .__consuming, .__setter_access, ._const, ._compilerInitialized, ._local,
      ._resultDependsOn, ._resultDependsOnSelf, .async, .borrowing, .class, .consuming,
      .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .private, .public, .reasync, .required, .sending, .static,
      .unowned, .weak:
      true
    default: false
    }
  }

  /// Whether it may stand before the type of a parameter.
  var isTypeSpecifier: Bool {
    switch self {
    case .__owned, .__shared, ._const, ._resultDependsOn, .borrowing, .consuming, .inout, .isolated,
      .sending:
      true
    default: false
    }
  }

  /// Whether it begins an accessor.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .`init`, .read, .modify, .borrow, .mutate, ._read, ._modify,
      .unsafeAddress, .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
      true
    default: false
    }
  }
}

/// Finds the keyword that is spelled by some bytes.
///
/// An open hash table of 512 places, half of them free, made at the first use and never given up.
struct KeywordTable: @unchecked Sendable {
  // Unchecked because of the pointers, to memory that nobody writes after `init`.
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
      let bytes = Array(keyword.rawValue.utf8)
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

  private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let first = Int(start[0])
    let middle = Int(start[length >> 1])
    let last = Int(start[length - 1])
    return (first &* 31 &+ middle &* 7 &+ last &* 131 &+ length &* 59) & 511
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

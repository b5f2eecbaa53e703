/// What an identifier means where it stands for more than a name.
///
/// Only words that the parser asks for are listed. A word is known by its number, so that to ask costs
/// a comparison of bytes also in a debug build, in which a macro runs. It is spelled as its case: strings as
/// raw values would be a fiftieth of the whole module's build.
enum Keyword: CaseIterable {
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

  // In place, where the one that the compiler writes is a call.
  @inline(__always)
  static func == (left: Keyword, right: Keyword) -> Bool {
    left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

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

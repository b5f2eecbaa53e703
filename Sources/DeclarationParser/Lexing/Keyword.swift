/// A word that can mean more than a name.
///
/// Only the words that the parser looks for are listed.
package enum Keyword: String, Sendable {
  /// An identifier that is not a keyword.
  case none = ""

  // Words that are names only in backticks, or after a dot.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`,
    `throws`
  case `true`, `try`, `typealias`, `var`, `where`, `while`

  // Words that are keywords only in some places.
  case actor, any, async, autoclosure, await, borrow, consume, copy, each, escaping, macro
  case noDerivative, noescape, of, preconcurrency, reasync, retroactive, Sendable, some, unchecked
  case unsafe
  case _local, _noMetadata
  case `Protocol`, `Type`

  // Accessors.
  case get, set, willSet, didSet, read, modify, mutate, _read, _modify
  case unsafeAddress, unsafeMutableAddress
  case addressWithOwner, addressWithNativeOwner
  case mutableAddressWithOwner, mutableAddressWithNativeOwner

  // Modifiers and specifiers. Many words are both.
  case __consuming, __owned, __setter_access, __shared, _const, _compilerInitialized
  case _resultDependsOn, _resultDependsOnSelf, borrowing, consuming, convenience, dependsOn,
    distributed, dynamic
  case final, indirect, infix, isolated, lazy, mutating, nonisolated, nonmutating, open, optional
  case override, package, postfix, prefix, required, sending, unowned, weak
}

extension Keyword {
  /// The keyword of a word without backticks.
  package init(_ word: String) { self = Keyword(rawValue: word) ?? .none }

  /// Whether the word cannot be a name without backticks.
  package var isReserved: Bool {
    switch self {
    case .Any, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer,
      .deinit, .do, .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func,
      .guard, .if, .import, .in, .`init`, .inout, .internal, .is, .let, .nil, .operator,
      .precedencegroup, .private, .protocol, .public, .repeat, .rethrows, .return, .self, .Self,
      .static, .struct, .subscript, .super, .switch, .throw, .throws, .true, .try, .typealias,
      .var, .where, .while:
      true
    default: false
    }
  }

  /// Whether it introduces a declaration, wherever it is.
  var isIntroducer: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .`init`, .read, .modify, .borrow, .mutate, ._read, ._modify,
      .unsafeAddress, .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
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
}

/// A fake that records its calls and answers them with stubs.
///
/// `@Spryable` generates such a fake. Conform to `Spryable` yourself if the macro can't see the
/// protocol that you fake, or if you want to see the fake's code.
///
/// - In functions, subscripts, and `get`, return the result of `spryify`, or of `spryifyThrows` if
///   the member throws.
/// - In `set`, call `spryify` or `recordCall` with `newValue`.
/// - If reads of a property shouldn't be recorded, return the result of `stubbedValue`.
///
/// ```swift
/// final class FakeUserService: UserService, Spryable {
///   enum Function: String, StringRepresentable { case load }
///
///   func load(id: String) throws -> User {
///     try spryifyThrows(arguments: id)
///   }
/// }
/// ```
public protocol Spryable: Spyable, Stubbable {}

/// A fake that `@Spryable` generates for a protocol.
///
/// The fake of a protocol with `init() throws`, for example, cannot be a ``SpryGeneratedFake``.
@_documentation(visibility: internal)
public protocol SpryProtocolFake: Spryable, SpryWrittenFake {}

@_documentation(visibility: internal)
extension SpryProtocolFake {
  /// The fake is generated.
  public static var spryReceiver: SpryReceiver { .generated }
}

/// A fake whose entire class `@Spryable` generates, so that none of its code needs a member's name.
@_documentation(visibility: internal)
public protocol SpryNamelessFake: SpryProtocolFake {
  /// The names of the instance members. With this type, code completion omits functions that take a
  /// name.
  associatedtype Function = SpryTypedName

  /// The names of the static members.
  associatedtype ClassFunction = SpryTypedName
}

/// A ``SpryNamelessFake`` that wraps no object.
@_documentation(visibility: internal)
public protocol SpryExpandedFake: SpryNamelessFake {}

/// A ``SpryNamelessFake`` that can wrap an object.
@_documentation(visibility: internal)
public protocol SpryWrappingFake: SpryNamelessFake {}

/// A fake that `@Spryable` generates for a protocol and that can be created without arguments.
@_documentation(visibility: internal)
public protocol SpryGeneratedFake: SpryProtocolFake {
  /// Creates the fake.
  init()
}

@_documentation(visibility: internal)
extension SpryGeneratedFake {
  /// Creates the fake even if it also conforms to a protocol with a failable `init()`.
  public init(spryFake: Void) { self.init() }
}

// The functions that record and answer calls are not inlined into the code of a fake, because Swift 6.3.1
// then crashes in some release builds (in LLVM's pass `function-attrs`). No issue is filed. To see it, take
// `@inline(never)` out, and run `.ci/run optimized`.

extension Spryable where Function: StringRepresentable {
  /// A function that records a call to the enclosing member, and answers the call with a stub.
  ///
  /// Call this property like a function, with the arguments that the member received, in order. In
  /// an `async` member, write `await`.
  ///
  /// ```swift
  /// var count: Int { spryify() }
  /// func load(id: String) async -> User { await spryify(arguments: id) }
  /// ```
  @inline(never)
  public var spryify: CallAnswerer<Never> { CallAnswerer(handle: SpryFakeHandle(self)) }

  /// A function that records a call to the enclosing throwing member, and answers the call with a
  /// stub.
  ///
  /// If the member has typed throws, pass the error type:
  ///
  /// ```swift
  /// func save(_ user: User) throws(SaveError) {
  ///   try spryifyThrows(arguments: user, throwing: SaveError.self)
  /// }
  /// ```
  @inline(never)
  public var spryifyThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(self))
  }
}

extension Spryable where ClassFunction: StringRepresentable {
  /// A function that records a call to the enclosing static member, and answers the call with a
  /// stub.
  @inline(never)
  public static var spryify: CallAnswerer<Never> {
    CallAnswerer(handle: SpryFakeHandle(type: self))
  }

  /// A function that records a call to the enclosing throwing static member, and answers the call
  /// with a stub.
  @inline(never)
  public static var spryifyThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(type: self))
  }
}

extension Spryable {
  /// Removes the recorded calls and the stubs.
  public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }

  /// Removes the type's calls and stubs in the current scope.
  public static func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }
}

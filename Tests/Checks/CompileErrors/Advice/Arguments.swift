// swift-format-ignore-file
import SpryMacros

// MARK: Arguments of the attribute

// wrapsNotLiteral: 'wraps' requires 'true' or 'false'
let wraps = true
#if MISTAKES
@Spryable(wraps: wraps) protocol Wrapping {}
#else
@Spryable(wraps: true) protocol Wrapping {}
#endif

// notPrimary: 'wraps: true' requires 'Value' to be a primary associated type; write 'protocol Shelved<Value>'
#if MISTAKES
@Spryable(wraps: true) protocol Shelved { associatedtype Value; func put(_ value: Value) }
#else
@Spryable(wraps: true) protocol Shelved<Value> { associatedtype Value; func put(_ value: Value) }
#endif

// notForwarded: 'log(_:)' is not forwarded to a wrapped object because 'items' is variadic; stub it
@Spryable(wraps: true) protocol Logging { func log(_ items: Int...) -> Int }
func stubsWhatIsNotForwarded(_ real: some Logging) {
  FakeLogging(wrapping: real).stub.log(.any).andReturn(3)
}

// ownInitializer: 'wraps: true' generates the fake's initializers; remove this initializer or 'wraps: true'
#if MISTAKES
@Spryable(wraps: true) final class FakeOwnLogging: Logging, Spryable {
  init() {}
  func log(_ items: Int...) -> Int
}
#else
@Spryable(wraps: true) final class FakeOwnLogging: Logging, Spryable {
  func log(_ items: Int...) -> Int
}
#endif

// flagNotLiteral: 'behindPreprocessorFlag' requires a static string literal
let flag = "DEBUG"
#if MISTAKES
@Spyable(behindPreprocessorFlag: flag) protocol Flagged {}
#else
@Spyable(behindPreprocessorFlag: "DEBUG") protocol Flagged {}
#endif

// accessLevelNotLiteral: 'accessLevel' requires a literal access level, such as '.public'
let level = SpryAccessLevel.public
#if MISTAKES
@Spyable(accessLevel: level) public protocol Leveled {}
#else
@Spyable(accessLevel: .public) public protocol Leveled {}
#endif

// unknownAccessLevel: 'accessLevel' cannot be '.open'; use '.public', '.package', '.internal', '.fileprivate', or '.private'
extension SpryAccessLevel { static var open: SpryAccessLevel { .public } }
#if MISTAKES
@Spyable(accessLevel: .open) public protocol Opened {}
#else
@Spyable(accessLevel: .public) public protocol Opened1 {}
@Spyable(accessLevel: .package) public protocol Opened2 {}
@Spyable(accessLevel: .internal) public protocol Opened3 {}
@Spyable(accessLevel: .fileprivate) public protocol Opened4 {}
@Spyable(accessLevel: .private) public protocol Opened5 {}
#endif

// protocolOnly: 'accessLevel' can only be used with a protocol, not with a class or actor
#if MISTAKES
@Spryable(accessLevel: .internal) final class FakeLevel: Spryable {}
#else
@Spryable(accessLevel: .internal) protocol Level {}
#endif

// inheritingNotAType: 'inheriting' requires a class name, such as 'ParentSpy.self' or '"ParentSpy"'
let parentSpy = "ParentSpy"
#if MISTAKES
@Spyable(inheriting: parentSpy) protocol Heir: Parent {}
#else
@Spyable(inheriting: "ParentSpy") protocol Heir: Parent {}
#endif

// actorInheriting: 'inheriting' cannot be used with an actor protocol because an actor has no superclass
#if MISTAKES
@Spyable(inheriting: "ParentSpy") protocol Agent: Actor {}
#else
@Spyable protocol Agent: Actor {}
#endif

// typedMembersElsewhere: the protocol has a requirement named 'stub', so the fake's typed members are in 'spryStub'
@Spryable protocol Theatre { func stub(row: Int) -> String }
func answer(_ theatre: FakeTheatre) {
#if !MISTAKES
  theatre.spryStub.stub(row: 3).andReturn("A3")
#endif
}

// numberedTypedMember: 'seat(_:)' is named 'seat2' in 'stub' and 'calls' because another typed member has the same name and parameters
// numberedTypedMember: 'play(_:)' is named 'play2' in 'stub' and 'calls' because another typed member has the same name and parameters
@Spryable protocol Theater {
  func seat(_ guests: [String]) -> Int
  func seat(_ guests: String...) -> Int
  func play(_ piece: String) -> Int
  func play(_ piece: String) async -> Int
}
func answer(_ theater: FakeTheater) {
#if !MISTAKES
  theater.stub.seat(["Ann"]).andReturn(1)
  theater.stub.seat2("Ann", "Bob").andReturn(2)
  theater.stub.play("Hamlet").andReturn(1)
  _ = theater.stub.play2(.any).suspend()
#endif
}

// typedMemberWithResult: the arguments of 'retrieve()' do not determine its result type; if the compiler cannot infer it, pass 'returning: Value.self' as the last argument in stubs and checks
// typedMemberWithResult: the arguments of 'label(of:)' do not determine its result type; if the compiler cannot infer it, pass 'returning: String.self' as the last argument in stubs and checks
@Spryable protocol Locker {
  func retrieve<Value>() throws -> Value
  func label(of shelf: Int) -> String
  func label(of shelf: Int) -> Int
}
func answer(_ locker: FakeLocker) {
#if !MISTAKES
  locker.stub.retrieve().andReturn("coat")
  locker.stub.label(of: .any).andReturn("3a")
  _ = locker.calls.retrieve(returning: String.self).count
  _ = locker.calls.label(of: 3, returning: String.self).count
#endif
}

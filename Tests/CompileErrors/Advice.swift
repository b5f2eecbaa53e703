// swift-format-ignore-file
// A mistake for each message of the macros, and the same with the advice of the message followed to the letter.
// `run` compiles this file twice: with MISTAKES, each message after "// name:" is there; without, nothing is.
//
// These have no advice, or a source that the compiler rejects anyway, or are parts of others:
// unreadable unreadableMember unsupportedMember conditionalAssociatedType unknownAccessor
// unreadableAccessor propertyWithoutType ignoredMember spiedAccessor distributedActor
// inheritedRequirements byHand callSpiedByHand shortLivedResult

import Foundation
import SpryMacros
import SpryObjects

struct Item: Equatable {}

// MARK: Declarations

// notAProtocolOrClass: '@Spryable' can only be applied to a protocol, class, or actor
#if MISTAKES
@Spryable struct Place {}
#else
@Spryable final class Place {}
#endif

// notAProtocol: '@Spyable' can only be applied to a protocol
#if MISTAKES
@Spyable class Places {}
#else
@Spyable protocol Places {}
#endif

// localProtocol: '@Spyable' does not support a protocol inside a function; move 'Local' out of it
#if MISTAKES
func scope() { @Spyable protocol Local {} }
#else
@Spyable protocol Local {}
func scope() {}
#endif

// selfInRequirement: '@Spryable' does not support a requirement on 'Self'; list the members, and a type alias for each associated type, in a class '@Spryable final class FakeFriendly: Friendly' instead
#if MISTAKES
@Spryable protocol Friendly { associatedtype Friends: Sequence where Friends.Element == Self; func friends() -> Friends }
#else
protocol Friendly { associatedtype Friends: Sequence where Friends.Element == Self; func friends() -> Friends }
@Spryable final class FakeFriendly: Friendly {
  typealias Friends = [FakeFriendly]
  func friends() -> Friends
}
#endif

// selfInRequirement: '@Spyable' does not support a requirement on 'Self'; list the members, and a type alias for each associated type, in a class '@Spryable final class FakeBuilt: Built' instead
protocol Builder<Product> { associatedtype Product }
#if MISTAKES
@Spyable protocol Built { associatedtype B: Builder<Self>; func rebuild(_ builder: B) }
#else
protocol Built { associatedtype B: Builder<Self>; func rebuild(_ builder: B) }
struct BuiltBuilder: Builder { typealias Product = FakeBuilt }
@Spryable final class FakeBuilt: Built {
  typealias B = BuiltBuilder
  func rebuild(_ builder: B)
}
#endif

// MARK: Inherited requirements

@Spyable protocol Parent { func parent() }
@Spyable protocol Other { func other() }
@Spyable protocol Box<Content> { associatedtype Content; func put(_ content: Content) }
protocol Empty {}

// addArgument: '@Spyable' cannot see the requirements that 'Child' inherits from 'Parent'; add 'inheriting: "ParentSpy"'
#if MISTAKES
@Spyable protocol Child: Parent { func child() }
#else
@Spyable(inheriting: "ParentSpy") protocol Child: Parent { func child() }
#endif

// addArgument: '@Spyable' cannot see the requirements that 'UserBox' inherits from 'Box'; add 'inheriting: "BoxSpy<Int>"'
#if MISTAKES
@Spyable protocol UserBox: Box where Content == Int { func user() }
#else
@Spyable(inheriting: "BoxSpy<Int>") protocol UserBox: Box where Content == Int { func user() }
#endif

// addArgument: '@Spyable' cannot see the requirements that 'TextBox' inherits from 'Box'; add 'inheriting: "BoxSpy<String>"'
#if MISTAKES
@Spyable protocol TextBox: Box<String> { func text() }
#else
@Spyable(inheriting: "BoxSpy<String>") protocol TextBox: Box<String> { func text() }
#endif

// addArgument: '@Spyable' cannot see the requirements that 'Thing' inherits from 'NSObjectProtocol'; add 'inheriting: NSObject.self'
#if MISTAKES
@Spyable protocol Thing: NSObjectProtocol { func thing() }
#else
@Spyable(inheriting: NSObject.self) protocol Thing: NSObjectProtocol { func thing() }
#endif

// nothingInherited: add 'inheriting: nil' if it has no requirements to implement
#if MISTAKES
@Spyable protocol Full: Empty { func full() }
#else
@Spyable(inheriting: nil) protocol Full: Empty { func full() }
#endif

// otherParent: '@Spyable' cannot see the requirements that 'Both' inherits from 'Other'; repeat them in the protocol
// repeatMembers: '@Spyable' cannot see the requirements that 'Both' inherits from 'Other'; repeat them in the protocol
#if MISTAKES
@Spyable(inheriting: "ParentSpy") protocol Both: Parent, Other { func both() }
#else
@Spyable(inheriting: "ParentSpy") protocol Both: Parent, Other { func both(); func other() }
#endif

// repeatMembers: '@Spyable' cannot see the requirements that 'Named' inherits from 'Identifiable'; repeat them in the protocol
#if MISTAKES
@Spyable protocol Named: Identifiable where ID == String { func name() }
#else
@Spyable protocol Named: Identifiable where ID == String { func name(); var id: ID { get } }
#endif

// extendSpy: '@Spyable' cannot see the requirements that 'Track' inherits from 'Sequence'; implement them in an extension of 'TrackSpy', and add 'inheriting: nil'
#if MISTAKES
@Spyable protocol Track: Sequence { func track() }
#else
@Spyable(inheriting: nil) protocol Track: Sequence { func track() }
extension TrackSpy { func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }
#endif

// extendSpy: '@Spyable' cannot see the requirements that 'Feed' inherits from 'AsyncIteratorProtocol'; implement them in an extension of 'FeedSpy', and add 'inheriting: nil'
#if MISTAKES
@Spyable protocol Feed: AsyncIteratorProtocol { func feed() }
#else
@Spyable(inheriting: nil) protocol Feed: AsyncIteratorProtocol { func feed() }
extension FeedSpy { func next() async -> Int? { nil } }
#endif

// listInClass: '@Spyable' cannot see the requirements that 'Code' inherits from 'RawRepresentable'; attach '@Spryable' to a class 'FakeCode: Code' that lists all requirements instead
#if MISTAKES
@Spyable protocol Code: RawRepresentable { func code() -> Int }
#else
protocol Code: RawRepresentable { func code() -> Int }
@Spryable final class FakeCode: Code {
  init(rawValue: Int) {}
  var rawValue: Int
  func code() -> Int
}
#endif

// listInClass: '@Spryable' cannot see the requirements that 'River' inherits from 'Sequence'; attach '@Spryable' to a class 'FakeRiver: River' that lists all requirements instead
#if MISTAKES
@Spryable protocol River: Sequence { func flow() }
#else
protocol River: Sequence { func flow() }
@Spryable final class FakeRiver: River {
  func flow()
  func makeIterator() -> IndexingIterator<[Int]>
}
#endif

// MARK: Members

struct Ticket: ~Copyable {}

// noncopyableArgument: '@Spryable' cannot record 'value' because 'T' might not be copyable; implement this member by hand in a class
#if MISTAKES
@Spryable protocol Taking { func take<T: ~Copyable>(_ value: consuming T); func other() }
#else
protocol Taking { func take<T: ~Copyable>(_ value: consuming T); func other() }
@Spryable final class FakeTaking: Taking {
  func take<T: ~Copyable>(_ value: consuming T) {}
  func other()
}
#endif

// noncopyableArgument: '@Spied' cannot record 'ticket' because 'some ~Copyable' might not be copyable; call 'spied' by hand instead
final class Gate: ObjectSpyable {
#if MISTAKES
  @Spied func pass(_ ticket: borrowing some ~Copyable, row: Int) -> Int { row }
#else
  func pass(_ ticket: borrowing some ~Copyable, row: Int) -> Int { spied(arguments: row) { row } }
#endif
}

// noncopyableResult: '@Spryable' cannot stub 'make(_:)' because its result might not be copyable; implement this member by hand in a class
#if MISTAKES
@Spryable protocol Making { func make<T: ~Copyable>(_ body: () -> T) -> T }
#else
protocol Making { func make<T: ~Copyable>(_ body: () -> T) -> T }
@Spryable final class FakeMaking: Making { func make<T: ~Copyable>(_ body: () -> T) -> T { body() } }
#endif

// shortLivedArgument: '@Spryable' cannot record 'list' because 'Span<Int>' cannot outlive the call; implement this member by hand in a class
#if MISTAKES
@Spryable protocol Summing { func sum(_ list: Span<Int>) -> Int }
#else
protocol Summing { func sum(_ list: Span<Int>) -> Int }
@Spryable final class FakeSumming: Summing { func sum(_ list: Span<Int>) -> Int { list.count } }
#endif

// packClosure: '@Spryable' cannot record 'body' because its type contains a parameter pack; implement this member by hand in a class
#if MISTAKES
@Spryable protocol Packing { func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int }
#else
protocol Packing { func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int }
@Spryable final class FakePacking: Packing {
  func pack<each T>(_ body: (repeat each T) -> Int, _ values: repeat each T) -> Int { body(repeat each values) }
}
#endif

// unnamedParameter: '@Spryable' cannot record a parameter without a name; name it
protocol Counting { func count(_: Int) }
#if MISTAKES
@Spryable final class FakeCounting: Counting { func count(_: Int) }
#else
@Spryable final class FakeCounting: Counting { func count(_ argument1: Int) }
#endif

// hiddenType: '@Spryable' cannot use the type 'Members' in 'FakeTeam', which has a nested type of that name; use a type alias with another name
enum Club {
  struct Members: Equatable {}
  typealias Crew = Members
#if MISTAKES
  @Spryable protocol Team { func join(_ members: Members) }
#else
  @Spryable protocol Team { func join(_ members: Crew) }
#endif
}

// takenName: '@Spyable' cannot implement 'spyStorage' because every spy has a member of that name; rename it
#if MISTAKES
@Spyable protocol Storing { func spyStorage() }
#else
@Spyable protocol Storing { func spyStorage2() }
#endif

// takenName: '@Spyable' cannot implement 'SpyNames' because every spy has a member of that name; rename it
#if MISTAKES
@Spyable protocol Naming { associatedtype SpyNames; func name(_ names: SpyNames) }
#else
@Spyable protocol Naming { associatedtype Names; func name(_ names: Names) }
#endif

// takenName: '@Spryable' cannot implement 'spryify' because every fake has a member of that name; rename it
#if MISTAKES
@Spryable protocol Calling { func spryify(arguments: Int) -> Int }
#else
@Spryable protocol Calling { func run(arguments: Int) -> Int }
#endif

// MARK: Members of a class

// memberWithoutBody: '@Spryable' cannot implement an initializer of a class; write its body
#if MISTAKES
@Spryable final class FakeMade { init(name: String) }
#else
@Spryable final class FakeMade { init(name: String) {} }
#endif

// severalProperties: '@Spryable' cannot implement several properties of one declaration; declare each separately
#if MISTAKES
@Spryable final class FakePair { var a, b: Int }
#else
@Spryable final class FakePair { var a: Int; var b: Int }
#endif

// privateNestedClass: '@Spryable' cannot extend 'FakeOne' because it is private; make it 'fileprivate', or declare that it conforms to 'TypedFake'
enum Nest {
#if MISTAKES
  @Spryable private final class FakeOne {}
#else
  @Spryable fileprivate final class FakeOne {}
  @Spryable private final class FakeTwo: TypedFake {}
#endif
}

// MARK: Arguments of the attribute

// flagNotLiteral: 'behindPreprocessorFlag' requires a static string literal
let flag = "DEBUG"
#if MISTAKES
@Spyable(behindPreprocessorFlag: flag) protocol Flagged {}
#else
@Spyable(behindPreprocessorFlag: "DEBUG") protocol Flagged {}
#endif

// flagNotACondition: 'behindPreprocessorFlag' requires a compilation condition, not 'DEBUG TEST'
#if MISTAKES
@Spyable(behindPreprocessorFlag: "DEBUG TEST") protocol Conditional {}
#else
@Spyable(behindPreprocessorFlag: "DEBUG || TEST") protocol Conditional {}
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
@Spryable(accessLevel: .internal) final class FakeLevel {}
#else
@Spryable(accessLevel: .internal) protocol Level {}
#endif

// inheritingNotAType: 'inheriting' requires a literal class, such as 'ParentSpy.self' or '"ParentSpy"'
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

// typedMembersElsewhere: the protocol has a member 'stub', so the typed members of the fake are behind 'spryStub'
@Spryable protocol Theatre { func stub(row: Int) -> String }
func answer(_ theatre: FakeTheatre) {
#if !MISTAKES
  theatre.spryStub.stub(row: 3).andReturn("A3")
#endif
}

// MARK: Spied members

// spiedOutsideClass: '@Spied' can only be applied to a member of a class or actor
#if MISTAKES
@Spied func free() {}
#else
final class Free: ObjectSpyable { @Spied func free() {} }
#endif

// spiedInOtherType: '@Spied' can only be applied to a member of a class or actor; 'Value' is a struct
#if MISTAKES
struct Value { @Spied func f() {} }
#else
final class Value: ObjectSpyable { @Spied func f() {} }
#endif

final class View: ObjectSpyable {
  // spiedDeclaration: '@Spied' cannot be applied to 'deinit'; only methods, accessors, and initializers can be spied on
#if MISTAKES
  @Spied deinit {}
#else
  deinit {}
#endif

  // spiedStored: '@Spied' cannot be applied to a stored property; add accessors, and attach it to those
#if MISTAKES
  @Spied var title = ""
#else
  private var storedTitle = ""
  var title: String {
    @Spied get { storedTitle }
    @Spied set { storedTitle = newValue }
  }
#endif

  // spiedProperty: '@Spied' cannot be applied to a whole 'var'; attach it to its accessors
#if MISTAKES
  @Spied var size: Int { get { 3 } }
#else
  var size: Int { @Spied get { 3 } }
#endif

  // spiedWithoutBody: '@Spied' requires a body; write one for 'draw'
#if MISTAKES
  @Spied func draw()
#else
  @Spied func draw() {}
#endif

  // spiedBuilder: '@Spied' cannot be combined with the result builder '@ListBuilder'; move the body to another member
#if MISTAKES
  @Spied @ListBuilder func list() -> [Int] { 3 }
#else
  @Spied func list() -> [Int] { listBody() }
  @ListBuilder func listBody() -> [Int] { 3 }
#endif

  // spiedIsolatedClosure: '@Spied' cannot record 'body' because a nonescaping '@isolated(any)' closure cannot be passed on; call 'spied' by hand instead
#if MISTAKES
  @Spied func run(_ body: @isolated(any) () -> Int) async -> Int { await body() }
#else
  func run(_ body: @isolated(any) () -> Int) async -> Int {
    let result = await body()
    return await spied(arguments: result) { result }
  }
#endif

  // spiedInoutSending: '@Spied' cannot record 'list' because a closure cannot change an 'inout sending' parameter
#if MISTAKES
  @Spied func change(_ list: inout sending [Int]) { list.append(3) }
#else
  func change(_ list: inout sending [Int]) { list.append(3) }
#endif
}

@resultBuilder enum ListBuilder {
  static func buildBlock(_ items: Int...) -> [Int] { items }
}

// swift-format-ignore-file
// A mistake for each message of the macros, and the same with the advice of the message followed to the letter.
// `run` compiles this folder twice: with MISTAKES, each message after "// name:" is there; without, nothing is.
//
// These have no advice, or a source that the compiler rejects anyway, or are parts of others:
// unreadable unreadableMember unsupportedMember conditionalAssociatedType unknownAccessor
// unreadableAccessor propertyWithoutType ignoredMember spiedAccessor distributedActor
// inheritedRequirements writeInClass callSpied shortLivedResult

import Foundation
import SpryMacros

// MARK: Declarations

// notAProtocolOrClass: '@Spryable' can only be applied to a protocol, class, or actor
#if MISTAKES
@Spryable struct Place {}
#else
@Spryable final class Place: Spryable {}
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

// selfInRequirement: '@Spryable' does not support a requirement on 'Self'; list the members, and a type alias for each associated type, in a class '@Spryable final class FakeFriendly: Friendly, Spryable' instead
#if MISTAKES
@Spryable protocol Friendly { associatedtype Friends: Sequence where Friends.Element == Self; func friends() -> Friends }
#else
protocol Friendly { associatedtype Friends: Sequence where Friends.Element == Self; func friends() -> Friends }
@Spryable final class FakeFriendly: Friendly, Spryable {
  typealias Friends = [FakeFriendly]
  func friends() -> Friends
}
#endif

// selfInRequirement: '@Spyable' does not support a requirement on 'Self'; list the members, and a type alias for each associated type, in a class '@Spryable final class FakeBuilt: Built, Spryable' instead
protocol Builder<Product> { associatedtype Product }
#if MISTAKES
@Spyable protocol Built { associatedtype B: Builder<Self>; func rebuild(_ builder: B) }
#else
protocol Built { associatedtype B: Builder<Self>; func rebuild(_ builder: B) }
struct BuiltBuilder: Builder { typealias Product = FakeBuilt }
@Spryable final class FakeBuilt: Built, Spryable {
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

// nothingInherited: add 'inheriting: nil' if 'Empty' has no requirements to implement, or 'inheriting: Empty.self' if it is a class
#if MISTAKES
@Spyable protocol Full: Empty { func full() }
#else
@Spyable(inheriting: nil) protocol Full: Empty { func full() }
#endif

class Superclass {}
// nothingInherited: add 'inheriting: nil' if 'Superclass' has no requirements to implement, or 'inheriting: Superclass.self' if it is a class
#if MISTAKES
@Spyable protocol Subtype: Superclass { func full() }
#else
@Spyable(inheriting: Superclass.self) protocol Subtype: Superclass { func full() }
#endif

// repeatMembers: '@Spyable' cannot see the requirements that 'Cashier' inherits from 'Teller'; repeat them in the protocol, and add 'inheriting: nil'
@Spyable protocol Teller: Actor { func tell() }
#if MISTAKES
@Spyable protocol Cashier: Teller, Actor { func pay() }
#else
@Spyable(inheriting: nil) protocol Cashier: Teller, Actor { func pay(); func tell() }
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

// listInClass: '@Spyable' cannot see the requirements that 'Code' inherits from 'RawRepresentable'; attach '@Spryable' instead to a class 'FakeCode: Code' that lists all requirements
#if MISTAKES
@Spyable protocol Code: RawRepresentable { func code() -> Int }
#else
protocol Code: RawRepresentable { func code() -> Int }
@Spryable final class FakeCode: Code, Spryable {
  init(rawValue: Int) {}
  var rawValue: Int
  func code() -> Int
}
#endif

// listInClass: '@Spryable' cannot see the requirements that 'River' inherits from 'Sequence'; attach '@Spryable' instead to a class 'FakeRiver: River' that lists all requirements
#if MISTAKES
@Spryable protocol River: Sequence { func flow() }
#else
protocol River: Sequence { func flow() }
@Spryable final class FakeRiver: River, Spryable {
  func flow()
  func makeIterator() -> IndexingIterator<[Int]>
}
#endif

import SpryMacros
import SpryMatchers
import Testing

@available(*, deprecated)
private struct OldUser: Equatable {
  var id = 0
}

@Spyable private protocol Archive {
  func save(_ invocations: [Int])
  subscript(newValue: Int) -> String { get set }
  subscript(at newValue: Int, or other: String) -> Int { get set }
  var x: Int { get set }
  var X: String { get set }
  static var y: Int { get }
  static var Y: Int { get }
  var nothing: Void { get set }
  @available(*, deprecated) func load(_ user: OldUser) throws -> OldUser
  @available(*, deprecated, message: "unused") var old: OldUser { get set }
  @available(*, deprecated) static func make() -> OldUser?
}

@Spyable private protocol Words {
  func hold(_ await: Int) async -> Int
  func call(_ call: Int, closure: (Int) -> Void) -> Int
  func closure(_ closure: inout Int)
  func größe(_ länge: Int) -> Int
  func callAsFunction(_ number: Int) -> Int
}

/// Parameters with the names of what stands in a spy's members.
@Spyable private protocol Hiding {
  init(spyMembers: Int, spyCall: Int, spyClosure: Int)
  func plain(spyMembers: Int) -> Int
  static func shared(classSpyMembers: Int) throws -> Int
  func each(spyCall: Int, spyClosure: Int, body: (Int) throws -> Void) throws -> Int
  func every(spyCall: Int, spyMembers: Int, body: (Int) throws -> Void) rethrows -> Int
  subscript(spyMembers: Int) -> Int { get set }
}

/// Words that Swift or a spy has a use for itself.
@Suite("Spies whose members have names that something else has", .spry) struct SpyTakenNameTests {
  private let spy = ArchiveSpy()
  private let words = WordsSpy()

  @Test("A parameter may be named 'invocations' or 'newValue'") func parameters() {
    spy.save([1])
    spy.save([2, 3])
    #expect(spy.saveReceivedInvocationsArgument == [2, 3])
    #expect(spy.saveReceivedInvocations == [[1], [2, 3]])
    spy[1] = "a"
    spy[at: 2, or: "b"] = 3
    let first = spy.subscriptSetReceivedArguments
    #expect(first?.newValue == 1)
    #expect(first?.assignedValue == "a")
    let second = spy.subscriptAtOrSetReceivedArguments
    #expect(second?.newValue == 2)
    #expect(second?.assignedValue == 3)
  }

  @Test("Properties that differ in the case of the first letter get different names")
  func properties() {
    spy.x = 1
    spy.underlyingX2 = "two"
    #expect(spy.underlyingX == 1)
    #expect(spy.X == "two")
    ArchiveSpy.underlyingY = 3
    ArchiveSpy.underlyingY2 = 4
    #expect(ArchiveSpy.y == 3)
    #expect(ArchiveSpy.Y == 4)
  }

  @Test("Letters of any script, and words that a spy or Swift uses, may be names")
  func otherNames() async {
    words.holdReturnValue = 1
    #expect(await words.hold(2) == 1)
    #expect(words.holdReceivedAwait == 2)
    words.größeReturnValue = 1
    #expect(words.größe(2) == 1)
    #expect(words.größeReceivedLänge == 2)
    words.callAsFunctionReturnValue = 7
    #expect(words(8) == 7)
    words.callClosureClosure = { call, closure in
      closure(call)
      return call
    }
    var seen = 0
    #expect(words.call(3) { seen = $0 } == 3)
    #expect(seen == 3)
    words.closureClosure = { $0 += 1 }
    words.closure(&seen)
    #expect(seen == 4)
  }

  @Test("Parameters may be named like the variables of the expansion")
  func variables() throws {
    HidingSpy.initSpyMembersSpyCallSpyClosureClosure = { _, _, _ in }
    let spy = HidingSpy(spyMembers: 1, spyCall: 2, spyClosure: 3)
    #expect(HidingSpy.initSpyMembersSpyCallSpyClosureCallsCount == 1)
    spy.plainSpyMembersReturnValue = 4
    #expect(spy.plain(spyMembers: 5) == 4)
    spy.everySpyCallSpyMembersBodyClosure = { call, memory, body in
      try body(call)
      return memory
    }
    #expect(spy.every(spyCall: 6, spyMembers: 7, body: { _ in }) == 7)
    spy[8] = 9
    #expect(spy.subscriptSetReceivedArguments?.spyMembers == 8)
    spy.eachSpyCallSpyClosureBodyReturnValue = 10
    #expect(try spy.each(spyCall: 11, spyClosure: 12, body: { _ in }) == 10)
    HidingSpy.sharedClassSpyMembersReturnValue = 13
    #expect(try HidingSpy.shared(classSpyMembers: 14) == 13)
  }

  @Test("A property may be of type Void") func void() {
    spy.nothing = ()
    let _: Void = spy.nothing
  }

  @available(*, deprecated)
  @Test("A deprecated type in a member gives no warning in the spy") func deprecatedTypes() throws {
    spy.loadReturnValue = OldUser(id: 1)
    #expect(try spy.load(OldUser()).id == 1)
    spy.underlyingOld = OldUser(id: 2)
    #expect(spy.old == OldUser(id: 2))
    ArchiveSpy.makeReturnValue = OldUser(id: 3)
    #expect(ArchiveSpy.make()?.id == 3)
  }
}

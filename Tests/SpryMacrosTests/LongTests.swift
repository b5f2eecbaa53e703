import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Long {
  var member1: Int { get set }
  func member2(at value: Int) async throws -> Int
  static func member3() -> Int
  func member4(_ value: Int) -> Int
  var member5: Int { get set }
  func member6(at value: Int) async throws -> Int
  static func member7() -> Int
  func member8(_ value: Int) -> Int
  var member9: Int { get set }
  func member10(at value: Int) async throws -> Int
  static func member11() -> Int
  func member12(_ value: Int) -> Int
  var member13: Int { get set }
  func member14(at value: Int) async throws -> Int
  static func member15() -> Int
  func member16(_ value: Int) -> Int
  var member17: Int { get set }
  func member18(at value: Int) async throws -> Int
  static func member19() -> Int
  func member20(_ value: Int) -> Int
  var member21: Int { get set }
  func member22(at value: Int) async throws -> Int
  static func member23() -> Int
  func member24(_ value: Int) -> Int
  var member25: Int { get set }
  func member26(at value: Int) async throws -> Int
  static func member27() -> Int
  func member28(_ value: Int) -> Int
  var member29: Int { get set }
  func member30(at value: Int) async throws -> Int
  static func member31() -> Int
  func member32(_ value: Int) -> Int
  var member33: Int { get set }
  func member34(at value: Int) async throws -> Int
  static func member35() -> Int
  func member36(_ value: Int) -> Int
  var member37: Int { get set }
  func member38(at value: Int) async throws -> Int
  static func member39() -> Int
  func member40(_ value: Int) -> Int
  var member41: Int { get set }
  func member42(at value: Int) async throws -> Int
  static func member43() -> Int
  func member44(_ value: Int) -> Int
  var member45: Int { get set }
  func member46(at value: Int) async throws -> Int
  static func member47() -> Int
  func member48(_ value: Int) -> Int
  var member49: Int { get set }
  func member50(at value: Int) async throws -> Int
  static func member51() -> Int
  func member52(_ value: Int) -> Int
  var member53: Int { get set }
  func member54(at value: Int) async throws -> Int
  static func member55() -> Int
  func member56(_ value: Int) -> Int
  var member57: Int { get set }
  func member58(at value: Int) async throws -> Int
  static func member59() -> Int
  func member60(_ value: Int) -> Int
}

@Suite("A protocol with many members", .spry) struct LongTests {
  @Test("Every member can be called")
  func hasEveryMember() async throws {
    let fake = FakeLong()
    fake.stub.member4(.any).andReturn(4)
    fake.stub.member60(1).andReturn(60)
    fake.stub.member57.andReturn(57)
    fake.stub.member58(at: 2).andReturn(58)
    FakeLong.stub.member59().andReturn(59)
    #expect(fake.member4(0) == 4)
    #expect(fake.member60(1) == 60)
    #expect(fake.member57 == 57)
    #expect(try await fake.member58(at: 2) == 58)
    #expect(FakeLong.member59() == 59)
    expectHaveReceived(fake.calls.member60(1), .once)
  }

  @Test("A call of one member is no call of another")
  func everyMemberIsItsOwn() async throws {
    let fake = FakeLong()
    fake.stub.member56(.any).andReturn(56)
    fake.stub.member6(at: .any).andReturn(6)
    #expect(fake.member56(1) == 56)
    #expect(try await fake.member6(at: 2) == 6)
    #expect(Array(fake.calls.member56(.any)) == [1])
    #expect(Array(fake.calls.member6(at: .any)) == [2])
    #expect(fake.calls.member60(.any).isEmpty)
  }
}

import Bottom
import SpryMatchers
import Testing

@testable import Top

@Suite("Names that the expansions use", .spry) struct TakenNameTests {
  @Test("The types of a user have names like those of SpryKit")
  func types() async throws {
    let fake = FakeRoles(role: .lead)
    fake.stub.current.andReturn(.extra)
    fake.stub.only.andReturn(.stunt)
    fake.stub.assign(.equal(.lead), to: .any).andReturn(SyncEffects(count: 1))
    fake.stub.each(.any).andDo { (body: (CallRole) -> Bool) in body(.lead) ? 2 : 3 }
    fake.stub.change(.any).andDo { (role: inout CallRole) in role = .extra }
    FakeRoles.stub.make().andReturn(SyncEffects(count: 4))
    fake.stub[.lead].andReturn(5)
    var role = CallRole.lead
    fake.change(&role)
    #expect(fake.current == .extra && fake.only == .stunt && role == .extra)
    #expect(try await fake.assign(.lead, to: .stunt).count == 1)
    #expect(fake.each { $0 == .lead } == 2)
    #expect(FakeRoles.make().count == 4 && fake[.lead] == 5)
    expectHaveReceived(FakeRoles.calls.initializer(role: .lead), .once)
    let spy = RolesSpy(role: .lead)
    spy.assignToReturnValue = SyncEffects(count: 6)
    #expect(try await spy.assign(.extra, to: .stunt).count == 6)
    #expect(spy.assignToCallsCount == 1 && spy.assignToReceivedArguments?.role == .extra)
  }

  @Test("A fake or a spy has a name like a type of SpryKit")
  func fakes() {
    let handle = FakeHandle()
    handle.stub.grip().andReturn(1)
    #expect(handle.grip() == 1)
    let member = FakeMember()
    let members = FakeMembers()
    member.stub.join(.identical(to: members)).andReturn(true)
    members.stub.Members().andReturn(2)
    #expect(member.join(members) && members.Members() == 2)
    let spy = GeneratedSpy()
    spy.generateReturnValue = 3
    #expect(spy.generate() == 3)
  }

  @Test("A parameter has the name 'self'")
  func selfNamed() async throws {
    let fake = FakeSelfNamed(self: 1)
    expectHaveReceived(FakeSelfNamed.calls.initializer(self: 1), .once)
    fake.stub.take(self: 2).andReturn(3)
    fake.stub.change(self: .any).andDo { (number: inout Int) in
      number += 1
      return 4
    }
    fake.stub.map(self: .any).andDo { (body: (Int) -> Int) in body(5) }
    fake.stub[6].andReturn(7)
    var number = 1
    #expect(fake.take(self: 2) == 3 && fake[6] == 7)
    #expect(await fake.change(self: &number) == 4 && number == 2)
    #expect(try await fake.map(self: { $0 + 1 }) == 6)
    let spy = SelfNamedSpy(self: 8)
    spy.takeSelfReturnValue = 9
    #expect(spy.take(self: 10) == 9 && spy.takeSelfReceivedSelf == 10)
  }

  @Test("A generic parameter has the name of a type of the standard library")
  func standardNames() async throws {
    let fake = FakeStandardNames<String, Double>()
    fake.stub.keep(1, "a").andReturn(0.5)
    fake.stub.keep(only: "b").andReturn(1.5)
    fake.stub.load().andReturn("c")
    fake.stub[2.5].andReturn("d")
    fake.clear()
    #expect(fake.keep(1, "a") == 0.5 && fake.keep(only: "b") == 1.5 && fake[2.5] == "d")
    #expect(try await fake.load() == "c")
    expectHaveReceived(fake.calls.clear(), .once)
    let spy = StandardNamesSpy<String, Double>()
    spy.keepReturnValue = 3.5
    spy.keepOnlyReturnValue = 4.5
    #expect(spy.keep(1, "a") == 3.5 && spy.keep(only: "b") == 4.5)
    #expect(spy.keepCalled && spy.keepOnlyReceivedValue == "b")
    spy.clear()
    #expect(spy.clearCallsCount == 1)
  }
}

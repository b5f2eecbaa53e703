import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

@Spryable protocol Lantern { func light() }

@Spryable(wraps: true) protocol Heater { func heat() }

protocol Speaker: AnyObject { func play() }

@Spryable final class FakeSpeaker: Speaker, Spryable { func play() }

struct Room: Equatable {}

extension Room: SpryDefaultable { static var spryDefault: Room { Room() } }

/// The lines of the cheat sheet.
@Suite(.spry(unusedStubs: .off)) struct CheatSheetTests {
  let service = FakeUserService()
  let mailer = FakeMailer()
  let store = FakeUserStore()
  let database = FakeDatabase()

  @Test("Fakes and closures")
  func fakes() {
    let mailer = FakeMailer()
    mailer.close()
    // Examples of Strictness, Stubbable, SpryFake, Spyable, Spryable
    mailer.strictness = .relaxed
    mailer.strictness = .normal
    store.strictness = .strict
    mailer.resetCalls()
    mailer.resetStubs()
    mailer.resetCallsAndStubs()
    print(mailer.explain())
    // Example of SpryFake.spryName, SpryScope, SpryScope.current, SpryScope.explain
    mailer.spryName = "primary"
    print(SpryScope.current.explain())
    #expect(mailer.explain().contains("primary"))
  }

  @Test("Stubs")
  func stubs() async throws {
    let (shelf, clock) = (FakeShelf(), ContinuousClock())
    service.stub.load(id: .any).andReturn(ann)
    mailer.stub.sender.andReturn("a", "b")
    FakeDownloader().stub.download(.any, completion: .any)
      .andDo { url, completion in completion(Data()) }
    mailer.stub.sender.set(.any).andDo { _ in }
    shelf.stub[3].andReturn("x")
    FakeClock.stub.now().andReturn(Date())
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub(1, "ok").andReturn(true)
    let thermometer = FakeThermometer(wrapping: RoomThermometer())
    thermometer.stub.temperature(in: "Rome").andCallThrough()
    #expect(try await thermometer.temperature(in: "Rome") == 12)
    // Example of SpryFakeMember.delayed, SpryFakeMember.suspendForever
    service.stub.load(id: "2").delayed(by: SpryDuration(.seconds(1), on: clock)).andReturn(ann)
    service.stub.load(id: "9").suspendForever()
    _ = service.stub.load(id: "9").suspend(ignoringCancellation: true)
    #expect(onDone.closure(1, "ok"))
    expectHaveReceived(onDone.calls(1, "ok"))
  }

  @Test("Arguments")
  func arguments() async throws {
    let ids: [ArgumentOf<String>] = [
      .not("42"), .oneOf("1", "2"), .all(.prefix("4"), .suffix("2")),
      .prefix("a"), .suffix("a"), .contains("a"), .matching(/\d+/),
    ]
    let numbers: [ArgumentOf<Int>] = [
      .greaterThan(1), .atLeast(1), .lessThan(9), .atMost(9), .in(1...9),
    ]
    #expect(numbers.allSatisfy { $0.matches(4) })
    #expect(ids.map { $0.matches("42") } == [false, false, true, false, false, false, true])
    let reader = FakeReader()
    #expect(ArgumentOf<FakeReader>.identical(to: reader).matches(reader))
    store.stub.save(ann, version: .any).andReturn()
    expectHaveNotReceived(store.calls.save(ann, version: .any))
  }

  @Test("Checks")
  func checks() async throws {
    service.stub.load(id: "42").andReturn(ann)
    _ = try await service.load(id: "42")
    mailer.stub.sender.andReturn("a")
    mailer.sender = mailer.sender
    let mark = SpryMark()
    mailer.close()
    database.begin()
    database.commit()
    expectHaveReceived(mailer.calls.close(), .exactly(1))
    expectHaveReceived(mailer.calls.sender.get())
    expectHaveReceived(mailer.calls.sender.set("a"))
    expectHaveReceived(service.calls.load(id: "42").returned(ann))
    expectHaveNotReceived(service.calls.load(id: .any).threw(NotFound.self))
    expectInOrder {
      database.calls.begin()
      database.calls.commit()
    }
    expectExactlyInOrder {
      database.calls.begin()
      database.calls.commit()
    }
    expectNoOtherCalls(mailer, ignoring: mailer.calls.log(.any))
    expectHaveReceived(mailer.calls.close().since(mark))
    await expectHaveReceived(mailer.calls.close(), within: .seconds(5))
    #expect(mailer.calls.close().count == 1)
    #expect(store.calls.save(.any, version: .any).last == nil)
    #expect(service.calls.load(id: .any).outcomes.count == 1)
    #expect(mailer.calls.close().didCall(.once).success)
    try await mailer.calls.close().wait(within: .seconds(5))
  }

  @Suite(.spry) struct Traits {
    // Example of Trait.spry, SpryTrait
    @Test(.spry(.strict)) func strict() {}
    @Test(.spry(.relaxed)) func relaxed() {}
    @Test(.spry(unusedStubs: .fail)) func unused() {}
    @Test(.spry(callers: false)) func callers() {}

    @Test func ownFakes() {
      let mailer = FakeMailer()
      // Example of withSpry
      withSpry { mailer.close() }
    }
  }
}

final class LanternTests: SpryTestCase {
  func testLights() {
    let lantern = FakeLantern()
    lantern.light()
    XCTAssertHaveReceived(lantern.calls.light(), .once)
  }
}

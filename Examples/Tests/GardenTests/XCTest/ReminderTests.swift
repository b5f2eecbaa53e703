import SpryKit
import SpryMatchers
import XCTest

@testable import Garden

final class ReminderTests: SpryTestCase {
  private let bell = FakeBell()
  private let diary = FakeDiary()
  private lazy var reminder = Reminder(bell: bell, diary: diary)

  func testTheBellIsSetToTheTime() {
    reminder.start(after: 10)

    XCTAssertHaveReceived(bell, .set, with: 10, Argument.closure, countSpecifier: .once)
    XCTAssertHaveNotReceived(bell, .ringTimes)
  }

  func testTheBellRingsThreeTimesAndIsSetAgain() {
    let actions = ArgumentCaptor<() -> Void>()
    bell.stub(.set).with(10, actions).andReturn()
    reminder.start(after: 10)

    actions.last?()

    expectExactlyInOrder {
      bell.called(.set, with: 10, Argument.anything)
      bell.called(.ringTimes, with: 3)
      bell.called(.set, with: 10, Argument.anything)
    }
  }

  func testARingBellIsNoneOfTheReminders() {
    reminder.finish()

    XCTAssertHaveReceived(bell, .ring, countSpecifier: .once)
    XCTAssertHaveNotReceived(bell, .ringTimes)
  }

  func testAWateredPotNeedsNoReminder() {
    bell.stub(.set).andDo { [reminder] (_: Int, action: @escaping () -> Void) in
      reminder.finish()
      action()
    }

    reminder.start(after: 5)

    XCTAssertTrue(bell.didCall(.set, countSpecifier: .once).success)
    XCTAssertFalse(bell.didCall(.ringTimes).success)
  }

  func testTheDiaryKeepsWhatWasDone() {
    let lines = ArgumentCaptor<String>()

    reminder.finish()

    XCTAssertHaveReceived(diary, .write, with: lines)
    XCTAssertEqual(lines.values, ["The pot is watered."])
  }

  func testNothingElseRings() {
    reminder.finish()

    expectNoOtherCalls(bell, ignoring: bell.called(.ring))
  }
}

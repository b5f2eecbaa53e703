import SpryKit
import SpryMatchers
import XCTest

@testable import Garden

final class CarrierTests: SpryTestCase {
  private let tank = FakeTank()
  private let valve = FakeValve()
  private lazy var carrier = Carrier(tank: tank, valve: valve)

  func testTheTankFillsTheCan() {
    tank.stub(.fill).andDo { (can: InoutArgument<Can>) in
      can.value.litres = can.value.capacity
      return true
    }

    XCTAssertEqual(carrier.water(.beans, with: Can(capacity: 10)), 6)
    XCTAssertHaveReceived(valve, .open, with: Bed.beans, 4, countSpecifier: .once)
  }

  func testAnAlmostEmptyTankGivesTheBedWhatItHas() {
    tank.stub(.fill).andDo { (can: InoutArgument<Can>) in
      can.value.litres += 1
      return false
    }

    XCTAssertEqual(carrier.water(.roses, with: Can(capacity: 10, litres: 2)), 0)
    XCTAssertHaveReceived(valve, .open, with: Bed.roses, 3, countSpecifier: .once)
  }

  func testAnEmptyTankLeavesTheCanAsItIs() {
    tank.stub(.fill).andReturn(false)

    XCTAssertEqual(carrier.water(.roses, with: Can(capacity: 10)), 0)
    XCTAssertHaveReceived(tank, .fill, with: Can(capacity: 10), countSpecifier: .once)
    XCTAssertHaveNoRecordedCalls(valve)
  }
}

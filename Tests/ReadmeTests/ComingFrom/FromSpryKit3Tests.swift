import SpryMacros
import SpryMatchers
import XCTest

@Spryable
final class FakeOven: Oven, Spryable {
  var temperature: Int
  func heat(to degrees: Int) throws
  func bake(_ cake: String, minutes: Int) async -> String
  func observe(_ change: @escaping (Int) -> Void)
  static func clean()
}

final class BakerTests: SpryTestCase {
  let oven = FakeOven()

  func testBakes() async {
    oven.stub.bake("Apple", minutes: 40).andReturn("Apple pie")
    let cake = await Baker(oven: oven).bake("Apple")
    XCTAssertEqual(cake, "Apple pie")
    XCTAssertHaveReceived(oven.calls.heat(to: 180), .exactly(1))
  }

  func testBakesNothingWithoutPower() async {
    oven.stub.heat(to: .any).andThrow(NoPower())
    let cake = await Baker(oven: oven).bake("Apple")
    XCTAssertEqual(cake, "cold")
    XCTAssertHaveNotReceived(oven.calls.bake(.any, minutes: .any))
  }

  func testWatches() {
    oven.stub.observe(.any).andDo { change in change(90) }
    var seen: [Int] = []
    Baker(oven: oven).watch { seen.append($0) }
    XCTAssertEqual(seen, [90])
    XCTAssertHaveReceived(oven.calls.observe(.any))
    XCTAssertHaveReceived(oven.calls.temperature.set(20))
  }
}

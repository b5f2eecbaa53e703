import SpryKit
import SpryMatchers
import XCTest

@testable import Garden

final class WateringTests: SpryTestCase {
  private let forecast = FakeForecast()
  private let valve = FakeValve()
  private let diary = FakeDiary()
  private lazy var gardener = Gardener(
    almanac: FakeAlmanac.self, forecast: forecast, valve: valve, diary: diary)

  override func setUp() {
    FakeAlmanac.stub(.today).andReturn(Day(number: 200))
    valve.stub(.pressure).andReturn(2.0)
  }

  func testADryDayGivesEachBedItsWater() async throws {
    forecast.stub(.rain).andReturn(0.0)

    let litres = try await gardener.water([.roses, .beans], in: "Oslo")

    XCTAssertEqual(litres, 14)
    XCTAssertHaveReceived(valve, .open, with: Bed.roses, 10, countSpecifier: .once)
    XCTAssertHaveReceived(valve, .open, with: Bed.beans, 4, countSpecifier: .once)
  }

  func testALittleRainHalvesTheWater() async throws {
    forecast.stub(.rain).andReturn(2.5)

    let litres = try await gardener.water([.roses], in: "Oslo")

    XCTAssertEqual(litres, 5)
    XCTAssertHaveReceived(valve, .open, with: Argument.anything, 5, countSpecifier: .once)
  }

  func testRainLeavesTheTapClosed() async throws {
    forecast.stub(.rain).andReturn(5.0)

    let litres = try await gardener.water([.roses, .beans], in: "Oslo")

    XCTAssertEqual(litres, 0)
    XCTAssertHaveNoRecordedCalls(valve)
    XCTAssertHaveReceived(diary, .write, with: "The rain waters the garden.")
  }

  func testTheForecastIsForTodayAndThePlace() async throws {
    forecast.stub(.rain).andReturn(9.0)

    _ = try await gardener.water([.roses], in: "Rome")

    XCTAssertHaveReceived(type: FakeAlmanac.self, .today, countSpecifier: .once)
    XCTAssertHaveReceived(forecast, .rain, with: Day(number: 200), "Rome", countSpecifier: .once)
  }

  func testTheForecastDependsOnThePlace() async throws {
    forecast.stub(.rain).andDo { (day: Day, place: String) in place == "Bergen" ? 40.0 : 0.0 }

    let (wet, dry) = (
      try await gardener.water([.beans], in: "Bergen"),
      try await gardener.water([.beans], in: "Rome")
    )

    XCTAssertEqual(wet, 0)
    XCTAssertEqual(dry, 4)
  }

  func testWithoutAForecastTheGardenIsWatered() async throws {
    forecast.stub(.rain).andThrow(ForecastError.offline)

    let litres = try await gardener.water([.beans], in: "Oslo")

    XCTAssertEqual(litres, 4)
    XCTAssertHaveReceived(diary, .write, with: Argument.contains("no forecast"))
  }

  func testAnUnknownPlaceIsAnError() async {
    forecast.stub(.rain).with(Argument.anything, "Atlantis").andThrow(ForecastError.unknownPlace)

    do {
      _ = try await gardener.water([.beans], in: "Atlantis")
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error, .unknownPlace)
    }

    XCTAssertHaveNotReceived(valve, .open)
  }

  func testABedIsClosedBeforeTheNextOneOpens() async throws {
    forecast.stub(.rain).andReturn(0.0)

    _ = try await gardener.water([.roses, .beans], in: "Oslo")

    expectInOrder {
      valve.called(.open, with: Bed.roses, 10)
      valve.called(.close, with: Bed.roses)
      valve.called(.open, with: Bed.beans, 4)
      valve.called(.close, with: Bed.beans)
      diary.called(.write)
    }
  }

  func testTwoBedsGetMorePressureForAsLongAsTheyAreWatered() async throws {
    forecast.stub(.rain).andReturn(0.0)

    _ = try await gardener.water([.roses, .beans], in: "Oslo")

    let pressures = valve.called(.pressure, with: Argument.anything)
    XCTAssertEqual(pressures.count, 2)
    expectInOrder {
      valve.called(.pressure, with: 2.5)
      valve.called(.open)
      valve.called(.close)
      valve.called(.pressure, with: 2)
    }
  }

  func testOneBedLeavesThePressureAsItIs() async throws {
    forecast.stub(.rain).andReturn(0.0)

    _ = try await gardener.water([.roses], in: "Oslo")

    XCTAssertHaveNotReceived(valve, .pressure, with: Argument.anything)
  }

  func testEachEveningHasItsOwnForecast() async throws {
    forecast.stub(.rain).andReturn(0.0, 9.0).andThrow(ForecastError.offline)

    var litres: [Int] = []
    for _ in 1...3 { litres.append(try await gardener.water([.beans], in: "Oslo")) }

    XCTAssertEqual(litres, [4, 0, 4])
  }

  func testTheSecondEveningIsVerifiedAlone() async throws {
    forecast.stub(.rain).andReturn(0.0)
    _ = try await gardener.water([.roses], in: "Oslo")
    valve.resetCalls()

    _ = try await gardener.water([.beans], in: "Oslo")

    XCTAssertHaveReceived(valve, .open, countSpecifier: .once)
    XCTAssertFalse(valve.didCall(.open, with: Bed.roses, Argument.anything).success)
  }
}

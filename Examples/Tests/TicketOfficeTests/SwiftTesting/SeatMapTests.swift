import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import TicketOffice

@Suite("The seats of a show", .spry)
struct SeatMapTests {
  private let clock = FakeWallClock()
  private let seats: SeatMap

  init() {
    clock.stub.now.andReturn(.noon)
    seats = SeatMap(show: "hamlet", seats: 2, clock: clock)
  }

  @Test("The last seats are held for one buyer alone")
  func lastSeats() async throws {
    _ = try await seats.hold(2)

    await #expect(throws: OfficeError.soldOut) { try await seats.hold(1) }
  }

  @Test("A released hold gives its seats back once")
  func release() async throws {
    let hold = try await seats.hold(2)

    await seats.release(hold)
    await seats.release(hold)

    await #expect(throws: OfficeError.soldOut) { try await seats.hold(3) }
    _ = try await seats.hold(2)
  }

  @Test("A hold is valid for ten minutes", arguments: [(599, true), (600, false)])
  func expiration(seconds: TimeInterval, isValid: Bool) async throws {
    let hold = try await seats.hold(2)

    clock.stub.now.andReturn(.noon.addingTimeInterval(seconds))

    #expect(await seats.confirm(hold) == isValid)
  }

  @Test("Seats that are sold do not come back")
  func sold() async throws {
    #expect(await seats.confirm(try await seats.hold(2)))

    clock.stub.now.andReturn(.noon.addingTimeInterval(3600))

    await #expect(throws: OfficeError.soldOut) { try await seats.hold(1) }
  }
}

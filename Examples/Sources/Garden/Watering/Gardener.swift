/// Waters the beds in the evening, unless it rains.
final class Gardener {
  private let almanac: any Almanac.Type
  private let forecast: any Forecast
  private let valve: any Valve
  private let diary: any Diary

  init(
    almanac: any Almanac.Type, forecast: any Forecast, valve: any Valve, diary: any Diary
  ) {
    self.almanac = almanac
    self.forecast = forecast
    self.valve = valve
    self.diary = diary
  }

  /// Returns how many litres the beds got.
  func water(_ beds: [Bed], in place: String) async throws(ForecastError) -> Int {
    let rain = try await rain(in: place)
    guard rain < 5 else {
      diary.write("The rain waters the garden.")
      return 0
    }
    return water(beds, share: rain < 1 ? 1 : 2)
  }

  /// Without a forecast, the garden must not dry out.
  private func rain(in place: String) async throws(ForecastError) -> Double {
    do {
      return try await forecast.rain(on: almanac.today(), in: place)
    } catch .offline {
      diary.write("There is no forecast.")
      return 0
    }
  }

  /// Several beds need more pressure, which the valve must not keep.
  private func water(_ beds: [Bed], share: Int) -> Int {
    let pressure = valve.pressure
    if beds.count > 1 { valve.pressure = pressure + 0.5 * Double(beds.count - 1) }
    defer { if beds.count > 1 { valve.pressure = pressure } }
    var total = 0
    for bed in beds {
      let litres = bed.litres / share
      valve.open(bed, litres: litres)
      valve.close(bed)
      total += litres
    }
    diary.write("The beds got \(total) litres.")
    return total
  }
}

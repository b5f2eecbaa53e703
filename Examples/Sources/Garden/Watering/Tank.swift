/// A tank that collects rain.
protocol Tank: AnyObject {
  /// Fills a can as far as possible, and returns whether it is full.
  func fill(_ can: inout Can) -> Bool
}

struct Can: Equatable {
  let capacity: Int
  var litres = 0
}

/// Carries water from the tank while the tap is broken.
struct Carrier {
  let tank: any Tank
  let valve: any Valve

  /// Returns the litres that are left in the can.
  func water(_ bed: Bed, with can: Can) -> Int {
    var can = can
    _ = tank.fill(&can)
    let litres = min(bed.litres, can.litres)
    if litres > 0 { valve.open(bed, litres: litres) }
    return can.litres - litres
  }
}

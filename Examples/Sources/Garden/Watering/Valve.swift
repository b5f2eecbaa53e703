/// The valve at the garden's tap.
protocol Valve: AnyObject {
  /// The pressure in bar.
  var pressure: Double { get set }
  func open(_ bed: Bed, litres: Int)
  func close(_ bed: Bed)
}

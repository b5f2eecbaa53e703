// swift-format-ignore-file
protocol Windows {
  func a()
  /* x
 */ var b: Int { get }
  #if A
  func c()
  #endif
  var d: String { """
    x
    """ }
}

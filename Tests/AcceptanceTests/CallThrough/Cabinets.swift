import SpryKit

struct CabinetLocked: Error, Equatable {}
enum CabinetFault: Error, Equatable { case jammed, lost }

/// The class behind the fake.
final class RealCabinet {
  private(set) var calls: [String] = []
  var fault: CabinetFault?

  var size: Int { noted("size", 3) }
  func open(_ drawer: String) -> String { noted("open \(drawer)", "real \(drawer)") }
  func close() { noted("close", ()) }
  func take(_ drawer: String) throws -> String {
    if drawer == "locked" { throw CabinetLocked() }
    return noted("take \(drawer)", "real \(drawer)")
  }
  func turn(_ key: Int) throws(CabinetFault) -> Int {
    if let fault { throw fault }
    return noted("turn \(key)", key)
  }
  func find(_ drawer: String) async -> String { noted("find \(drawer)", "real \(drawer)") }
  func fetch(_ drawer: String) async throws -> String {
    if drawer == "locked" { throw CabinetLocked() }
    return noted("fetch \(drawer)", "real \(drawer)")
  }
  func shut() async throws(CabinetFault) {
    if let fault { throw fault }
    noted("shut", ())
  }
  static func make(_ name: String) -> String { "real \(name)" }
  static func lend() throws -> String { throw CabinetLocked() }
  static func list() async -> [String] { ["real"] }
  static func send(_ name: String) async throws -> String { "real \(name)" }
  static var count: Int { 8 }

  private func noted<Value>(_ call: String, _ value: Value) -> Value {
    calls.append(call)
    return value
  }
}

/// A fake that calls through where no stub answers.
final class FakeCabinet: Spryable {
  enum Function: String, StringRepresentable {
    case size
    case open = "open(_:)"
    case close = "close()"
    case take = "take(_:)"
    case turn = "turn(_:)"
    case find = "find(_:)"
    case fetch = "fetch(_:)"
    case shut = "shut()"
    case lock = "lock(_:)"
    case swing = "swing()"
  }

  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
    case lend = "lend()"
    case list = "list()"
    case send = "send(_:)"
    case count
  }

  let real = RealCabinet()

  var size: Int { stubbedValue(fallbackValue: real.size) }
  func open(_ drawer: String) -> String {
    spryify(arguments: drawer, fallbackValue: real.open(drawer))
  }
  func close() { spryify(fallbackValue: real.close()) }
  func take(_ drawer: String) throws -> String {
    try spryifyThrows(arguments: drawer, fallbackValue: try real.take(drawer))
  }
  func turn(_ key: Int) throws(CabinetFault) -> Int {
    try spryifyThrows(
      arguments: key, throwing: CabinetFault.self, fallbackValue: try real.turn(key))
  }
  func find(_ drawer: String) async -> String {
    await spryify(arguments: drawer, fallbackValue: await real.find(drawer))
  }
  func fetch(_ drawer: String) async throws -> String {
    try await spryifyThrows(arguments: drawer, fallbackValue: try await real.fetch(drawer))
  }
  func shut() async throws(CabinetFault) {
    try await spryifyThrows(throwing: CabinetFault.self, fallbackValue: try await real.shut())
  }
  static func make(_ name: String) -> String {
    spryify(arguments: name, fallbackValue: RealCabinet.make(name))
  }
  static func lend() throws -> String {
    try stubbedValueThrows(fallbackValue: try RealCabinet.lend())
  }
  static func list() async -> [String] {
    await stubbedValue(fallbackValue: await RealCabinet.list())
  }
  static func send(_ name: String) async throws -> String {
    try await spryifyThrows(arguments: name, fallbackValue: try await RealCabinet.send(name))
  }
  static var count: Int { stubbedValue(fallbackValue: RealCabinet.count) }

  // These members have no real ones behind them.
  func lock(_ key: Int) -> Int { spryify(arguments: key) }
  func swing() async throws -> Int { try await spryifyThrows() }
}

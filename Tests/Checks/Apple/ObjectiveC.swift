import Foundation
import SpryMacros
import SpryObjects

// What the macros write for Objective-C. `run` checks its types with interoperability on, which no other
// code on Linux has. Most types of Swift cannot be passed to Objective-C here, so the members take numbers.

// These stand in for the types of the module ObjectiveC, which is compiled without interoperability.
@objc protocol NSObjectProtocol {
  func isEqual(_ object: Any?) -> Bool
}

class NSObject: NSObjectProtocol, @unchecked Sendable {
  init() {}
  func isEqual(_ object: Any?) -> Bool { false }
}

// MARK: - Protocols

@Spryable
@objc protocol Port: NSObjectProtocol {
  @objc(enter:) optional func enter(_ ship: Int)
  @objc optional var name: Int { get }
  @objc optional var depth: Int { get set }
  func load() async -> Int
  init(size: Int)
  static func make() -> Int
  subscript(index: Int) -> Int { get }
}

@Spryable
@objc(CRANE) @MainActor protocol Crane {
  @objc optional func lift(_ weight: Int) -> Bool
  func lower() throws
}

@Spryable
protocol Lighthouse: NSObjectProtocol {
  func blink(_ times: Int) -> Bool
}

// The members of the inherited protocol are repeated.
@Spryable
@objc protocol Harbor: Port, NSObjectProtocol {
  func load() async -> Int
  init(size: Int)
  static func make() -> Int
  subscript(index: Int) -> Int { get }
  func close()
}

@Spryable(wraps: true)
@objc protocol Ferry {
  func cross() -> Int
  @objc optional func wait(_ minutes: Int) -> Int
}

@Spyable(inheriting: NSObject.self)
@objc protocol Buoy: NSObjectProtocol {
  @objc(ring:) optional func ring(_ times: Int) -> Bool
  @objc optional var depth: Int { get set }
  func load() async -> Int
}

@Spyable
@objc protocol Boat {
  @objc optional func sail()
  func anchor() -> Int
}

@Spyable(inheriting: "BoatSpy")
protocol Yacht: Boat {
  func race() -> Int
}

// MARK: - Classes

@Spryable final class FakeDock: NSObject, Port, Spryable {
  @objc(enter:) func enter(_ ship: Int)
  @objc var name: Int
  func load() async -> Int
  required init(size: Int) { super.init() }
  static func make() -> Int
  subscript(index: Int) -> Int { spryify(arguments: index) }
}

class Engine: NSObject {
  @objc func start(_ gear: Int) -> Int { gear }
  @objc dynamic var speed = 0
}

@Spryable @objcMembers final class FakeEngine: Engine, Spryable, @unchecked Sendable {
  override func start(_ gear: Int) -> Int
  override var speed: Int
}

final class Pump: NSObject, ObjectSpyable, ClassSpyable {
  @Spied @objc func fill(_ liters: Int) -> Int { liters }
  @Spied @objc dynamic func drain() async -> Int { 1 }
  @Spied @objc class func make() -> Int { 1 }
}

func call(_ port: any Port, _ crane: any Crane) {
  port.enter?(1)
  _ = port.name
}

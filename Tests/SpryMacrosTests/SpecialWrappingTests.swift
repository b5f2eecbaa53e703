import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable(wraps: true)
private protocol Meter {
  var count: Int { get set }
  mutating func add(_ number: Int) -> Int
  mutating func addLater(_ number: Int) async
  func doubled() -> Int
  func doubledLater() async -> Int
}

extension Meter {
  mutating func addLater(_ number: Int) async { count += number }
  func doubledLater() async -> Int { 2 * count }
}

private struct RealMeter: Meter {
  var count = 0
  mutating func add(_ number: Int) -> Int {
    count += number
    return count
  }
  func doubled() -> Int { 2 * count }
}

@Spryable(wraps: true)
private protocol Rack<Item> {
  associatedtype Item: Equatable
  func put(_ item: Item) -> Bool
  func first() -> Item?
  subscript(index: Int) -> Item { get }
}

private final class RealRack: Rack {
  var items: [String] = []
  func put(_ item: String) -> Bool {
    items.append(item)
    return items.count > 1
  }
  func first() -> String? { items.first }
  subscript(index: Int) -> String { items[index] }
}

@Spryable(wraps: true)
private protocol SavingsMeter: Meter {
  func interest() -> Int
}

private struct RealSavingsMeter: SavingsMeter {
  var count = 10
  mutating func add(_ number: Int) -> Int {
    count += 2 * number
    return count
  }
  func doubled() -> Int { 2 * count }
  func interest() -> Int { count / 10 }
}

@Spryable(wraps: true) private final class FakeListedRack<Item: Equatable>: Rack, Spryable {
  func put(_ item: Item) -> Bool
  func first() -> Item?
  subscript(index: Int) -> Item { spryify(arguments: index) }
}

@Spryable(wraps: true) private final class FakeListedMeter: Meter, Spryable, Sendable {
  var count: Int
  func add(_ number: Int) -> Int
  func addLater(_ number: Int) async
  func doubled() -> Int
  func doubledLater() async -> Int
}

private protocol Jar: AnyObject {
  var label: String { get }
  var count: Int { get set }
  func copy() -> Self
  func log(_ text: String) -> Int
  func log(_ text: @autoclosure () -> String) -> Int
}

private final class RealJar: Jar {
  let label = "jam"
  var count = 3
  func copy() -> RealJar { RealJar() }
  func log(_ text: String) -> Int { 1 }
  func log(_ text: @autoclosure () -> String) -> Int { 2 }
}

@Spryable(wraps: true) private final class FakeJar: Jar, Spryable {
  var label: String
  var count: Int
  func copy() -> FakeJar
  func log(_ text: String) -> Int
  func log(_ text: @autoclosure () -> String) -> Int
}

@Suite("Fakes that wrap objects of special kinds", .spry(callers: false))
struct SpecialWrappingTests {
  @Test("A structure keeps what its members change")
  func structures() {
    var fake: some Meter = FakeMeter(wrapping: RealMeter())
    #expect(fake.add(2) == 2)
    #expect(fake.add(3) == 5)
    fake.count += 1
    #expect(fake.doubled() == 12)
  }

  @Test("An object of a protocol with associated types")
  func associatedTypes() {
    let fake = FakeRack(wrapping: RealRack())
    #expect(!fake.put("a"))
    #expect(fake.put("b"))
    #expect(fake.first() == "a")
    #expect(fake[1] == "b")
    expectHaveReceived(fake.calls.put("a").returned(false), .once)
  }

  @Test("A class that lists the members wraps an object, too")
  func classes() {
    let rack = FakeListedRack(wrapping: RealRack())
    #expect(!rack.put("a"))
    #expect(rack.first() == "a")
    rack.stub.put("b").andReturn(false)
    #expect(!rack.put("b"))
  }

  @Test("A class that lists the members writes only to properties with a setter, and makes no Self")
  func listedProperties() {
    let real = RealJar()
    let jar = FakeJar(wrapping: real)
    #expect(jar.label == "jam")
    jar.label = "honey"
    jar.count = 4
    #expect(real.label == "jam")
    #expect(real.count == 4)
    expectHaveReceived(jar.calls.label.set("honey"), .once)
    let copy = FakeJar()
    jar.stub.copy().andReturn(copy)
    #expect(jar.copy() === copy)
  }

  @Test("A class that lists the members keeps what they change in a structure")
  func listedStructure() async {
    let meter = FakeListedMeter(wrapping: RealMeter())
    meter.count = 4
    #expect(meter.doubled() == 8)
    #expect(meter.add(3) == 7)
    await meter.addLater(4)
    #expect(await meter.doubledLater() == 22)
    expectHaveReceived(meter.calls.count.set(4), .once)
    expectHaveReceived(meter.calls.add(3), .once)
    FakeListedMeter().count = 1
  }

  @Test("An object of a protocol that inherits")
  func parents() {
    let fake = FakeSavingsMeter(wrapping: RealSavingsMeter())
    #expect(fake.interest() == 1)
    #expect(fake.doubled() == 20)
    var counter: any Meter = fake
    #expect(counter.add(5) == 20)
    expectHaveReceived(fake.calls.add(5), .once)
  }
}

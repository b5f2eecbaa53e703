import SpryMatchers
import SpryObjects
import Testing

// The examples of the reference: spies on real objects.

private class Door: ObjectSpyable, ClassSpyable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case each = "each(_:)"
    case wait = "wait()"
    case all = "all()"
  }

  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
    case create = "init(name:)"
    case wait = "wait()"
  }

  init(name: String) {
    // Example of ClassSpyable.spiedInit
    Self.spiedInit(in: Door.self, arguments: name)
  }

  @Spied func open() -> Bool { true }

  func each(_ body: () throws -> Int) rethrows -> Int {
    try spied(in: Door.self, rescue: { _ in try body() }, original: { try body() })
  }

  nonisolated(nonsending) func wait() async -> Int { await spiedNonsending { 1 } }

  nonisolated(nonsending) func all() async throws -> Int {
    try await spiedNonsending(rescue: { error in throw error }, original: { 1 })
  }

  // Example of ClassSpyable.spied
  class func make() -> Int { spied(in: Door.self) { 1 } }

  nonisolated(nonsending) class func wait() async -> Int { await spiedNonsending { 1 } }
}

private struct OpeningSpyController: SpyController {
  let rootSpyableClass: AnyClass = Door.self
  let vector = SpyVector.direct
  let members: [Door.Function] = [.open]
  // Example of SpyController.memberKind, SpiedMemberKind
  let memberKind = SpiedMemberKind.instance
  // Example of SpyController.forwardsInvocations
  let forwardsInvocations = true
}

@Suite("Reference: real objects", .spry(unusedStubs: .off)) struct ObjectsExamples {
  @Test("Spies")
  func spies() {
    let view = FancyView()
    // Examples of Spy
    let spy = Spy(on: view, .layout, .draw)
    // Example of Spy.spy
    spy.spy { view.layout() }
    // Example of Spy.implementation, SpiedImplementation
    expectHaveReceived(spy.implementation(View.self), .layout)
    // Examples of Spy
    spy.beginSpying()
    #expect(spy.isSpying)
    spy.endSpying()
    #expect(spy.forwardsInvocations)
    spy.resetCalls()
    spy.resetCallsAndStubs()
    // Example of Spy.vector, SpyVector
    #expect(spy.vector == .direct)
  }

  @Test("Members by hand")
  func byHand() async throws {
    let door = Door(name: "back")
    #expect(Spy(on: door).spy { door.each { 3 } } == 3)
    #expect(Spy(on: Door.self).spy { Door.make() } == 1)
    #expect(await door.wait() + Door.wait() == 2)
    #expect(try await door.all() == 1)
    let body: NonsendingOriginal<Int, Never> = { 1 }

    #expect(await body() == 1)
    // Example of SpySwitch, SpySwitch.isOn
    #expect(!SpySwitch.isOn || SpySwitch.isOn)
  }

  @Test("Controllers and their errors")
  func controllers() throws {
    let door = Door(name: "front")
    #expect(try OpeningSpyController().createSpy(on: door).spy { door.open() })
    // Example of SpyError
    #expect(throws: SpyError.self) { try LayoutSpyController().createSpy(on: View()) }
  }

  @Test("Evidence")
  func evidence() {
    let view = View()
    // Examples of ObjectSpyable
    view.saveEvidence(1.5, with: .layoutTime)
    #expect(view.loadEvidence(with: .layoutTime, as: Double.self) == 1.5)
    view.removeEvidence(with: .layoutTime)
    // Examples of ClassSpyable
    View.saveEvidence([1, 2], with: .picture)
    #expect(View.loadEvidence(with: .picture) as? [Int] == [1, 2])
    View.removeEvidence(with: .picture)

    #expect(EvidenceReference.association(key: ObjectAssociationKey("angle")) != .layoutTime)
  }
}

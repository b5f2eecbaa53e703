import SpryMatchers
import SpryObjects
import Testing

// The examples of the reference: spies on real objects.

// Example of ObjectSpyable
private class Bell: ObjectSpyable {
  enum Function: String, StringRepresentable { case ring = "ring()" }
  @Spied func ring() -> Bool { true }
}

// Example of ClassSpyable
private class Locksmith: ClassSpyable {
  enum ClassFunction: String, StringRepresentable { case make = "make()" }
  @Spied static func make() -> Int { 1 }
}

private class Door: ObjectSpyable, ClassSpyable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case ring = "ring(_:)"
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

  // Example of @Spied
  @Spied func open() -> Bool { true }

  // Example of ObjectSpyable.spied, SpiedMember, SpiedMember.callAsFunction
  func ring(_ times: Int) -> Int { spied(in: Door.self, arguments: times) { times } }

  func each(_ body: () throws -> Int) rethrows -> Int {
    try spied(in: Door.self, rescue: { _ in try body() }, original: { try body() })
  }

  // Example of ObjectSpyable.spiedNonsending, SpiedNonsendingMember, SpiedNonsendingMember.callAsFunction
  nonisolated(nonsending) func wait() async -> Int { await spiedNonsending { 1 } }

  nonisolated(nonsending) func all() async throws -> Int {
    try await spiedNonsending(rescue: { error in throw error }, original: { 1 })
  }

  // Example of ClassSpyable.spied
  class func make() -> Int { spied(in: Door.self) { 1 } }

  // Example of ClassSpyable.spiedNonsending
  nonisolated(nonsending) class func wait() async -> Int { await spiedNonsending { 1 } }
}

private final class GlassDoor: Door {
  @Spied override func open() -> Bool { super.open() }
}

extension EvidenceReference {
  // Example of EvidenceReference, EvidenceReference.association
  static let angle = EvidenceReference.association(key: ObjectAssociationKey("angle"))

  // Example of EvidenceReference.serialization
  static let photo = EvidenceReference.serialization(path: "door/photo")
}

// Example of SpyController
private struct RingingSpyController: SpyController {
  let rootSpyableClass: AnyClass = Bell.self
  let vector = SpyVector.direct
  let members: [Bell.Function] = [.ring]
}

private struct OpeningSpyController: SpyController {
  typealias Function = Door.Function

  // Example of SpyController.rootSpyableClass
  let rootSpyableClass: AnyClass = Door.self

  // Example of SpyController.vector
  let vector = SpyVector.indirect

  // Example of SpyController.members
  let members: [Door.Function] = [.open]

  // Example of SpyController.evidence
  let evidence: [EvidenceReference] = [.angle]

  // Example of SpyController.memberKind, SpiedMemberKind
  let memberKind = SpiedMemberKind.instance

  // Example of SpyController.forwardsInvocations
  let forwardsInvocations = true
}

@Suite("Reference: real objects", .spry(unusedStubs: .off)) struct ObjectsExamples {
  @Test("Spies")
  func spies() async throws {
    let door = GlassDoor(name: "front")
    // Example of Spy, Spy.init
    let spy = Spy(on: door, .open, .ring)

    // Example of Spy.spy
    #expect(spy.spy { door.open() })

    expectHaveReceived(spy, .open)

    // Example of Spy.implementation, SpiedImplementation
    expectHaveReceived(spy.implementation(Door.self), .open)

    // Example of Spy.beginSpying
    spy.beginSpying()

    // Example of Spy.isSpying
    #expect(spy.isSpying)

    // Example of Spy.endSpying
    spy.endSpying()

    // Example of Spy.forwardsInvocations
    #expect(spy.forwardsInvocations)

    // Example of Spy.vector, SpyVector
    #expect(spy.vector == .direct)

    // Example of Spy.resetCalls
    spy.resetCalls()

    // Example of Spy.resetCallsAndStubs
    spy.resetCallsAndStubs()
  }

  @Test("Members by hand")
  func byHand() async throws {
    let door = Door(name: "back")
    #expect(Spy(on: door).spy { door.each { 3 } + door.ring(2) } == 5)
    #expect(Spy(on: Door.self).spy { Door.make() } == 1)
    #expect(await door.wait() + Door.wait() == 2)
    #expect(try await door.all() == 1)

    // Example of NonsendingOriginal
    let body: NonsendingOriginal<Int, Never> = { 1 }

    #expect(await body() == 1)

    // Example of SpySwitch, SpySwitch.isOn
    #expect(!SpySwitch.isOn || SpySwitch.isOn)
  }

  @Test("Controllers and their errors")
  func controllers() throws {
    // Example of SpyController.createSpy
    let spy = try OpeningSpyController().createSpy(on: GlassDoor(name: "front"))

    #expect(!spy.isSpying)
    let bell = Bell()
    #expect(try RingingSpyController().createSpy(on: bell).spy { bell.ring() })
    #expect(Spy(on: Locksmith.self, .make).spy { Locksmith.make() } == 1)

    // Example of SpyError
    #expect(throws: SpyError.self) { try OpeningSpyController().createSpy(on: Door(name: "back")) }
  }

  @Test("Evidence")
  func evidence() {
    let door = Door(name: "back")
    // Example of ObjectSpyable.saveEvidence
    door.saveEvidence(90, with: .angle)

    // Example of ObjectSpyable.loadEvidence
    #expect(door.loadEvidence(with: .angle, as: Int.self) == 90)

    // Example of ObjectSpyable.removeEvidence
    door.removeEvidence(with: .angle)

    // Example of ClassSpyable.saveEvidence
    Door.saveEvidence([1, 2], with: .photo)

    // Example of ClassSpyable.loadEvidence
    #expect(Door.loadEvidence(with: .photo) as? [Int] == [1, 2])

    // Example of ClassSpyable.removeEvidence
    Door.removeEvidence(with: .photo)

    // Example of ObjectAssociationKey, ObjectAssociationKey.init
    let key = ObjectAssociationKey("angle")

    #expect(EvidenceReference.association(key: key) != .angle)
  }
}

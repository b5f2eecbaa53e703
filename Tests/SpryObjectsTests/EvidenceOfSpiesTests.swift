import SpryMatchers
import SpryObjects
import Testing

@Suite("Evidence is removed when the spying ends", .spry)
struct EvidenceOfSpiesTests {
  private struct Controller: SpyController {
    typealias Function = View.Function
    let rootSpyableClass: AnyClass = View.self
    let vector = SpyVector.direct
    let evidence: [EvidenceReference]
  }

  private let view = FancyView()
  private let kept = EvidenceReference.association(key: ObjectAssociationKey("kept"))
  private let drawn = EvidenceReference.association(key: ObjectAssociationKey("drawn"))
  private let picture = EvidenceReference.serialization(
    path: "spies/\(UInt64.random(in: 0...UInt64.max))")

  private func makeSpy() throws -> Spy<View.Function> {
    try Controller(evidence: [drawn, picture]).createSpy(on: view)
  }

  private func save() {
    view.saveEvidence(true, with: drawn)
    view.saveEvidence([1, 2], with: picture)
    view.saveEvidence("stays", with: kept)
  }

  private func expectGone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(view.loadEvidence(with: drawn) == nil, sourceLocation: sourceLocation)
    #expect(view.loadEvidence(with: picture) == nil, sourceLocation: sourceLocation)
    #expect(view.loadEvidence(with: kept) as? String == "stays", sourceLocation: sourceLocation)
  }

  @Test("Evidence is removed after a closure")
  func afterAContext() throws {
    let spy = try makeSpy()
    spy.spy {
      save()
      #expect(view.loadEvidence(with: drawn) as? Bool == true)
      #expect(view.loadEvidence(with: picture) as? [Int] == [1, 2])
    }
    expectGone()
  }

  @Test("Evidence is removed at the end of the outer spying only")
  func atTheOuterEndOnly() throws {
    let spy = try makeSpy()
    spy.beginSpying()
    spy.spy { save() }
    #expect(view.loadEvidence(with: drawn) != nil)
    spy.endSpying()
    expectGone()
  }

  @Test("Evidence is removed when the spy is dropped")
  func whenTheSpyIsDropped() throws {
    var spy: Spy? = try makeSpy()
    spy?.beginSpying()
    save()
    spy = nil
    expectGone()
  }

  @Test("Evidence in a file is removed when the subject is gone")
  func whenTheSubjectHasGone() throws {
    var subject: View? = View()
    let spy = try Controller(evidence: [drawn, picture]).createSpy(on: subject!)
    spy.beginSpying()
    subject?.saveEvidence(5, with: picture)
    subject = nil
    spy.endSpying()
    #expect(view.loadEvidence(with: picture) == nil)
  }
}

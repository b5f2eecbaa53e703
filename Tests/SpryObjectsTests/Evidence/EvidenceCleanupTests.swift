import SpryKit
import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("A spy that ends removes the evidence that its controller names", .spry)
struct EvidenceCleanupTests {
  private struct Controller: SpyController {
    typealias Function = View.Function
    let rootSpyableClass: AnyClass = View.self
    let vector = SpyVector.direct
    let evidence: [EvidenceReference]
  }

  private struct ClassController: SpyController {
    typealias Function = View.ClassFunction
    let rootSpyableClass: AnyClass = View.self
    let vector = SpyVector.direct
    let memberKind = SpiedMemberKind.class
    let evidence: [EvidenceReference]
  }

  private let folder = TestFolder()
  private let key = ObjectAssociationKey()
  private var references: [EvidenceReference] {
    [.association(key: key), .serialization(path: folder["a"])]
  }

  @Test("Evidence of other subjects under the same key stays")
  func otherSubjects() throws {
    let (view, other) = (View(), View())
    let spy = try Controller(evidence: references).createSpy(on: view)
    spy.spy {
      for reference in references { view.saveEvidence(1, with: reference) }
      View.saveEvidence(2, with: references[0])
      other.saveEvidence(3, with: references[0])
    }
    for reference in references { #expect(view.loadEvidence(with: reference) == nil) }
    #expect(View.loadEvidence(with: references[0]) as? Int == 2)
    #expect(other.loadEvidence(with: references[0]) as? Int == 3)
  }

  @Test("Evidence is removed at the end of the outer spying, or when the spy is dropped")
  func ends() throws {
    let view = View()
    let kept = EvidenceReference.association(key: ObjectAssociationKey("kept"))
    var spy: Spy<View.Function>? = try Controller(evidence: references).createSpy(on: view)
    func save() { for reference in references + [kept] { view.saveEvidence(1, with: reference) } }
    spy?.beginSpying()
    spy?.spy { save() }
    for reference in references { #expect(view.loadEvidence(with: reference) as? Int == 1) }
    spy?.endSpying()
    for reference in references { #expect(view.loadEvidence(with: reference) == nil) }
    spy?.beginSpying()
    save()
    spy = nil
    for reference in references { #expect(view.loadEvidence(with: reference) == nil) }
    #expect(view.loadEvidence(with: kept) as? Int == 1)
  }

  @Test("Evidence in a file is removed when the subject is gone")
  func subjectThatIsGone() throws {
    var subject: View? = View()
    let spy = try Controller(evidence: references).createSpy(on: subject!)
    spy.beginSpying()
    subject?.saveEvidence(5, with: references[1])
    subject = nil
    spy.endSpying()
    #expect(View().loadEvidence(with: references[1]) == nil)
  }

  @Test("Evidence of a class is removed in the scope of its spy, wherever that ends")
  func classInAScope() throws {
    let spy = try ClassController(evidence: references).createSpy(on: View.self)
    spy.beginSpying()
    for reference in references { View.saveEvidence(1, with: reference) }
    withSpryScope {
      View.saveEvidence(2, with: references[0])
      spy.endSpying()
      #expect(View.loadEvidence(with: references[0]) as? Int == 2)
    }
    for reference in references { #expect(View.loadEvidence(with: reference) == nil) }
  }

  @Test("Evidence that was never saved needs no removal")
  func nothing() throws {
    let texts = try misuses {
      try Controller(evidence: references).createSpy(on: View()).spy {}
      try ClassController(evidence: references).createSpy(on: View.self).spy {}
    }
    #expect(texts == [])
  }

  @Test("Evidence that cannot be removed is reported to the scope of the spy, the rest is removed")
  func failure() throws {
    try folder.makeFolder("inner")
    let misuses = Misuses()
    let view = View()
    let bad = EvidenceReference.serialization(path: folder["inner"])
    view.saveEvidence(1, with: references[0])
    try withSpryScope(misuse: misuses.handler) {
      let spy = try Controller(evidence: [bad] + references).createSpy(on: view)
      spy.beginSpying()
      withSpryScope(misuse: .stop) { spy.endSpying() }
    }
    expectGolden(misuses.texts, in: folder.path)
    #expect(view.loadEvidence(with: references[0]) == nil)
  }

  @Test("A failure off the task of the test is kept until the test ends")
  func failureOffTheTask() async throws {
    try folder.makeFolder("inner")
    let misuses = Misuses()
    let test = SpryScope(ofTest: "one()", misuse: misuses.handler)
    let bad = EvidenceReference.serialization(path: folder["inner"])
    let spy = try test.run {
      try withSpryScope { try ClassController(evidence: [bad]).createSpy(on: View.self) }
    }
    spy.beginSpying()
    await Task.detached { spy.endSpying() }.value
    #expect(misuses.texts == [])
    #expect(test.end().misuse.count == 1)
  }
}

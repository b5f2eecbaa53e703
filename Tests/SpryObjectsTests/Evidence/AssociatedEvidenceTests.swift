import SpryMatchers
import SpryObjects
import Testing

@testable import SpryCore

/// Evidence in memory goes with its subject, or with the test that saved it.
@Suite struct AssociatedEvidenceTests {
  private let key = ObjectAssociationKey()

  @Test("Evidence is let go with its subject")
  func life() {
    weak var trace: Trace?
    do {
      let exhibit = Exhibit()
      let evidence = Trace()
      trace = evidence
      exhibit.saveEvidence(evidence, with: .association(key: key))
    }
    #expect(trace == nil)
  }

  @Test("Evidence is let go with a subject of a subclass, and with an actor")
  func lifeWithOtherClasses() {
    weak var first: Trace?
    weak var second: Trace?
    do {
      let (one, two) = (Trace(), Trace())
      (first, second) = (one, two)
      let (framed, moving) = (FramedExhibit(), MovingExhibit())
      framed.saveEvidence(one, with: .association(key: key))
      moving.saveEvidence(two, with: .association(key: key))
      #expect(moving.loadEvidence(with: .association(key: key), as: Trace.self) === two)
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("What is replaced or removed is let go at once")
  func replaced() {
    let exhibit = Exhibit()
    weak var first: Trace?
    weak var second: Trace?
    do {
      let (one, two) = (Trace(), Trace())
      (first, second) = (one, two)
      exhibit.saveEvidence(one, with: .association(key: key))
      exhibit.saveEvidence(two, with: .association(key: key))
    }
    #expect(first == nil)
    #expect(second != nil)
    exhibit.removeEvidence(with: .association(key: key))
    #expect(second == nil)
  }

  @Test("A new object at an old address has no evidence")
  func address() {
    var addresses: Set<ObjectIdentifier> = []
    var wasReused = false
    for _ in 0..<1_000 {
      let exhibit = Exhibit()
      wasReused = wasReused || !addresses.insert(ObjectIdentifier(exhibit)).inserted
      #expect(exhibit.loadEvidence(with: .association(key: key)) == nil)
      exhibit.saveEvidence(5, with: .association(key: key))
    }
    #expect(wasReused)
  }

  @Test("Evidence may use its subject's evidence when it ends")
  func reentrance() {
    final class Final {
      let exhibit: Exhibit
      let key: ObjectAssociationKey
      init(_ exhibit: Exhibit, _ key: ObjectAssociationKey) {
        (self.exhibit, self.key) = (exhibit, key)
      }
      deinit { exhibit.saveEvidence("ended", with: .association(key: key)) }
    }
    let exhibit = Exhibit()
    let other = ObjectAssociationKey()
    exhibit.saveEvidence(Final(exhibit, other), with: .association(key: key))
    exhibit.removeEvidence(with: .association(key: key))
    #expect(exhibit.loadEvidence(with: .association(key: other)) as? String == "ended")
  }

  @Test("Keys made apart are apart, whatever their names")
  func keys() {
    let (first, second) = (ObjectAssociationKey("a"), ObjectAssociationKey("a"))
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    #expect(EvidenceReference.association(key: first) == .association(key: first))
    let exhibit = Exhibit()
    exhibit.saveEvidence(1, with: .association(key: first))
    #expect(exhibit.loadEvidence(with: .association(key: second)) == nil)
    exhibit.removeEvidence(with: .association(key: second))
    #expect(exhibit.loadEvidence(with: .association(key: first)) as? Int == 1)
  }

  @Test("Objects of one class have each their own")
  func subjects() {
    let (first, second) = (Exhibit(), Exhibit())
    first.saveEvidence(1, with: .association(key: key))
    #expect(second.loadEvidence(with: .association(key: key)) == nil)
    Exhibit.saveEvidence(2, with: .association(key: key))
    #expect(first.loadEvidence(with: .association(key: key)) as? Int == 1)
    Exhibit.removeEvidence(with: .association(key: key))
  }

  @Test("A fake has its calls and its evidence apart")
  func fake() {
    final class FakeExhibit: Exhibit, Spyable {
      func look() { recordCall() }
    }
    weak var trace: Trace?
    do {
      let fake = FakeExhibit()
      let evidence = Trace()
      trace = evidence
      fake.saveEvidence(evidence, with: .association(key: key))
      fake.look()
      fake.resetCalls()
      #expect(fake.loadEvidence(with: .association(key: key), as: Trace.self) === evidence)
    }
    #expect(trace == nil)
  }

  @Test("A test's evidence goes at its end, that of another stays")
  func endOfTest() {
    let shared = Exhibit()
    let (mine, others) = (
      EvidenceReference.association(key: ObjectAssociationKey()),
      EvidenceReference.association(key: ObjectAssociationKey())
    )
    let (test, other) = (
      SpryScope(ofTest: "one()", misuse: .stop), SpryScope(ofTest: "other()", misuse: .stop)
    )
    weak var trace: Trace?
    other.run { shared.saveEvidence(1, with: others) }
    test.run {
      let evidence = Trace()
      trace = evidence
      shared.saveEvidence(evidence, with: mine)
      withSpryScope { shared.saveEvidence(2, with: .association(key: key)) }
    }
    _ = test.end()
    #expect(trace == nil)
    #expect(shared.loadEvidence(with: .association(key: key)) == nil)
    #expect(shared.loadEvidence(with: others) as? Int == 1)
    _ = other.end()
    #expect(shared.loadEvidence(with: others) == nil)
  }

  @Test("A subject that its own evidence holds is let go at the end of the test")
  func cycle() {
    weak var subject: Exhibit?
    let test = SpryScope(ofTest: "cycle()", misuse: .stop)
    test.run {
      let exhibit = Exhibit()
      subject = exhibit
      exhibit.saveEvidence([exhibit], with: .association(key: key))
    }
    #expect(subject != nil)
    _ = test.end()
    #expect(subject == nil)
  }

  @Test("Many subjects that end leave nothing behind in their test")
  func tenants() {
    let test = SpryScope(ofTest: "many()", misuse: .stop)
    test.run {
      for number in 0..<1_000 { Exhibit().saveEvidence(number, with: .association(key: key)) }
      let exhibit = Exhibit()
      for number in 0..<1_000 {
        exhibit.saveEvidence(number, with: .association(key: key))
        exhibit.removeEvidence(with: .association(key: key))
      }
    }
    #expect(test.estate.withLock { $0.tenantCount } <= 64)
    _ = test.end()
  }

  #if !canImport(ObjectiveC)
    @Test("What a subject first saves in its 'deinit' is not kept")
    func whileTheSubjectEnds() {
      weak var trace: Trace?
      func leave<Kind>(_: Kind.Type) {
        let evidence = Trace()
        trace = evidence
        _ = Leaving<Kind>(evidence, .association(key: key))
      }
      let test = SpryScope(ofTest: "leaves()", misuse: .stop)
      test.run { leave(Int.self) }
      #expect(trace == nil)
      _ = test.end()
      leave(String.self)
      #expect(trace == nil)
    }
  #endif
}

/// Each kind is a class of its own.
private final class Leaving<Kind>: ObjectSpyable {
  private let (evidence, reference): (Trace, EvidenceReference)

  init(_ evidence: Trace, _ reference: EvidenceReference) {
    (self.evidence, self.reference) = (evidence, reference)
  }

  deinit {
    saveEvidence(evidence, with: reference)
    #expect(loadEvidence(with: reference, as: Trace.self) == nil)
  }
}

import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Evidence in memory")
struct AssociatedEvidenceTests {
  private let key = ObjectAssociationKey()

  // Without Objective-C, nothing reports the end of an object: so the end of the test is the first
  // moment at which its evidence is known to be released.

  @Test("Evidence of an object is released by the end of the test")
  func life() {
    weak var trace: Trace?
    withSpry {
      let exhibit = Exhibit()
      let evidence = Trace()
      trace = evidence
      exhibit.saveEvidence(evidence, with: .association(key: key))
    }
    #expect(trace == nil)
  }

  @Test("Evidence that is replaced or removed is released at once")
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
    // The library pins an address until thousands of other objects were made.
    for _ in 0..<20_000 where !wasReused {
      let exhibit = Exhibit()
      wasReused = wasReused || !addresses.insert(ObjectIdentifier(exhibit)).inserted
      #expect(exhibit.loadEvidence(with: .association(key: key)) == nil)
      exhibit.saveEvidence(5, with: .association(key: key))
    }
    #expect(wasReused)
  }

  @Test("Evidence may use its subject in its deinit")
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

  @Test("Keys of one name are different keys")
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

  @Test("The end of a test removes its evidence and no other")
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

  @Test("A subject that its own evidence holds is released at the end of the test")
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

  @Test("Memory stays bounded over many subjects in one test")
  func manySubjects() throws {
    let test = SpryScope(ofTest: "many()", misuse: .stop)
    let growths = try test.run {
      let exhibit = Exhibit()
      return try (0..<10).map { _ in
        let before = try residentBytes()
        for number in 0..<20_000 {
          Exhibit().saveEvidence(number, with: .association(key: key))
          exhibit.saveEvidence(number, with: .association(key: key))
          exhibit.removeEvidence(with: .association(key: key))
        }
        return try residentBytes() - before
      }
    }
    // An entry that leaks is about a hundred bytes, in each round. Other tests that run at the same
    // time need memory too, in some rounds.
    #expect(try #require(growths.min()) < 1 << 20, "grew by \(growths) bytes")
    _ = test.end()
  }

  #if !canImport(ObjectiveC)
    @Test("Evidence that a subject first saves in its deinit is not kept")
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

/// A subject that saves evidence in its `deinit`. Each kind is a class of its own.
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

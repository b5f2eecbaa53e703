import SpryKit
import SpryMatchers
import SpryObjects
import Testing

@Suite("Evidence of classes", .spry)
struct ClassEvidenceTests {
  private let key = ObjectAssociationKey()

  @Test("A subclass, found by its dynamic type, has evidence of its own")
  func subclass() {
    let type: Exhibit.Type = FramedExhibit.self
    Exhibit.saveEvidence(1, with: .association(key: key))
    #expect(type.loadEvidence(with: .association(key: key)) == nil)
    type.saveEvidence(2, with: .association(key: key))
    #expect(FramedExhibit.loadEvidence(with: .association(key: key)) as? Int == 2)
    FramedExhibit.removeEvidence(with: .association(key: key))
    #expect(Exhibit.loadEvidence(with: .association(key: key)) as? Int == 1)
  }

  @Test("Each scope has evidence of its own")
  func scope() {
    weak var trace: Trace?
    Exhibit.saveEvidence(1, with: .association(key: key))
    withSpryScope {
      #expect(Exhibit.loadEvidence(with: .association(key: key)) == nil)
      let evidence = Trace()
      trace = evidence
      Exhibit.saveEvidence(evidence, with: .association(key: key))
    }
    #expect(trace == nil)
    #expect(Exhibit.loadEvidence(with: .association(key: key)) as? Int == 1)
  }

  @Test("The end of the test removes evidence of classes")
  func endOfTest() {
    weak var trace: Trace?
    let test = SpryScope(ofTest: "one()", misuse: .stop)
    test.run {
      let evidence = Trace()
      trace = evidence
      Exhibit.saveEvidence(evidence, with: .association(key: key))
    }
    #expect(trace != nil)
    _ = test.end()
    #expect(trace == nil)
  }
}

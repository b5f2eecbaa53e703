import SpryMatchers
import Testing

@testable import SpryKit
@testable import SpryObjects

/// The removal of evidence when spying ends.
@Suite(.spry) struct EvidenceCleanupTests {
  private let folder = TestFolder()
  private let key = ObjectAssociationKey()
  private var references: [EvidenceReference] {
    [.association(key: key), .serialization(path: folder["a"])]
  }

  @Test func object() {
    let (exhibit, other) = (Exhibit(), Exhibit())
    for reference in references {
      exhibit.saveEvidence(1, with: reference)
      Exhibit.saveEvidence(1, with: reference)
    }
    other.saveEvidence(2, with: references[0])
    EvidenceCleanup.removeAll(references, of: exhibit, class: Exhibit.self, at: SpryLocation())
    for reference in references { #expect(exhibit.loadEvidence(with: reference) == nil) }
    #expect(other.loadEvidence(with: references[0]) as? Int == 2)
    #expect(Exhibit.loadEvidence(with: references[0]) as? Int == 1)
  }

  @Test("Of an object that is gone, the files are left")
  func objectThatIsGone() throws {
    Exhibit().saveEvidence(1, with: references[1])
    EvidenceCleanup.removeAll(references, of: nil, class: Exhibit.self, at: SpryLocation())
    #expect(try folder.names() == [])
  }

  @Test("A class is cleaned in the scope of its spy, wherever that ends")
  func classInAScope() {
    for reference in references { Exhibit.saveEvidence(1, with: reference) }
    let scope = SpryScope.current
    withSpryScope {
      Exhibit.saveEvidence(2, with: references[0])
      EvidenceCleanup.removeAll(
        references, ofClass: Exhibit.self, in: scope, at: SpryLocation())
      #expect(Exhibit.loadEvidence(with: references[0]) as? Int == 2)
    }
    for reference in references { #expect(Exhibit.loadEvidence(with: reference) == nil) }
  }

  @Test("What is not there needs no removal")
  func nothing() {
    let texts = evidenceMisuses {
      EvidenceCleanup.removeAll(references, of: Exhibit(), class: Exhibit.self, at: SpryLocation())
      EvidenceCleanup.removeAll(references, ofClass: Exhibit.self, at: SpryLocation())
    }
    #expect(texts == [])
  }

  @Test("What cannot be removed is told to the scope of the spy, and the rest is removed")
  func failure() throws {
    try folder.makeFolder("inner")
    let misuses = EvidenceMisuses()
    let exhibit = Exhibit()
    let bad = EvidenceReference.serialization(path: folder["inner"])
    exhibit.saveEvidence(1, with: references[0])
    withSpryScope(misuse: misuses.handler) {
      let scope = SpryScope.current
      withSpryScope(misuse: .stop) {
        EvidenceCleanup.removeAll(
          [bad] + references, of: exhibit, class: Exhibit.self, in: scope, at: SpryLocation())
      }
    }
    #expect(
      misuses.texts == [
        """
        evidence of Exhibit could not be removed from '\(folder["inner"])': the path is that of a folder
          add the name of a file
        """
      ])
    #expect(exhibit.loadEvidence(with: references[0]) == nil)
  }

  @Test("What cannot be removed off the task of the test is kept for its end")
  func failureOffTheTask() async throws {
    try folder.makeFolder("inner")
    let misuses = EvidenceMisuses()
    let test = SpryScope(ofTest: "one()", misuse: misuses.handler)
    let scope = test.run { withSpryScope { SpryScope.current } }
    let bad = EvidenceReference.serialization(path: folder["inner"])
    await Task.detached {
      EvidenceCleanup.removeAll([bad], ofClass: Exhibit.self, in: scope, at: SpryLocation())
    }.value
    #expect(misuses.texts == [])
    #expect(test.end().misuse.count == 1)
  }
}

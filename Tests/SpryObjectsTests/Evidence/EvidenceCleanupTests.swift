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
    Subject(exhibit).remove(references, in: .current, at: SpryLocation())
    for reference in references { #expect(exhibit.loadEvidence(with: reference) == nil) }
    #expect(other.loadEvidence(with: references[0]) as? Int == 2)
    #expect(Exhibit.loadEvidence(with: references[0]) as? Int == 1)
  }

  @Test("A class is cleaned in the scope of its spy, wherever that ends")
  func classInAScope() {
    for reference in references { Exhibit.saveEvidence(1, with: reference) }
    let scope = SpryScope.current
    withSpryScope {
      Exhibit.saveEvidence(2, with: references[0])
      Subject(class: Exhibit.self).remove(references, in: scope, at: SpryLocation())
      #expect(Exhibit.loadEvidence(with: references[0]) as? Int == 2)
    }
    for reference in references { #expect(Exhibit.loadEvidence(with: reference) == nil) }
  }

  @Test("What is not there needs no removal")
  func nothing() {
    let texts = evidenceMisuses {
      Subject(Exhibit()).remove(references, in: .current, at: SpryLocation())
      Subject(class: Exhibit.self).remove(references, in: .current, at: SpryLocation())
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
        Subject(exhibit).remove([bad] + references, in: scope, at: SpryLocation())
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
      Subject(class: Exhibit.self).remove([bad], in: scope, at: SpryLocation())
    }.value
    #expect(misuses.texts == [])
    #expect(test.end().misuse.count == 1)
  }
}

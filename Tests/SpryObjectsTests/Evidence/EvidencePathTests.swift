import Foundation
import SpryKit
import TestSupport
import Testing

@testable import SpryObjects

@Suite("The files of evidence")
struct EvidencePathTests {
  private let exhibit = Exhibit()
  private let folder = TestFolder()

  @Test("A relative path starts in a folder of the test, which is removed at the test's end")
  func relative() {
    let test = SpryScope(ofTest: "one()", misuse: .stop)
    let reference = EvidenceReference.serialization(path: "a/b")
    let root = test.run {
      exhibit.saveEvidence(5, with: reference)
      withSpryScope { #expect(exhibit.loadEvidence(with: reference) as? Int == 5) }
      return EvidenceFolder.folder(in: .current).path
    }
    #expect(FileManager.default.fileExists(atPath: "\(root)/a/b"))
    #expect(exhibit.loadEvidence(with: reference) == nil)
    _ = test.end()
    #expect(!FileManager.default.fileExists(atPath: root))
  }

  @Test("An absolute path is used as it is, and the file is JSON")
  func absolute() throws {
    exhibit.saveEvidence([5], with: .serialization(path: folder["a/b/c"]))
    #expect(try folder.text(of: "a/b/c") == "[5]")
    #expect(try folder.names(in: "a/b") == ["c"])
  }

  @Test("Subjects share the file of one path")
  func shared() {
    let reference = EvidenceReference.serialization(path: folder["a"])
    exhibit.saveEvidence(5, with: reference)
    #expect(Exhibit().loadEvidence(with: reference) as? Int == 5)
    #expect(FramedExhibit.loadEvidence(with: reference) as? Int == 5)
  }
}

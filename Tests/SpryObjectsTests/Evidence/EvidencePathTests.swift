import Foundation
import SpryKit
import Testing

@testable import SpryObjects

/// Which file a path leads to, and which it must not.
@Suite struct EvidencePathTests {
  private let exhibit = Exhibit()
  private let folder = TestFolder()

  @Test("Relative paths begin in a folder of the process, and make folders as needed")
  func relative() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(5, with: .serialization(path: "\(name)/b/./c"))
    let root = try #require(EvidenceFolder.path)
    #expect(root.contains("/SpryKit-evidence-\(getpid())-"))
    #expect(FileManager.default.fileExists(atPath: "\(root)/\(name)/b/c"))
    #expect(exhibit.loadEvidence(with: .serialization(path: "\(name)//b/c")) as? Int == 5)
    exhibit.removeEvidence(with: .serialization(path: "\(name)/b/c"))
    #expect(!FileManager.default.fileExists(atPath: "\(root)/\(name)/b/c"))
  }

  @Test("Absolute paths are taken as they are, and make folders as needed")
  func absolute() throws {
    exhibit.saveEvidence([5], with: .serialization(path: folder["a/b/c"]))
    #expect(
      try folder.text(of: "a/b/c") == """
        SpryKit evidence 1
        json 3
        SaySiG
        Array<Int>
        [5]
        """)
    #expect(try folder.names(in: "a/b") == ["c"])
  }

  @Test("Subjects share the file of one path")
  func shared() {
    let reference = EvidenceReference.serialization(path: folder["a"])
    exhibit.saveEvidence(5, with: reference)
    #expect(Exhibit().loadEvidence(with: reference) as? Int == 5)
    #expect(FramedExhibit.loadEvidence(with: reference) as? Int == 5)
  }

  @Test(
    "'..' is refused, also where it would come back",
    arguments: ["../a", "a/../../b", "a/../b", "..", "/tmp/../a"])
  func upwards(path: String) {
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: .serialization(path: path))
      #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
      exhibit.removeEvidence(with: .serialization(path: path))
    }
    #expect(
      texts
        == ["saved to", "loaded from", "removed from"].map { action in
          """
          evidence of Exhibit could not be \(action) '\(path)': the path contains '..'
            leave '..' out; a relative path begins in a folder of the process, an absolute one at '/'
          """
        })
  }

  @Test("Dots in names are names")
  func dots() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: "\(name)/..a/b../..."))
    let root = try #require(EvidenceFolder.path)
    #expect(FileManager.default.fileExists(atPath: "\(root)/\(name)/..a/b../..."))
  }

  @Test("A path without a name is refused", arguments: ["", "/", ".", "//.", "a\0b"])
  func nameless(path: String) {
    let texts = evidenceMisuses { exhibit.saveEvidence(1, with: .serialization(path: path)) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(path)': the path names no file
          give it a path such as 'draw/area'
        """
      ])
  }

  @Test("A link in place of a folder leads nowhere")
  func linkedFolder() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: "\(name)/a"))
    let root = try #require(EvidenceFolder.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(name)/out", withDestinationPath: folder.path)
    let path = "\(name)/out/a"
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: .serialization(path: path))
      #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
    }
    #expect(
      texts
        == ["saved to", "loaded from"].map { action in
          """
          evidence of Exhibit could not be \(action) '\(path)': '\(root)/\(name)/out' is a symbolic link
            the file is \(root)/\(path)
            remove the link, or choose another path; links are not followed
          """
        })
    #expect(try folder.names() == [])
  }

  @Test("A link in place of the file is not followed, nor replaced")
  func linkedFile() throws {
    exhibit.saveEvidence("precious", with: .serialization(path: folder["target"]))
    try folder.link("link", to: folder["target"])
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: .serialization(path: folder["link"]))
      #expect(exhibit.loadEvidence(with: .serialization(path: folder["link"])) == nil)
      exhibit.removeEvidence(with: .serialization(path: folder["link"]))
    }
    #expect(
      texts
        == ["saved to", "loaded from", "removed from"].map { action in
          """
          evidence of Exhibit could not be \(action) '\(folder["link"])': \
          '\(folder["link"])' is a symbolic link
            remove the link, or choose another path; links are not followed
          """
        })
    #expect(
      exhibit.loadEvidence(with: .serialization(path: folder["target"])) as? String == "precious")
    #expect(try folder.names() == ["link", "target"])
  }

  @Test("A folder on the way of an absolute path may be a link, as /tmp is on a Mac")
  func linkOnTheWay() throws {
    try folder.makeFolder("real")
    try folder.link("link", to: folder["real"])
    exhibit.saveEvidence(1, with: .serialization(path: folder["link/inner/a"]))
    exhibit.saveEvidence(1, with: .serialization(path: folder["link/a"]))
    #expect(try folder.names(in: "real/inner") == ["a"])
    #expect(try folder.names(in: "real") == ["a", "inner"])
  }

  @Test("A name that is too long")
  func longName() {
    let path = folder[String(repeating: "a", count: 300)]
    let texts = evidenceMisuses { exhibit.saveEvidence(1, with: .serialization(path: path)) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(path)': File name too long
          choose another path; or keep it with the subject: .association(key:)
        """
      ])
    #expect((try? folder.names()) == [])
  }
}

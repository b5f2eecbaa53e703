import Foundation
import SpryKit
import TestSupport
import Testing

@testable import SpryObjects

@Suite("Where evidence in files lies")
struct EvidencePathTests {
  private let exhibit = Exhibit()
  private let folder = TestFolder()

  @Test("A relative path begins in a folder of the process")
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

  @Test("An absolute path is used as it is")
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

  @Test("A path with '..' is refused, also where it would come back")
  func upwards() {
    let texts = ["../a", "a/../../b", "a/../b", "..", "/tmp/../a"].flatMap { path in
      misuses {
        exhibit.saveEvidence(1, with: .serialization(path: path))
        #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
        exhibit.removeEvidence(with: .serialization(path: path))
      }
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("Dots in names are names")
  func dots() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: "\(name)/..a/b../..."))
    let root = try #require(EvidenceFolder.path)
    #expect(FileManager.default.fileExists(atPath: "\(root)/\(name)/..a/b../..."))
  }

  @Test("A path without a name is refused")
  func nameless() {
    let texts = ["", "/", ".", "//.", "a\0b"].flatMap { path in
      misuses { exhibit.saveEvidence(1, with: .serialization(path: path)) }
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("A link in place of a folder is not followed")
  func linkedFolder() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: "\(name)/a"))
    let root = try #require(EvidenceFolder.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(name)/out", withDestinationPath: folder.path)
    let path = "\(name)/out/a"
    let texts = misuses {
      exhibit.saveEvidence(1, with: .serialization(path: path))
      #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
    }
    expectGolden(texts, in: folder.path)
    #expect(try folder.names() == [])
  }

  @Test("A link in place of the file is neither followed nor replaced")
  func linkedFile() throws {
    exhibit.saveEvidence("precious", with: .serialization(path: folder["target"]))
    try folder.link("link", to: folder["target"])
    let texts = misuses {
      exhibit.saveEvidence(1, with: .serialization(path: folder["link"]))
      #expect(exhibit.loadEvidence(with: .serialization(path: folder["link"])) == nil)
      exhibit.removeEvidence(with: .serialization(path: folder["link"]))
    }
    expectGolden(texts, in: folder.path)
    #expect(
      exhibit.loadEvidence(with: .serialization(path: folder["target"])) as? String == "precious")
    #expect(try folder.names() == ["link", "target"])
  }

  @Test("A folder on the way of an absolute path may be a link")
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
    let texts = misuses { exhibit.saveEvidence(1, with: .serialization(path: path)) }
    expectGolden(texts, in: folder.path)
    #expect((try? folder.names()) == [])
  }
}

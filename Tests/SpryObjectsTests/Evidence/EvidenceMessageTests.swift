import Foundation
import SpryKit
import TestSupport
import Testing

import SpryObjects

private struct Plain {}

private struct Stubborn: Codable {
  struct Refusal: Error {}
  init() {}
  init(from _: any Decoder) throws { throw Refusal() }
  func encode(to _: any Encoder) throws { throw Refusal() }
}

private struct Unreadable: Codable, CustomStringConvertible {
  struct Refusal: Error {}
  var description: String { "an unreadable" }
  init() {}
  init(from _: any Decoder) throws { throw Refusal() }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(5)
  }
}

@Suite("What misuse of evidence says")
struct EvidenceMessageTests {
  private let exhibit = Exhibit()
  private let folder = TestFolder()

  private func reference(_ name: String) -> EvidenceReference {
    .serialization(path: folder[name])
  }

  @Test("A value that is not Codable")
  func notCodable() {
    let texts = misuses {
      exhibit.saveEvidence(Plain(), with: reference("plain"))
      Exhibit.saveEvidence([1, "a"] as [Any], with: reference("plain"))
      #expect(exhibit.loadEvidence(with: reference("plain")) == nil)
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("A value whose encoding throws")
  func encodingThrows() {
    let texts = misuses { exhibit.saveEvidence(Stubborn(), with: reference("a")) }
    expectGolden(texts, in: folder.path)
  }

  @Test("A value whose decoding throws")
  func decodingThrows() {
    exhibit.saveEvidence(Unreadable(), with: reference("a"))
    let texts = misuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    expectGolden(texts, in: folder.path)
  }

  @Test("A path of a folder")
  func pathOfAFolder() throws {
    try folder.makeFolder("inner/most")
    let texts = misuses {
      exhibit.saveEvidence(1, with: reference("inner"))
      #expect(exhibit.loadEvidence(with: reference("inner")) == nil)
      exhibit.removeEvidence(with: reference("inner"))
    }
    expectGolden(texts, in: folder.path)
    #expect(try folder.names(in: "inner") == ["most"])
  }

  @Test("A path below a file")
  func pathBelowAFile() throws {
    try folder.write("text", to: "file")
    let texts = misuses {
      exhibit.saveEvidence(1, with: reference("file/a/b"))
      #expect(exhibit.loadEvidence(with: reference("file/a/b")) == nil)
      exhibit.removeEvidence(with: reference("file/a/b"))
    }
    expectGolden(texts, in: folder.path)
    #expect(try folder.text(of: "file") == "text")
  }

  @Test("A relative path below a file")
  func relativePathBelowAFile() {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: name))
    let below = EvidenceReference.serialization(path: "\(name)/a")
    let texts = misuses {
      exhibit.saveEvidence(1, with: below)
      #expect(exhibit.loadEvidence(with: below) == nil)
      exhibit.removeEvidence(with: below)
    }
    expectGolden(texts, in: folder.path)
  }

  #if os(Linux)
    @Test("A folder in which no user can write")
    func folderOfTheSystem() {
      let path = "/proc/spry-evidence/a"
      let texts = misuses {
        exhibit.saveEvidence(1, with: .serialization(path: path))
        #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
      }
      expectGolden(texts, in: folder.path)
    }
  #endif

  @Test("A file that is not evidence is left as it is")
  func foreignFile() throws {
    try folder.write("let text = 5", to: "Source.swift")
    try folder.write("", to: "empty")
    let texts = misuses {
      for name in ["Source.swift", "empty"] {
        exhibit.saveEvidence(1, with: reference(name))
        exhibit.removeEvidence(with: reference(name))
      }
    }
    expectGolden(texts, in: folder.path)
    #expect(try folder.text(of: "Source.swift") == "let text = 5")
    #expect(try folder.names() == ["Source.swift", "empty"])
  }

  @Test("A pipe or a device is neither read nor replaced")
  func pipe() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let texts = misuses {
      #expect(exhibit.loadEvidence(with: reference("pipe")) == nil)
      exhibit.saveEvidence(1, with: .serialization(path: "/dev/null"))
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("A damaged file")
  func damagedFile() throws {
    let files = [
      "", "[1,2]", "SpryKit evidence 1", "SpryKit evidence 1\njson 5\nSi\n",
      "SpryKit evidence 1\nyaml 1\nSi\nInt\n5", "SpryKit evidence 1\njson\nSi\nInt\n5",
      "SpryKit evidence 1\njson 3\nSi\nInt\n5", "SpryKit evidence 1\nbytes 0\nSi\nInt\n5",
    ]
    let texts = try files.flatMap { text in
      try folder.write(text, to: "a")
      return misuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("A value that does not fit its file")
  func damagedValue() throws {
    try folder.write("SpryKit evidence 1\njson 3\nSi\nInt\n\"5\"", to: "a")
    let texts = misuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    // The rest is the text of Foundation.
    expectGolden(texts.map { $0.components(separatedBy: "decoded: ")[0] }, in: folder.path)
  }

  @Test("A type that this process does not have")
  func unknownType() throws {
    try folder.write("SpryKit evidence 1\njson 1\n4Main4AreaV\nArea\n5", to: "a")
    let texts = misuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    expectGolden(texts, in: folder.path)
    #expect(exhibit.loadEvidence(with: reference("a"), as: Int.self) == 5)
  }

  @Test("Evidence of another type than requested")
  func otherType() {
    let key = ObjectAssociationKey("area")
    let unnamed = ObjectAssociationKey()
    exhibit.saveEvidence(5, with: .association(key: key))
    exhibit.saveEvidence(nil as Int? as Any, with: .association(key: unnamed))
    Exhibit.saveEvidence("a", with: reference("a"))
    let texts = misuses {
      #expect(exhibit.loadEvidence(with: .association(key: key), as: String.self) == nil)
      #expect(exhibit.loadEvidence(with: .association(key: unnamed), as: Int.self) == nil)
      #expect(Exhibit.loadEvidence(with: reference("a"), as: Int.self) == nil)
    }
    expectGolden(texts, in: folder.path)
  }

  @Test("Nothing to load or remove is no misuse")
  func silence() {
    let texts = misuses {
      for reference in [
        reference("none"), reference("none/none"), .serialization(path: "\(UUID())/none"),
        .association(key: ObjectAssociationKey()),
      ] {
        #expect(exhibit.loadEvidence(with: reference) == nil)
        #expect(exhibit.loadEvidence(with: reference, as: Int.self) == nil)
        exhibit.removeEvidence(with: reference)
        Exhibit.removeEvidence(with: reference)
      }
    }
    #expect(texts == [])
  }

  @Test("Misuse is reported at the line of the caller")
  func place() {
    let misuses = Misuses()
    let line: UInt = #line + 2
    withSpryScope(misuse: misuses.handler) {
      exhibit.saveEvidence(1, with: .serialization(path: ""))
      _ = exhibit.loadEvidence(with: .serialization(path: ""))
      _ = exhibit.loadEvidence(with: .serialization(path: ""), as: Int.self)
      exhibit.removeEvidence(with: .serialization(path: ""))
      Exhibit.saveEvidence(1, with: .serialization(path: ""))
      _ = Exhibit.loadEvidence(with: .serialization(path: ""))
      _ = Exhibit.loadEvidence(with: .serialization(path: ""), as: Int.self)
      Exhibit.removeEvidence(with: .serialization(path: ""))
    }
    #expect(misuses.places == (line..<line + 8).map { "EvidenceMessageTests.swift:\($0)" })
  }
}

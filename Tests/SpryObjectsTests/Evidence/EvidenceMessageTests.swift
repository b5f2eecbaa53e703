import Foundation
import SpryKit
import Testing

@testable import SpryObjects

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

/// What is said of evidence that cannot be saved, loaded or removed, to the letter.
@Suite struct EvidenceMessageTests {
  private let exhibit = Exhibit()
  private let folder = TestFolder()

  private func reference(_ name: String) -> EvidenceReference {
    .serialization(path: folder[name])
  }

  @Test func notCodable() {
    let texts = evidenceMisuses {
      exhibit.saveEvidence(Plain(), with: reference("plain"))
      Exhibit.saveEvidence([1, "a"] as [Any], with: reference("plain"))
      #expect(exhibit.loadEvidence(with: reference("plain")) == nil)
    }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(folder["plain"])': Plain is not Codable
          make it Codable; or keep it with the subject: .association(key:)
        """,
        """
        evidence of Exhibit.self could not be saved to '\(folder["plain"])': Array<Any> is not Codable
          make it Codable; or keep it with the subject: .association(key:)
        """,
      ])
  }

  @Test func encodingThrows() {
    let texts = evidenceMisuses { exhibit.saveEvidence(Stubborn(), with: reference("a")) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(folder["a"])': to encode Stubborn threw: Refusal()
          see why its 'encode(to:)' throws; or keep it with the subject: .association(key:)
        """
      ])
  }

  @Test func decodingThrows() {
    exhibit.saveEvidence(Unreadable(), with: reference("a"))
    let texts = evidenceMisuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be loaded from '\(folder["a"])': the file is damaged: \
        Unreadable cannot be decoded: Refusal()
          save it again; nobody but saveEvidence may write to the file
        """
      ])
  }

  @Test func pathOfAFolder() throws {
    try folder.makeFolder("inner/most")
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: reference("inner"))
      #expect(exhibit.loadEvidence(with: reference("inner")) == nil)
      exhibit.removeEvidence(with: reference("inner"))
    }
    #expect(
      texts
        == ["saved to", "loaded from", "removed from"].map { action in
          """
          evidence of Exhibit could not be \(action) '\(folder["inner"])': the path is that of a folder
            add the name of a file
          """
        })
    #expect(try folder.names(in: "inner") == ["most"])
  }

  @Test("A path below a file: nothing can be saved, and so nothing is there")
  func pathBelowAFile() throws {
    try folder.write("text", to: "file")
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: reference("file/a/b"))
      #expect(exhibit.loadEvidence(with: reference("file/a/b")) == nil)
      exhibit.removeEvidence(with: reference("file/a/b"))
    }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(folder["file/a/b"])': '\(folder["file"])' is no folder
          choose another path; or keep it with the subject: .association(key:)
        """
      ])
    #expect(try folder.text(of: "file") == "text")
  }

  @Test("A relative path below a file")
  func relativePathBelowAFile() throws {
    let name = "\(UUID())"
    exhibit.saveEvidence(1, with: .serialization(path: name))
    let root = try #require(EvidenceFolder.path)
    let below = EvidenceReference.serialization(path: "\(name)/a")
    let texts = evidenceMisuses {
      exhibit.saveEvidence(1, with: below)
      #expect(exhibit.loadEvidence(with: below) == nil)
      exhibit.removeEvidence(with: below)
    }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be saved to '\(name)/a': '\(root)/\(name)' is no folder
          the file is \(root)/\(name)/a
          choose another path; or keep it with the subject: .association(key:)
        """
      ])
  }

  #if os(Linux)
    @Test("A folder in which no user can write")
    func folderOfTheSystem() {
      let path = "/proc/spry-evidence/a"
      let texts = evidenceMisuses {
        exhibit.saveEvidence(1, with: .serialization(path: path))
        #expect(exhibit.loadEvidence(with: .serialization(path: path)) == nil)
      }
      #expect(
        texts == [
          """
          evidence of Exhibit could not be saved to '\(path)': No such file or directory
            choose another path; or keep it with the subject: .association(key:)
          """
        ])
    }
  #endif

  @Test("A file that is not evidence is left as it is")
  func foreignFile() throws {
    try folder.write("let text = 5", to: "Source.swift")
    try folder.write("", to: "empty")
    for name in ["Source.swift", "empty"] {
      let texts = evidenceMisuses {
        exhibit.saveEvidence(1, with: reference(name))
        exhibit.removeEvidence(with: reference(name))
      }
      #expect(
        texts
          == ["saved to", "removed from"].map { action in
            """
            evidence of Exhibit could not be \(action) '\(folder[name])': what lies there is not evidence
              choose another path; only evidence is ever replaced, loaded or removed
            """
          })
    }
    #expect(try folder.text(of: "Source.swift") == "let text = 5")
    #expect(try folder.names() == ["Source.swift", "empty"])
  }

  @Test("What is no file is neither waited for nor replaced")
  func pipe() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let texts = evidenceMisuses {
      #expect(exhibit.loadEvidence(with: reference("pipe")) == nil)
      exhibit.saveEvidence(1, with: .serialization(path: "/dev/null"))
    }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be loaded from '\(folder["pipe"])': what lies there is not evidence
          choose another path; only evidence is ever replaced, loaded or removed
        """,
        """
        evidence of Exhibit could not be saved to '/dev/null': what lies there is not evidence
          choose another path; only evidence is ever replaced, loaded or removed
        """,
      ])
  }

  @Test(
    "A damaged file",
    arguments: [
      ("", "it does not begin as evidence does"),
      ("[1,2]", "it does not begin as evidence does"),
      ("SpryKit evidence 1", "it ends in its first lines"),
      ("SpryKit evidence 1\njson 5\nSi\n", "it ends in its first lines"),
      ("SpryKit evidence 1\nyaml 1\nSi\nInt\n5", "it does not say how the value is written"),
      ("SpryKit evidence 1\njson\nSi\nInt\n5", "it does not say how the value is written"),
      (
        "SpryKit evidence 1\njson 3\nSi\nInt\n5",
        "it has 1 bytes of the value, and should have 3"
      ),
      (
        "SpryKit evidence 1\nbytes 0\nSi\nInt\n5",
        "it has 1 bytes of the value, and should have 0"
      ),
    ])
  func damagedFile(text: String, words: String) throws {
    try folder.write(text, to: "a")
    let texts = evidenceMisuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be loaded from '\(folder["a"])': the file is damaged: \(words)
          save it again; nobody but saveEvidence may write to the file
        """
      ])
  }

  @Test("A value that is not what the file says")
  func damagedValue() throws {
    try folder.write("SpryKit evidence 1\njson 3\nSi\nInt\n\"5\"", to: "a")
    let texts = evidenceMisuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        """
        evidence of Exhibit could not be loaded from '\(folder["a"])': the file is damaged: \
        Int cannot be decoded: 
        """) == true)
  }

  @Test("A type that this process does not have")
  func unknownType() throws {
    try folder.write("SpryKit evidence 1\njson 1\n4Main4AreaV\nArea\n5", to: "a")
    let texts = evidenceMisuses { #expect(exhibit.loadEvidence(with: reference("a")) == nil) }
    #expect(
      texts == [
        """
        evidence of Exhibit could not be loaded from '\(folder["a"])': \
        it is an Area, which is not known in this process
          load it as a type: loadEvidence(with: …, as: Area.self)
        """
      ])
    #expect(exhibit.loadEvidence(with: reference("a"), as: Int.self) == 5)
  }

  @Test("Evidence of another type than the one it is asked for as")
  func otherType() {
    let key = ObjectAssociationKey("area")
    let line: UInt = #line + 1
    let unnamed = ObjectAssociationKey()
    exhibit.saveEvidence(5, with: .association(key: key))
    exhibit.saveEvidence(nil as Int? as Any, with: .association(key: unnamed))
    Exhibit.saveEvidence("a", with: reference("a"))
    let texts = evidenceMisuses {
      #expect(exhibit.loadEvidence(with: .association(key: key), as: String.self) == nil)
      #expect(exhibit.loadEvidence(with: .association(key: unnamed), as: Int.self) == nil)
      #expect(Exhibit.loadEvidence(with: reference("a"), as: Int.self) == nil)
    }
    #expect(
      texts == [
        """
        the evidence 'area' of Exhibit was asked for as String, and it is 5, of type Int
          ask for it as Int
        """,
        """
        the evidence with the key of EvidenceMessageTests.swift:\(line) of Exhibit was asked for as \
        Int, and it is nil, of type Int?
          ask for it as Int?
        """,
        """
        the evidence '\(folder["a"])' of Exhibit.self was asked for as Int, and it is "a", of type String
          ask for it as String
        """,
      ])
  }

  @Test("What comes to nothing says nothing")
  func silence() {
    let texts = evidenceMisuses {
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

  @Test("The place is the caller's")
  func place() {
    let misuses = EvidenceMisuses()
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

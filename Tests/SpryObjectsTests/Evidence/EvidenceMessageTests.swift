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

@Suite("The messages of misuse of evidence")
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

  @Test("A path of a folder, a link, or nothing")
  func pathOfNoFile() throws {
    try folder.makeFolder("inner/most")
    try folder.write("precious", to: "target")
    try folder.link("link", to: folder["target"])
    let texts = misuses {
      for reference in [reference("inner"), reference("link"), .serialization(path: "")] {
        exhibit.saveEvidence(1, with: reference)
        exhibit.removeEvidence(with: reference)
      }
    }
    expectGolden(texts, in: folder.path)
    #expect(misuses { _ = exhibit.loadEvidence(with: reference("inner")) }.count == 1)
    #expect(try folder.names(in: "inner") == ["most"])
    #expect(try folder.text(of: "target") == "precious")
  }

  @Test("A path below a file")
  func pathBelowAFile() throws {
    try folder.write("text", to: "file")
    // The reason is a text of the system.
    #expect(misuses { exhibit.saveEvidence(1, with: reference("file/a/b")) }.count == 1)
    #expect(try folder.text(of: "file") == "text")
  }

  @Test("A file of another process is loaded as the given type")
  func otherProcess() throws {
    try folder.write("[7]", to: "a")
    let texts = misuses {
      #expect(exhibit.loadEvidence(with: reference("a")) == nil)
      #expect(exhibit.loadEvidence(with: reference("a"), as: Int.self) == nil)
    }
    // The reason why the decoder fails is a text of Foundation.
    expectGolden(texts.map { $0.components(separatedBy: "Expected to")[0] }, in: folder.path)
    #expect(exhibit.loadEvidence(with: reference("a"), as: [Int].self) == [7])
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
    let none = EvidenceReference.serialization(path: folder.path)
    withSpryScope(misuse: misuses.handler) {
      exhibit.saveEvidence(1, with: none)  // <- misuse
      _ = exhibit.loadEvidence(with: none)  // <- misuse
      _ = exhibit.loadEvidence(with: none, as: Int.self)  // <- misuse
      exhibit.removeEvidence(with: none)  // <- misuse
      Exhibit.saveEvidence(1, with: none)  // <- misuse
      _ = Exhibit.loadEvidence(with: none)  // <- misuse
      _ = Exhibit.loadEvidence(with: none, as: Int.self)  // <- misuse
      Exhibit.removeEvidence(with: none)  // <- misuse
    }
    #expect(misuses.places == lines(of: "misuse").map { "EvidenceMessageTests.swift:\($0)" })
  }

  @Test("A scope that stops the process at misuse goes on")
  func stoppingScope() {
    withSpryScope(misuse: .stop) { exhibit.saveEvidence(Plain(), with: reference("plain")) }
    #expect((try? folder.names()) == [])
  }
}

import Foundation
import SpryKit
import SpryMatchers
import SpryObjects
import TestSupport
import Testing

private struct Area: Codable, Hashable {
  struct Corner: Codable, Hashable {
    var x = 1.5
    var y: Float = -0.1
  }
  enum Kind: Codable, Hashable {
    case plain
    case named(String, [Int: Corner])
  }
  var corners = [Corner(), Corner(x: 0.1 + 0.2, y: .greatestFiniteMagnitude)]
  var kind = Kind.named("a\0\n\"ü", [3: Corner()])
  var maker: UUID?
  var picture = Data([0, 255, 10])
}

private final class Shape: Codable, Equatable {
  var name = "round"
  static func == (first: Shape, second: Shape) -> Bool { first.name == second.name }
}

@Suite("Evidence is loaded as it was saved", .spry)
struct EvidenceRoundTripTests {
  private let folder = TestFolder()
  private let key = ObjectAssociationKey("value")

  private func expectRoundTrip<Value: Equatable>(_ value: Value) {
    let exhibit = Exhibit()
    let file = EvidenceReference.serialization(path: folder["\(UUID())"])
    for reference in [file, .association(key: key)] {
      exhibit.saveEvidence(value, with: reference)
      let untyped = exhibit.loadEvidence(with: reference)
      #expect(untyped.map { type(of: $0) } == Value.self, "\(value)")
      #expect(untyped as? Value == value)
      #expect(
        exhibit.loadEvidence(with: reference, as: Value.self) == .some(value), "\(value)")
      exhibit.removeEvidence(with: reference)
      #expect(exhibit.loadEvidence(with: reference) == nil)
      Exhibit.saveEvidence(value, with: reference)
      #expect(
        Exhibit.loadEvidence(with: reference, as: Value.self) == .some(value), "\(value)")
    }
  }

  @Test("Values are loaded as they were saved")
  func values() throws {
    struct Local: Codable, Equatable { var number = 7 }
    let plain: [any Equatable] = [
      5, UInt64.max, true, "", "x\n\0\u{1F600}", 0.1 + 0.2, -Double.infinity,
      Float.leastNonzeroMagnitude,
    ]
    let ofFoundation: [any Equatable] = [
      Date(), Date(timeIntervalSinceReferenceDate: 1.1e-7), UUID(), Data(),
      Data([10, 0, 10, 255]), try #require(URL(string: "https://a.example/b?c=d#e")),
      try #require(Decimal(string: "3.14159")),
    ]
    let ofOwnTypes: [any Equatable] = [Area(), Area.Kind.plain, Shape(), Local(), [Local()]]
    let collections: [any Equatable] = [
      [1, 2, 3], [Int](), [[Area()]], ["a": [1], "b": []], [Area(): 1], Set(["a", "b"]),
      [1, nil, 3], [Data([1]), Data()],
    ]
    let optionals: [any Equatable] = [
      5 as Int?, nil as Int?, nil as Area?, "null" as String?, Data([1]) as Data?,
    ]
    for value in plain + ofFoundation + ofOwnTypes + collections + optionals {
      expectRoundTrip(value)
    }
  }

  @Test("NaN is loaded as NaN")
  func notANumber() {
    let exhibit = Exhibit()
    let file = EvidenceReference.serialization(path: folder["nan"])
    exhibit.saveEvidence(Double.nan, with: file)
    #expect(exhibit.loadEvidence(with: file, as: Double.self)?.isNaN == true)
  }

  @Test("A slice of data is loaded with indices from 0")
  func slice() {
    let exhibit = Exhibit()
    let file = EvidenceReference.serialization(path: folder["slice"])
    exhibit.saveEvidence(Data([1, 2, 3])[1...], with: file)
    let data = exhibit.loadEvidence(with: file, as: Data.self)
    #expect(data == Data([2, 3]))
    #expect(data?.startIndex == 0)
  }

  @Test("10 MB of data are loaded as they were saved")
  func large() {
    let count = 10_000_000
    var data = Data(count: count)
    for index in stride(from: 0, to: count, by: 4_096) {
      data[index] = UInt8(truncatingIfNeeded: index / 4_096)
    }
    let exhibit = Exhibit()
    let file = EvidenceReference.serialization(path: folder["large"])
    exhibit.saveEvidence(data, with: file)
    let isEqual = exhibit.loadEvidence(with: file, as: Data.self) == data
    #expect(isEqual)
  }

  @Test("A value that is not Codable is kept in memory")
  func notCodable() {
    let exhibit = Exhibit()
    let trace = Trace()
    exhibit.saveEvidence(trace, with: .association(key: key))
    #expect(exhibit.loadEvidence(with: .association(key: key), as: Trace.self) === trace)
    exhibit.saveEvidence({ 5 }, with: .association(key: key))
    #expect(exhibit.loadEvidence(with: .association(key: key), as: (() -> Int).self)?() == 5)
  }

  @Test("Later evidence replaces earlier evidence")
  func replaced() throws {
    let exhibit = Exhibit()
    for reference in [
      EvidenceReference.association(key: key), .serialization(path: folder["one"]),
    ] {
      exhibit.saveEvidence(String(repeating: "long", count: 99), with: reference)
      exhibit.saveEvidence(5, with: reference)
      #expect(exhibit.loadEvidence(with: reference) as? Int == 5)
    }
    #expect(try folder.names() == ["one"])
  }
}

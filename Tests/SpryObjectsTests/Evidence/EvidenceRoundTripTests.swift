import Foundation
import SpryKit
import SpryMatchers
import SpryObjects
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

  private func expectRoundTrip<Value: Equatable>(
    _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let exhibit = Exhibit()
    let file = EvidenceReference.serialization(path: folder["\(UUID())"])
    for reference in [file, .association(key: key)] {
      exhibit.saveEvidence(value, with: reference)
      let untyped = exhibit.loadEvidence(with: reference)
      #expect(untyped.map { type(of: $0) } == Value.self, sourceLocation: sourceLocation)
      #expect(untyped as? Value == value, sourceLocation: sourceLocation)
      #expect(
        exhibit.loadEvidence(with: reference, as: Value.self) == .some(value),
        sourceLocation: sourceLocation)
      exhibit.removeEvidence(with: reference)
      #expect(exhibit.loadEvidence(with: reference) == nil, sourceLocation: sourceLocation)
      Exhibit.saveEvidence(value, with: reference)
      #expect(
        Exhibit.loadEvidence(with: reference, as: Value.self) == .some(value),
        sourceLocation: sourceLocation)
    }
  }

  @Test("Plain values are loaded as they were saved")
  func plainValues() {
    expectRoundTrip(5)
    expectRoundTrip(UInt64.max)
    expectRoundTrip(true)
    expectRoundTrip("")
    expectRoundTrip("x\n\0\u{1F600}")
    expectRoundTrip(0.1 + 0.2)
    expectRoundTrip(-Double.infinity)
    expectRoundTrip(Float.leastNonzeroMagnitude)
  }

  @Test("Values of Foundation are loaded as they were saved")
  func valuesOfFoundation() throws {
    expectRoundTrip(Date())
    expectRoundTrip(Date(timeIntervalSinceReferenceDate: 1.1e-7))
    expectRoundTrip(UUID())
    expectRoundTrip(try #require(URL(string: "https://a.example/b?c=d#e")))
    expectRoundTrip(try #require(Decimal(string: "3.14159")))
    expectRoundTrip(Data())
    expectRoundTrip(Data([10, 0, 10, 255]))
  }

  @Test("Values of the user's types are loaded as they were saved")
  func valuesOfOwnTypes() {
    expectRoundTrip(Area())
    expectRoundTrip(Area.Kind.plain)
    expectRoundTrip(Shape())
    struct Local: Codable, Equatable { var number = 7 }
    expectRoundTrip(Local())
    expectRoundTrip([Local()])
  }

  @Test("Collections are loaded as they were saved")
  func collections() {
    expectRoundTrip([1, 2, 3])
    expectRoundTrip([Int]())
    expectRoundTrip([[Area()]])
    expectRoundTrip(["a": [1], "b": []])
    expectRoundTrip([Area(): 1])
    expectRoundTrip(Set(["a", "b"]))
    expectRoundTrip([1, nil, 3])
    expectRoundTrip([Data([1]), Data()])
  }

  @Test("Optionals are loaded as they were saved")
  func optionals() {
    expectRoundTrip(5 as Int?)
    expectRoundTrip(nil as Int?)
    expectRoundTrip(nil as Area?)
    expectRoundTrip("null" as String?)
    expectRoundTrip(Data([1]) as Data?)
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

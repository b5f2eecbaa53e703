import SpryKit
import SpryMatchers
import Testing

@Suite("The location of a failure", .spry)
struct LocationTests {
  private let fake = FakeService()

  @Test("A failure has the file, the line, and the column of the assertion")
  func ofTheAssertion() throws {
    let line = #line + 1
    let failures = failures { expectHaveReceived(fake, .load) }
    let location = try #require(failures.first).location
    #expect(location.fileID == "SpryMatchersTests/LocationTests.swift")
    #expect("\(location)".hasPrefix("LocationTests.swift"))
    #expect((location.line, location.column) == (line, 49))
  }

  @Test("A helper forwards the location of its caller to each assertion of Swift Testing")
  func forwardedSourceLocation() async {
    let onDone = SpyClosure<Int, Void>("onDone")
    func verify(sourceLocation: SourceLocation = #_sourceLocation) async {
      let here = sourceLocation
      expectNoOtherCalls(FakeService(), fake, sourceLocation: here)
      expectNoOtherCalls(type: FakeService.self, sourceLocation: here)
      expectHaveReceived(fake, .load, sourceLocation: here)
      expectHaveReceived(type: FakeService.self, .make, sourceLocation: here)
      expectHaveReceived(onDone.calls(.any), sourceLocation: here)
      expectHaveNotReceived(fake, .name, sourceLocation: here)
      expectHaveNotReceived(type: FakeService.self, .level, sourceLocation: here)
      expectInOrder({ fake.called(.load) }, sourceLocation: here)
      expectExactlyInOrder({ fake.called(.load) }, sourceLocation: here)
      await expectHaveReceived(fake.called(.load), within: .zero, sourceLocation: here)
      await expectHaveNotReceived(fake.called(.name), for: .zero, sourceLocation: here)
    }
    fake.name = "a"
    FakeService.level = 1
    let line = #line + 1
    let failures = await failures { await verify() }
    #expect(failures.lines == Array(repeating: line, count: 11))
    #expect(failures.allSatisfy { $0.location.fileID == #fileID && $0.location.column == 49 })
  }

  @Test("A helper forwards the location of its caller to the assertions of XCTest")
  func forwardedFileAndLine() async {
    func verify(file: StaticString = #filePath, line: UInt = #line) async {
      XCTAssertHaveReceived(fake, .load, file: file, line: line)
      XCTAssertHaveReceived(type: FakeService.self, .make, file: file, line: line)
      XCTAssertHaveRecordedCalls(fake, file: file, line: line)
      expectInOrder({ fake.called(.load) }, file: file, line: line)
      await expectHaveReceived(fake.called(.load), within: .zero, file: file, line: line)
    }
    let line = #line + 1
    let failures = await failures { await verify() }
    #expect(failures.lines == Array(repeating: line, count: 5))
    #expect(failures.allSatisfy { $0.location.fileName == "LocationTests.swift" })
  }
}

import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("expectNoOtherCalls", .spry(callers: false))
struct ExpectNoOtherCallsTests {
  private let library = FakeLibrary()
  private let service = FakeService()
  private let journal = FakeJournal()

  @Test("It passes for calls that a check matched or a stub with a count answered")
  func passes() {
    service.stub(.load).andReturn(1).expected(.once)
    _ = service.load(id: "7")
    library.name = "a"
    let failures = failures {
      expectHaveReceived(library, .name)
      expectNoOtherCalls(library)
      expectNoOtherCalls(service, library, journal)
    }
    #expect(failures.isEmpty)
  }

  @Test("It fails for other calls, again and again")
  func fails() {
    library.name = "a"
    service.name = "b"
    let failures = failures {
      expectNoOtherCalls(library)  // <- fails
      expectHaveReceived(library, .name)
      expectNoOtherCalls(library, service)  // <- fails
      expectNoOtherCalls(library, service)  // <- fails
    }
    #expect(failures.lines == lines(of: "fails"))
    #expect(failures[1].message == failures[2].message)
    expectGolden(failures.text, "other calls")
  }

  @Test("It ignores calls of any fake")
  func ignoring() {
    library.name = "a"
    service.name = "b"
    journal.log("c")
    FakeService.level = 1
    let failures = failures {
      expectNoOtherCalls(journal, service, ignoring: service.called(.name))  // <- ignoring
      expectNoOtherCalls(journal, ignoring: journal.called("log"))
      expectNoOtherCalls(service, library, ignoring: library.called(.name), service.called(.name))
      expectNoOtherCalls(library, service, ignoring: library.called(.count))  // <- ignoring
    }
    #expect(failures.lines == lines(of: "ignoring"))
    expectGolden(failures.text, "ignored calls")
  }

  @Test("It looks at the calls since a mark")
  func sinceAMark() {
    library.name = "a"
    let mark = SpryMark()
    let before = failures {
      expectNoOtherCalls(library, since: mark)
      expectNoOtherCalls(library, ignoring: library.called(.count), since: mark)
    }
    #expect(before.isEmpty)
    library.spryName = "city"
    library.name = "b"
    expectGolden(failures { expectNoOtherCalls(library, since: mark) }.text, "mark")
  }

  @Test("It looks at the static members of types")
  func types() {
    FakeService.level = 1
    let failures = failures {
      expectNoOtherCalls(type: FakeService.self)  // <- types
      expectNoOtherCalls(
        type: FakeService.self, FakeCatalog.self, ignoring: FakeService.called(.level))
      expectHaveReceived(type: FakeService.self, .level)
      expectNoOtherCalls(type: FakeService.self, FakeCatalog.self)
    }
    #expect(failures.lines == lines(of: "types"))
    expectGolden(failures.text, "types")
  }
}

/// Its members are named by string literals.
private final class FakeJournal: Spyable {
  func log(_ text: String) { recordCall(arguments: text) }
}

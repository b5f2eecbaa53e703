import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("expectInOrder, expectExactlyInOrder, and expectCalled", .spry(callers: false))
struct ExpectInOrderTests {
  private let library = FakeLibrary()
  private let service = FakeService()

  @Test("expectInOrder passes for calls in order, with others in between")
  func inOrderPasses() {
    library.name = "a"
    service.name = "b"
    library.name = "c"
    let failures = failures {
      expectInOrder {
        library.called(.name)
        service.called(.name, with: "b")
        library.called(.name)
      }
      expectInOrder {
        library.called(.name, with: "a")
        library.called(.name, with: "c")
      }
      expectInOrder(since: library.mark()) {}
    }
    #expect(failures.isEmpty)
  }

  @Test("expectInOrder fails for calls in another order")
  func inOrderFails() {
    service.name = "b"
    library.name = "a"
    let line = #line + 2
    let failures = failures {
      expectInOrder {
        library.called(.name)
        service.called(.name, with: "b")
      }
      expectInOrder(since: SpryMark()) {
        library.called(.name)
      }
    }
    #expect(failures.lines == [line, line + 4])
    expectGolden(failures.text, "order")
  }

  @Test("expectExactlyInOrder fails for a call in between")
  func exactlyInOrder() {
    library.name = "a"
    library.name = "b"
    library.name = "c"
    service.name = "d"
    let line = #line + 7
    let failures = failures {
      expectExactlyInOrder {
        library.called(.name, with: "a")
        library.called(.name, with: "b")
        library.called(.name, with: "c")
      }
      expectExactlyInOrder {
        library.called(.name, with: "a")
        library.called(.name, with: "c")
      }
    }
    #expect(failures.lines == [line])
    expectGolden(failures.text, "exact order")
  }

  @Test("expectCalled fails if the first call came later, or the second never")
  func oneBeforeTheOther() {
    library.name = "a"
    service.name = "b"
    let line = #line + 3
    let failures = failures {
      expectCalled(library.called(.name), before: service.called(.name))
      expectCalled(service.called(.name), before: library.called(.name))
      expectCalled(service.called(.name), before: library.called(.count))
    }
    #expect(failures.lines == [line, line + 1])
    expectGolden(failures.text, "one before the other")
  }

  @Test("Calls of types have a place in the order")
  func types() {
    FakeService.level = 1
    service.name = "a"
    let failures = failures {
      expectCalled(FakeService.called(.level, with: 1), before: service.called(.name))
      expectCalled(FakeService.called(.level, with: 2), before: service.called(.name))
    }
    expectGolden(failures.text, "types")
  }
}

import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("expectInOrder and expectExactlyInOrder", .spry(callers: false))
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
    }
    #expect(failures.isEmpty)
  }

  @Test("expectInOrder fails for calls in another order")
  func inOrderFails() {
    service.name = "b"
    library.name = "a"
    let failures = failures {
      expectInOrder {  // <- inOrderFails
        library.called(.name)
        service.called(.name, with: "b")
      }
      expectInOrder(since: SpryMark()) {  // <- inOrderFails
        library.called(.name)
      }
    }
    #expect(failures.lines == lines(of: "inOrderFails"))
    expectGolden(failures.text, "order")
  }

  @Test("expectExactlyInOrder fails for a call in between")
  func exactlyInOrder() {
    library.name = "a"
    library.name = "b"
    library.name = "c"
    service.name = "d"
    let failures = failures {
      expectExactlyInOrder {
        library.called(.name, with: "a")
        library.called(.name, with: "b")
        library.called(.name, with: "c")
      }
      expectExactlyInOrder {  // <- exactlyInOrder
        library.called(.name, with: "a")
        library.called(.name, with: "c")
      }
    }
    #expect(failures.lines == lines(of: "exactlyInOrder"))
    expectGolden(failures.text, "exact order")
  }

  @Test("Calls of types have a place in the order")
  func types() {
    FakeService.level = 1
    service.name = "a"
    let failures = failures {
      expectInOrder {
        FakeService.called(.level, with: 1)
        service.called(.name)
      }
      expectInOrder {
        FakeService.called(.level, with: 2)
        service.called(.name)
      }
    }
    expectGolden(failures.text, "types")
  }
}

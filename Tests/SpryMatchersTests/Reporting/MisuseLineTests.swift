// Only on Linux, the toolchain tells the lines of callers, and only without optimization all of them. These
// tests also run with `SPRY_CALLERS=names`; see `callersHaveLines`.
#if os(Linux) && DEBUG
  import Dispatch
  import SpryKit
  import SpryMatchers
  import TestSupport
  import Testing

  @Suite("The line of misuse", .spry)
  struct MisuseLineTests {
    private let library = FakeLibrary()
    private var librarian: Librarian { Librarian(library: library) }
    private let failuresOfInit: [Failure]

    init() {
      failuresOfInit = failures {
        _ = FakeLibrary().read("Emma", at: 1)  // <- in the set-up
      }
    }

    /// The lines of misuse, or the line of the test's declaration for each if lines are unknown.
    private func linesOfMisuse(_ marker: String) -> [Int] {
      let declaration = Test.current?.sourceLocation.line ?? 0
      return lines(of: marker).map { callersHaveLines ? $0 : declaration }
    }

    @Test("Misuse in the set-up of a suite is at its line")
    func inTheSetUp() {
      #expect(failuresOfInit.map(\.location.fileName) == ["MisuseLineTests.swift"])
      #expect(failuresOfInit.lines == linesOfMisuse("in the set-up"))
    }

    @Test("It is in the closure of withSpry, and not where the closure begins")
    func withAScopeOfItsOwn() {
      let found = failures {
        withSpry {
          let library = FakeLibrary()
          _ = Librarian(library: library).count()  // <- withAScopeOfItsOwn
        }
      }
      #expect(found.lines == linesOfMisuse("withAScopeOfItsOwn"))
      #expect(found.text.contains("\n  called by \(Librarian.place(of: "Librarian.count()"))\n"))
    }

    @Test("It is in a part of the test that has a scope, and in a part of the part")
    func inAPart() async {
      let librarian = librarian
      let found = await failures {
        withSpryScope {
          _ = librarian.count()  // <- inAPart
        }
        await withSpryScope {
          await withSpryScope(strictness: .strict) {
            _ = await librarian.fetch()  // <- inAPart
          }
        }
      }
      #expect(found.lines == linesOfMisuse("inAPart"))
      for (failure, caller) in zip(found, ["Librarian.count()", "Librarian.fetch()"]) {
        #expect(failure.message.contains("\n  called by \(Librarian.place(of: caller))\n"))
      }
    }

    @Test func `It is in a test whose name has blanks`() {
      let found = failures {
        _ = librarian.count()  // <- blanks
        library.close()
        expectHaveNotReceived(library, .close)
      }
      #expect(found.lines == linesOfMisuse("blanks") + [#line - 2])
      #expect(found.text.includes("by MisuseLineTests.`It is in a test whose name has blanks`()"))
    }

    @Test("It is not in the fake, whose member has the name of the test")
    func count() {
      let found = failures {
        withSpry { _ = FakeLibrary().count() }  // <- count
      }
      #expect(found.lines == linesOfMisuse("count"))
      #expect(found.map(\.location.fileName) == ["MisuseLineTests.swift"])
    }

    @Test("A fake by hand in a child task is not the line of the test")
    func inAChildTask() async {
      let library = library
      let found = await failures {
        async let count = library.fetch()  // <- inAChildTask
        _ = await count
      }
      #expect(found.lines == linesOfMisuse("inAChildTask"))
      #expect(found.map(\.location.fileName) == ["MisuseLineTests.swift"])
    }

    @Test("The caller of a property that is only stubbed is the code that reads it")
    func property() {
      let found = failures { _ = librarian.title() }
      #expect(found.text.contains("\n  called by \(Librarian.place(of: "Librarian.title()"))\n"))
    }

    @Test("A call after the end of its test has a caller")
    func afterItsTest() {
      let library = withSpry { FakeLibrary() }
      let found = failures {
        _ = Librarian(library: library).count()  // <- afterItsTest
      }
      #expect(found.lines == linesOfMisuse("afterItsTest"))
      #expect(found.text.contains(" after the end of its test 'afterItsTest()'"))
      #expect(found.text.contains("\n  called by \(Librarian.place(of: "Librarian.count()"))\n"))
    }

    @Test("A closure has a caller, also one with the name of the closure")
    func onDone() {
      let spy = SpyClosure<Int, Int>("onDone")
      let done: (Int) -> Int = spy.closure
      let found = failures {
        let number = 1
        _ = done(number)  // <- onDone
      }
      #expect(found.lines == linesOfMisuse("onDone"))
      #expect(found.map(\.location.fileName) == ["MisuseLineTests.swift"])
    }

    @Test("Work that the code under test starts on a queue is at the nearest stub")
    func onAQueueOfTheCode() async {
      let found = await failures {
        await withSpry {
          let library = FakeLibrary()
          library.stub(.open).lenient().andReturn(1)  // <- onAQueueOfTheCode
          _ = await Librarian(library: library).countOnQueue()
        }
      }
      #expect(found.lines == lines(of: "onAQueueOfTheCode"))
      #expect(
        found.text.contains("\n  called by \(Librarian.place(of: "Librarian.countOnQueue()"))\n"))
    }

    @Test(
      "Where neither a scope nor the test is known, it is at the line that called",
      .enabled(if: callersHaveLines))
    func withoutAScope() async {
      let found = await Task.detached {
        failures { _ = Librarian(library: FakeLibrary()).count() }
      }.value
      let place = found.map { "Librarian.count() (\($0.location.fileName):\($0.location.line))" }
      #expect(place == [Librarian.place(of: "Librarian.count()")])
    }
  }
#endif

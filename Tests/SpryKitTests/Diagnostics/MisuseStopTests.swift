// In release builds the optimizer of Swift 6.3.1 crashes on these tests (LLVM, "addArgumentAttrs").
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
  import Testing

  @testable import SpryKit

  /// Without a scope that reports, misuse stops the process with the message.
  @Suite("Misuse stops the process")
  struct MisuseStopTests {
    private func expect(
      _ result: ExitTest.Result?,
      _ text: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(message.contains(text), sourceLocation: sourceLocation)
      #expect(!message.contains("still running"), sourceLocation: sourceLocation)
    }

    @Test func noStub() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = FakeService().load(id: "7")
        },
        """
        'load(id:)' on FakeService has no stub that answers load(id: "7")
          no stub of this member was made
          add: fake.stub(.load).with("7").andReturn(<#String#>)
        The process stops, since no scope that reports misuse is open here: put the test under \
        .spry, or in a SpryTestCase. Detached tasks and other threads are outside of .spry.
        """
      )
    }

    @Test func noStubInAThrowingMember() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = try? FakeService().perform()
        },
        "'perform()' on FakeService has no stub that answers perform()"
      )
    }

    @Test func unfinishedStub() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          _ = fake.stub(.run)
          fake.run()
        },
        "'run()' on FakeService was called as run(), and its stub has no answer"
      )
    }

    @Test func argumentCount() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.stub(.load).with(1, 2).andReturn("")
          _ = fake.load(id: "7")
        },
        "'load(id:)' on FakeService was called with 1 argument, and its stubs expect another number"
      )
    }

    @Test func wrongAnswerType() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.stub(.load).andDo { _ in wrapped(7) }
          _ = fake.load(id: "7")
        },
        "'load(id:)' on FakeService returns String, and its stub answers load(id: \"7\") with Int"
      )
    }

    @Test func cannotThrow() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.stub(.run).andThrow(NotFound())
          fake.run()
        },
        "'run()' on FakeService cannot throw, and its stub answers run() with the error NotFound()"
      )
    }

    @Test func wrongErrorType() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.stub(.performTyped).andThrow(NotFound())
          _ = try? fake.performTyped()
        },
        "'performTyped()' on FakeService throws only LoadError, and its stub answers performTyped()"
      )
    }

    @Test func cannotAwait() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.stub(.run).andDo { _ in await Task.yield() }
          fake.run()
        },
        "'run()' on FakeService is not async, and its stub has to be awaited to answer run()"
      )
    }

    @Test func unknownMember() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          FakeService().recordCall("unknown(a:)")
        },
        """
        'unknown(a:)' on FakeService has no case in FakeService.Function
          add: case unknown = "unknown(a:)"
        """
      )
    }

    @Test func captorIndex() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = Argument.captor().getValue(as: Int.self)
        },
        "an ArgumentCaptor was asked for the argument at 0, and it has captured none"
      )
    }

    @Test func captorType() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let captor = Argument.captor()
          captor.capture("a")
          _ = captor.getValue(as: Int.self)
        },
        "an ArgumentCaptor was asked for the argument at 0 as Int, and it is \"a\", of type String"
      )
    }

    @Test func callTypes() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let fake = FakeService()
          fake.accept(1)
          _ = fake.calls(to: .accept, as: String.self)
        },
        "the recorded call accept(1) was asked for as String, and its arguments are of type Int"
      )
    }

    @Test func aTypeWithoutAnEmptyValueStopsAfterTheReport() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        let handler = MisuseHandler.report { misuse, _ in
          print("reported: \(misuse.description.prefix(20))")
        }
        withSpryScope(misuse: handler) {
          let point: Point = FakeService().make()
          print("went on with \(point)")
        }
      }
      let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
      #expect(output.contains("reported: 'make()' on FakeServ"))
      #expect(!output.contains("went on"))
      expect(result, "'make()' on FakeService has no stub that answers make()")
    }

    @Test func whatToDoAboutAMissingEmptyValue() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          withSpryScope(misuse: .report { _, _ in }) { _ = FakeService().make() as Point }
        },
        """
        The process stops, since there is no Point to go on with: stub the member, give the fake a \
        fallbackValue, or make Point SpryDefaultable.
        """
      )
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          withSpryScope(misuse: .report { _, _ in }) {
            _ = FakeService().spryify("make()") as (Int, String)
          }
        },
        """
        The process stops, since there is no (Int, String) to go on with: stub the member, or give \
        the fake a fallbackValue.
        """
      )
    }

    @Test func aTypedThrowingMemberWithoutAnEmptyValueStops() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          withSpryScope(misuse: .report { _, _ in }) {
            let fake = FakeService()
            _ = try? fake.spryifyThrows("perform()", throwing: LoadError.self) as Point
          }
        },
        "'perform()' on FakeService has no stub that answers perform()"
      )
    }
  }
#endif

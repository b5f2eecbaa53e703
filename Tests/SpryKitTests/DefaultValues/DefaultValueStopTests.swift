// See MisuseStopTests about `DEBUG`.
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
  import SpryKit
  import TestSupport
  import Testing

  @Suite("A default value whose type stops the process")
  struct DefaultValueStopTests {
    private struct Size: Decodable {
      var width: Int
    }

    private struct Name: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        precondition(!text.isEmpty, "a name is not empty")
      }
    }

    /// The notes of SpryKit, and the message of the process when it stopped.
    private func notes(_ result: ExitTest.Result?) -> [String] {
      let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      return output.split(separator: "\n").compactMap { line in
        if line.hasPrefix("note: ") { return String(line) }
        // In front of it is the path of the file.
        return line.contains(": Precondition failed: ")
          ? String(line.split(separator: " ", maxSplits: 1).last!) : nil
      }
    }

    @Test("The call is named before its default value is made, once for each type")
    func unstubbed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withSpryScope(misuse: .report { _, _ in }) {
          let fake = FakeService()
          for _ in 1...3 { let _: Size = fake.spryify("make()") }
          let _: Name = fake.spryify("load(id:)", arguments: "7")
        }
      }
      expectGolden(notes(result))
    }

    @Test("The call of a relaxed fake is named, although it is no misuse")
    func relaxed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withSpryScope(strictness: .relaxed) {
          let _: Name = FakeService().spryify("load(id:)", arguments: "7")
        }
      }
      expectGolden(notes(result))
    }

    @Test("The call of a cancelled caller is named")
    func cancelled() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let fake = FakeService()
        let gate = fake.stub(.load).suspend()
        let caller = Task { await fake.spryify("load(id:)", arguments: "7") as Name }
        await gate.waitForCaller()
        caller.cancel()
        _ = await caller.value
      }
      expectGolden(notes(result))
    }
  }
#endif

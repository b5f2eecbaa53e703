#if os(Linux) && canImport(Runtime)
  import Foundation
  import Testing

  @testable import SpryMatchers

  @Suite("Frame pointers")
  struct FramePointerTests {
    /// The functions that are running, found in both ways.
    private func traces() -> (chain: [UInt64], tables: [UInt64]) {
      // The second address is in this function, behind another call.
      let chain = FramePointerTrace(limit: 40).addresses.dropFirst(2)
      return (Array(chain), StackTrace(limit: 50).addresses)
    }

    @Test(
      "They lead to the same functions as the tables of exceptions, also in the standard library")
    func sameFunctions() {
      #expect(FramePointers.areKept)
      let (chain, tables) = [1].map { _ in traces() }[0]
      #expect(chain.count > 3)
      #expect(tables.contains(chain))
    }

    @Test("A trace ends where code without frame pointers begins, such as Testing")
    func codeWithoutFramePointers() throws {
      var traces: (chain: [UInt64], tables: [UInt64]) = ([], [])
      withKnownIssue(isIntermittent: true) { traces = self.traces() }
      let end = try #require(traces.tables.firstRange(of: traces.chain)).upperBound
      let next = try #require(codeFinder.frames(at: [traces.tables[end]]).first)
      #expect(next.isOfSystem)
      let names = codeFinder.frames(at: traces.chain).map(\.name)
      #expect(
        names.last?.hasSuffix("closure #1 in FramePointerTests.codeWithoutFramePointers()") == true,
        "\(names)")
    }

    @Test("The chain ends at the first function of a thread")
    func thread() async {
      let count = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: FramePointers.returnAddresses(limit: 1000).count)
        }
      }
      #expect((3..<100).contains(count))
    }
  }
#endif

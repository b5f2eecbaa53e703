// Exit tests need Linux or macOS.
#if os(Linux) || os(macOS)
  import Foundation
  import SpryMatchers
  import Testing

  @Suite("Two copies of SpryKit in one process")
  struct SpryKitCopyTests {
    @Test("The second copy names both, and the process fails")
    func twoCopies() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          setenv("SPRYKIT_COPY", "\(getpid()) 1 /Apps/App.app/App", 1)
          _ = FakeService()
          _ = FakeService().spryState
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("SpryKit is in this process twice, in /Apps/App.app/App and "))
      #expect(text.contains(": link its products to one of them"))
      #expect(text.components(separatedBy: "SpryKit is in this process twice").count == 2)
    }

    @Test("A mark of another process, such as a parent, means nothing")
    func anotherProcess() async {
      await #expect(processExitsWith: .success) {
        setenv("SPRYKIT_COPY", "\(getpid() + 1) 1 /Apps/App.app/App", 1)
        _ = FakeService().spryState
      }
    }
  }
#endif

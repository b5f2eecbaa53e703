// Exit tests need Linux or macOS.
#if os(Linux) || os(macOS)
  import Foundation
  @testable import SpryMatchers
  import Testing
  import XCTest

  @Suite("Tests of XCTest that don't end")
  struct InterruptedXCTestTests {
    @Test("After a test that an exception left, no scope stays the scope of the process")
    func exception() async {
      await #expect(processExitsWith: .success) {
        let (began, forever) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let scopes = ["first", "second"].map {
          SpryScope(ofTest: $0, misuse: .stop, testCase: ObjectIdentifier(began))
        }
        // An exception can't be thrown here, so the body of the first test never returns.
        Thread.detachNewThread {
          scopes[0].runForProcess {
            began.signal()
            forever.wait()
          }
        }
        began.wait()
        guard SpryScope.isRunningXCTest else { exit(1) }
        scopes[1].runForProcess {}
        if SpryScope.isRunningXCTest { exit(2) }
      }
    }
  }
#endif

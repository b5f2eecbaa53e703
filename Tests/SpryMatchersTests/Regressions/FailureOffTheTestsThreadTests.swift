import Foundation
import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A failure that is met on another thread: a framework that learns from the task which test runs
/// passes the test, and fails the run under none.
@Suite("Misuse on another thread")
struct FailureOffTheTestsThreadTests {
  @Test("The test reports it at a line of the test")
  func isReportedByTheTestAtItsPlace() {
    let failures = failures {
      withSpry {
        let service = FakeService()
        service.stub(.load).with("1").andReturn(1).lenient()
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let fake = service
        Thread.detachNewThread {
          _ = fake.load(id: "7")  // <- misuse
          done.signal()
        }
        done.wait()
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("'load(id:)' on FakeService has no stub") == true)
    // Without the toolchain's help, and in an optimized build, it is the line of the stub.
    #if os(Linux) && DEBUG
      #expect(failures.first?.location.fileName == "FailureOffTheTestsThreadTests.swift")
      #expect(failures.lines == lines(of: "misuse"))
    #endif
  }
}

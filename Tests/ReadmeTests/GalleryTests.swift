import SpryMacros
import SpryMatchers
import Testing

/// A value that nothing can compare, for the article *When a test fails*.
struct Receipt { let number: Int }

@Spryable
protocol ReceiptPrinter: AnyObject {
  func print(_ receipt: Receipt)
}

func closeOffice(_ mailer: any Mailer) {
  mailer.log("closed")
  mailer.close()
}

/// A clock that is at each deadline at once.
final class JumpingClock: _Concurrency.Clock {
  let start = ContinuousClock().now
  let passed = Locked(Duration.zero)

  var now: ContinuousClock.Instant { start.advanced(by: passed.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    passed.withLock { $0 = max($0, start.duration(to: deadline)) }
  }
}

/// What the article *When a test fails* shows, in the order of its blocks of text.
enum Gallery {
  static let samples: [FailureTests.Sample] = [
    {
      let service = FakeUserService()
      service.stub.load(id: .any).andReturn(User(id: "", name: ""))
      let greeter = Greeter(service: service)
      for id in ["421", "7", "421"] { _ = try await greeter.greeting(for: id) }
      expectHaveReceived(service.calls.load(id: "42"), .once)
    },
    {
      let store = FakeUserStore()
      try save(User(id: "42", name: "Ann"), in: store)
      expectHaveReceived(store.calls.save(User(id: "42", name: "Bob"), version: 1))
    },
    {
      expectHaveReceived(FakeMailer().calls.close())
    },
    {
      let mailer = FakeMailer()
      for _ in 1...2 { closeOffice(mailer) }
      expectHaveReceived(mailer.calls.close(), .once)
    },
    {
      let mailer = FakeMailer()
      closeOffice(mailer)
      expectHaveReceived(mailer.calls.close())
      expectNoOtherCalls(mailer)
    },
    {
      let mailer = FakeMailer()
      closeOffice(mailer)
      await expectHaveReceived(
        mailer.calls.send(.any, to: .any), within: .seconds(5), clock: JumpingClock())
    },
    {
      expectHaveNotReceived(FakeReceiptPrinter().calls.print(Receipt(number: 1)))
    },
    {
      let mailer = FakeMailer()
      mailer.stub.send("Bye", to: .any).andReturn(true).lenient()
      _ = welcome("ann@example.com", by: mailer)
    },
    {
      let service = FakeUserService()
      service.stub.load(id: "42").andReturn(ann).expected(.once)
      for _ in 1...2 { _ = try? await Greeter(service: service).greeting(for: "42") }
    },
    {
      try await withSpry(unusedStubs: .strict) {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(ann)
        service.stub.load(id: "7").andReturn(ann)
        _ = try await Greeter(service: service).greeting(for: "7")
      }
    },
    {
      try await withSpry {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(ann).expected(.exactly(2))
        _ = try await Greeter(service: service).greeting(for: "42")
      }
    },
    {
      withSpry {
        let service = FakeUserService()
        service.stub.load(id: "42").suspend().resume(returning: ann)
      }
    },
  ]
}

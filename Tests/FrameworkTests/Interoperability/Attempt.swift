#if os(Linux)
  import Foundation
  import SpryKit
  import SpryMacros
  import SpryMatchers
  import Testing

  @Spryable protocol Canal: AnyObject, Sendable {
    func pass(_ number: Int) -> Int
    func tow(_ number: Int) throws -> Int
    static func dig(_ number: Int) -> Int
  }

  private final class HandWrittenCanal: Spryable, Sendable {
    enum Function: String, StringRepresentable {
      case pass = "pass(_:)"
    }

    let spryState = SpryState()

    func pass(_ number: Int) -> Int { spryify(arguments: number) }
  }

  /// A test that fails once, or passes. Its failure contains its number.
  struct Attempt: Sendable, CustomTestStringConvertible {
    /// The scopes that tests run in.
    enum Scope: Int, CaseIterable {
      case trait = 1
      case withSpry, noScope, spryTestCase, testScope, noTestScope

      var isNone: Bool { self == .noScope || self == .noTestScope }
    }

    /// What is wrong in a test that fails.
    enum Mistake: CaseIterable {
      case misuse, thrownMisuse, misuseOfHandWrittenFake, misuseOfStaticMember
      case assertion, failedWait, endOfTest
    }

    /// Where it happens.
    enum Place: CaseIterable {
      case here, queue, childTask, detachedTask, nestedScope
    }

    let number: Int
    let mistake: Mistake
    let place: Place
    let fails: Bool

    var testDescription: String { "\(number)" }

    /// Whether the test needs no `async` function.
    var isSynchronous: Bool { place == .here && mistake != .failedWait }

    /// Each mistake at each place, some times over.
    static func all(in scope: Scope) -> [Attempt] {
      let rounds = repeatElement((), count: 4)
      let kinds = rounds.flatMap { _ in
        Mistake.allCases.flatMap { mistake in Place.allCases.map { (mistake, $0) } }
      }
      let attempts = kinds.flatMap { mistake, place in
        [true, false].map { (mistake: mistake, place: place, fails: $0) }
      }
      return attempts.enumerated().compactMap { index, attempt in
        let (mistake, place) = (attempt.mistake, attempt.place)
        // The calls of a queue aren't `async`. Only a scope has an end, and reports a wait's error.
        if place == .queue && mistake == .failedWait { return nil }
        if scope.isNone && place != .nestedScope && [.endOfTest, .failedWait].contains(mistake) {
          return nil
        }
        return Attempt(
          number: scope.rawValue * 100_000 + index, mistake: mistake, place: place,
          fails: attempt.fails)
      }
    }

    func run() async {
      let fakes = Fakes()
      switch place {
      case .here: await use(fakes)
      case .queue:
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            useNow(fakes)
            continuation.resume()
          }
        }
      case .childTask: await withTaskGroup(of: Void.self) { $0.addTask { await use(fakes) } }
      case .detachedTask: await Task.detached { await use(fakes) }.value
      case .nestedScope: await withSpry { await use(Fakes()) }
      }
    }

    func runNow() { useNow(Fakes()) }

    private struct Fakes: Sendable {
      let canal = FakeCanal()
      let handWritten = HandWrittenCanal()
    }

    private func use(_ fakes: Fakes) async {
      guard mistake == .failedWait else { return useNow(fakes) }
      if !fails { _ = pass(fakes.canal) }
      let time: SpryDuration = fails ? .milliseconds(1) : .seconds(60)
      _ = try? await fakes.canal.calls.pass(.equal(number)).wait(within: time)
    }

    private func useNow(_ fakes: Fakes) {
      let canal = fakes.canal
      switch mistake {
      case .misuse: _ = fails ? canal.pass(number) : pass(canal)
      case .thrownMisuse:
        if !fails { canal.stub.tow(number).andReturn(1) }
        _ = try? canal.tow(number)
      case .misuseOfHandWrittenFake:
        if !fails { fakes.handWritten.stub(.pass).andReturn(1) }
        _ = fakes.handWritten.pass(number)
      case .misuseOfStaticMember:
        if !fails { FakeCanal.stub.dig(number).andReturn(1) }
        _ = FakeCanal.dig(number)
      case .assertion, .failedWait:
        if !fails { _ = pass(canal) }
        expectHaveReceived(canal.calls.pass(.equal(number)))
      case .endOfTest:
        canal.stub.pass(number).andReturn(1).expected(.once)
        if !fails { _ = canal.pass(number) }
      }
    }

    private func pass(_ canal: FakeCanal) -> Int {
      canal.stub.pass(number).andReturn(1)
      return canal.pass(number)
    }
  }
#endif

/// A captor that keeps the arguments of calls that an assertion matches or a stub answers.
///
/// Use a captor to examine an argument after the call, or to call a completion handler. Pass it as
/// the matcher `.capture(captor)`, which matches every argument:
///
/// ```swift
/// let captor = ArgumentCaptor<User>()
/// signUp.run()
/// expectHaveReceived(store.calls.save(.capture(captor), version: .any))
/// #expect(captor.last?.name == "Ann")
/// ```
///
/// In a stub, the captor keeps an argument when the stub answers the call. For a hand-written fake,
/// pass the captor itself: `fake.stub(.save).with(captor)`.
///
/// You can use a captor from any thread.
public final class ArgumentCaptor<Value>: Sendable {
  /// `@unchecked Sendable`: a user's values, which may come from a call on another thread. The code
  /// under test and the test share them.
  private struct Storage: @unchecked Sendable {
    var all: [Any?] = []
    /// The positions of the values, so that a second check does not capture them again.
    var positions: Set<ArgumentPosition> = []
  }

  private let storage = Locked(Storage())

  /// Creates a captor.
  public init() {}

  /// The number of captured arguments.
  public var count: Int {
    storage.withLock { $0.all.count }
  }

  /// The captured arguments, in the order of the calls.
  public var values: [Value] { values(of: Value.self) }

  /// The last captured argument, or `nil` if there is none.
  public var last: Value? { values.last }

  /// Returns whether the captured argument at an index exists and is of the given type.
  ///
  /// - Parameters:
  ///   - type: The type. Subclasses and conforming types count too.
  ///   - index: The argument's zero-based index, in the order of the calls. The default is 0.
  public func isType<Requested>(_ type: Requested.Type, at index: Int = 0) -> Bool {
    let all = captured
    return all.indices.contains(index) && cast(all[index], to: type) != nil
  }

  /// The captured arguments that are of a type, in the order of the calls.
  func values<Requested>(of type: Requested.Type) -> [Requested] {
    captured.compactMap { cast($0, to: type) }
  }

  /// Removes the captured arguments.
  public func reset() {
    storage.drop { storage in
      let all = storage.all
      storage = Storage()
      return all
    }
  }

  /// Keeps an argument, unless it was captured from the same call before.
  ///
  /// - Parameter position: The position of the argument, or `nil` if its call is not recorded.
  func capture(_ value: Any?, from position: ArgumentPosition?) {
    storage.withLock { storage in
      if let position, !storage.positions.insert(position).inserted { return }
      storage.all.append(value)
    }
  }

  var captured: [Any?] {
    storage.withLock { $0.all.unsharedCopy }
  }
}

extension ArgumentCaptor: HasMatcher {
  var matcher: ArgumentMatcher { CaptorMatcher(self) }
}

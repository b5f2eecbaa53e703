/// Keeps the arguments of the calls that a stub answered, or that a check matched, in order.
///
/// ```swift
/// let captor = Argument.captor()
/// fake.stub(.save).with(captor, Argument.anything).andReturn()
/// sut.run()
/// let user = captor.getValue(as: User.self)
/// ```
///
/// A captor may be used from any thread.
public final class ArgumentCaptor: Sendable {
  /// `@unchecked Sendable`: a user's values, which may come from a call on another thread. The code under
  /// test and the test share them.
  private struct Values: @unchecked Sendable {
    var all: [Any?] = []
    /// The positions of the values, so that a second check does not capture them again.
    var positions: Set<ArgumentPosition> = []
  }

  private let values = Locked(Values())

  /// Creates a captor; the same as ``Argument/captor()``.
  public init() {}

  /// The number of captured arguments.
  public var count: Int {
    values.withLock { $0.all.count }
  }

  /// Returns a captured argument.
  ///
  /// - Parameters:
  ///   - index: the index of the argument in the order of the calls, from 0; by default the first.
  ///   - type: the type of the argument.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the argument.
  ///
  /// An index beyond ``count``, or another type, is misuse: it fails the test in a scope that reports, and
  /// stops the process otherwise. ``values(as:)`` and ``last(as:)`` never do.
  public func getValue<Value>(
    at index: Int = 0,
    as type: Value.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value {
    let all = captured
    let misuse: Misuse
    if all.indices.contains(index) {
      if let value = all[index] as? Value { return value }
      misuse = .captorType(
        index: index,
        value: describe(all[index]),
        type: all[index].map(typeName(of:)) ?? typeName(Value?.self),
        requested: typeName(type)
      )
    } else {
      misuse = .captorIndex(index: index, count: all.count)
    }
    return SpryScope.current.report(misuse, at: SpryLocation(file: file, line: line))
  }

  /// Returns the captured arguments that are of the type, in the order of the calls.
  public func values<Value>(as type: Value.Type) -> [Value] {
    captured.compactMap { $0 as? Value }
  }

  /// Returns the argument that was captured last; nil if there is none, or if it is of another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { $0 as? Value }
  }

  /// Removes the captured arguments.
  public func reset() {
    values.drop { values in
      let all = values.all
      values = Values()
      return all
    }
  }

  /// Keeps an argument, unless it was captured from the same call before.
  ///
  /// - Parameter position: the position of the argument; nil if its call is not recorded.
  func capture(_ value: Any?, from position: ArgumentPosition?) {
    values.withLock { values in
      if let position, !values.positions.insert(position).inserted { return }
      values.all.append(value)
    }
  }

  private var captured: [Any?] {
    values.withLock { $0.all.unsharedCopy }
  }
}

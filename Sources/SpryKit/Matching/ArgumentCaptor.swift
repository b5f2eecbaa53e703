/// Keeps the arguments that a stub was chosen with, or that a check found, in order.
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
  /// User values, which may not be `Sendable`: what a captor is given came from a call on another
  /// thread as it is, and the one who records it and the one who reads it share it.
  private struct Values: @unchecked Sendable {
    var all: [Any?] = []
    /// Where they were recorded: a second check captures none of them again.
    var places: Set<ArgumentPlace> = []
  }

  private let values = Locked(Values())

  /// Creates a captor; the same as ``Argument/captor()``.
  public init() {}

  /// How many arguments were captured.
  public var count: Int {
    values.withLock { $0.all.count }
  }

  /// Returns a captured argument.
  ///
  /// - Parameters:
  ///   - index: which one, from 0, in the order of the calls; the first by default.
  ///   - type: its type.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the argument.
  ///
  /// An index beyond ``count``, or another type, is misuse: it stops the process, or fails the test
  /// where a scope reports. ``values(as:)`` and ``last(as:)`` never do.
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

  /// Returns the argument that was captured last, or nil if there is none or it is of another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { $0 as? Value }
  }

  /// Forgets what was captured.
  public func reset() {
    values.drop { values in
      let all = values.all
      values = Values()
      return all
    }
  }

  /// Keeps an argument, unless it was captured from the same call before.
  ///
  /// - Parameter place: where it was recorded, nil if its call is not recorded.
  func capture(_ value: Any?, from place: ArgumentPlace?) {
    values.withLock { values in
      if let place, !values.places.insert(place).inserted { return }
      values.all.append(value)
    }
  }

  private var captured: [Any?] {
    values.withLock { $0.all }
  }
}

/// How much of its calls a fake keeps; see `keep(_:)`.
public enum RecordingDepth: Sendable {
  /// The arguments; the default. They live as long as the calls do, and keep what they refer to.
  case everything

  /// The arguments, but objects weakly, and of closures only the type.
  ///
  /// An object is matched and printed while it lives, and is `(gone)` after that. What is neither an
  /// object nor a closure is kept as it is, with the objects in it.
  case weakObjects

  /// The text of the arguments, as a failure prints them, made when the call comes.
  ///
  /// A check compares it with the text of the expected value: what prints alike is equal. Of an
  /// object without a description, of a closure, and of an ``Argument`` other than `anything`,
  /// `nonNil` and `nil`, the text does not tell, and nothing fits. Recorded calls and captors have an
  /// ``ArgumentText``.
  case text

  /// How many calls each member received. A check with arguments cannot tell, and says so.
  case counts
}

extension Spyable {
  /// Says how much to keep of the calls that come; those that were recorded stay as they are.
  ///
  /// - Parameter depth: how much.
  ///
  /// For a fake that must not keep what it is called with alive, or that is called a million times.
  /// Stubs get the arguments themselves, whatever is kept of them.
  ///
  /// ```swift
  /// logger.keep(.counts)
  /// ```
  public func keep(_ depth: RecordingDepth) {
    spryState.keep(depth)
  }

  /// Says how much to keep of the calls of static members that come, in the current scope.
  ///
  /// - Parameter depth: how much.
  public static func keep(_ depth: RecordingDepth) {
    spryState.keep(depth)
  }
}

extension SpryState {
  /// Creates a state that belongs to the current scope.
  ///
  /// - Parameter depth: how much to keep of the calls.
  public convenience init(keeping depth: RecordingDepth) {
    self.init()
    keep(depth)
  }

  func keep(_ depth: RecordingDepth) {
    tables.withLock { tables in tables.changeExtras { $0.depth = depth } }
  }
}

/// An argument that the closure of a stub gets in another form than a check: see ``InoutArgument``
/// and ``NonEscapingArgument``.
public class TransientArgument {
  /// What is recorded, matched and printed, with no optional around it.
  var recorded: Any? { self }
  /// The type of that.
  var recordedType: any Any.Type { type(of: self) }
  /// What `andDo` gets.
  var passed: Any? { self }

  init() {}
}

extension RecordedArgument {
  /// The argument itself, where it is more than what is recorded.
  private var transient: TransientArgument? {
    guard type is TransientArgument.Type else { return nil }
    return pointer.assumingMemoryBound(to: TransientArgument.self).pointee
  }

  /// The argument as a check sees it, with every optional around it removed.
  var value: Any? {
    if let transient { return transient.recorded }
    return plainValue
  }

  /// The argument as the closure of a stub gets it, with every optional around it removed.
  var passedValue: Any? {
    if let transient { return transient.passed }
    return plainValue
  }

  /// The type of what a check sees.
  var valueType: any Any.Type { transient?.recordedType ?? type }
}

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

/// An argument as a check sees it, with every optional around it removed.
func recordedValue(_ argument: Any) -> Any? {
  if let transient = argument as? TransientArgument { return transient.recorded }
  return unwrapped(argument)
}

/// An argument as the closure of a stub gets it, with every optional around it removed.
func passedValue(_ argument: Any) -> Any? {
  if let transient = argument as? TransientArgument { return transient.passed }
  return unwrapped(argument)
}

/// The type of what a check sees, optionals included.
func recordedType(_ argument: Any) -> any Any.Type {
  (argument as? TransientArgument)?.recordedType ?? type(of: argument)
}

/// The arguments of a call as a list, each with the type that it has in the fake.
package func list<each Argument>(_ arguments: repeat each Argument) -> [Any] {
  var list: [Any] = []
  // Most members have up to four parameters, and so one allocation.
  list.reserveCapacity(4)
  repeat list.append(each arguments)
  return list
}

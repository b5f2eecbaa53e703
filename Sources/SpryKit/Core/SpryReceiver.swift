/// Who receives a call: a fake, by how it came about, a real object, or a closure.
///
/// It decides which names a test can use, and what a message says.
@_documentation(visibility: internal)
public enum SpryReceiver: Sendable {
  /// A fake whose members somebody wrote by hand.
  case handWritten
  /// A fake with typed members, which `@Spryable` generated.
  case generated
  /// A spy with names, which `@Spyable` generated.
  case spy
  /// A real object that a `Spy` watches. Its members may have no name.
  case object
  /// A ``SpyClosure``.
  case closure

  /// Creates the receiver of calls to a type or its instances.
  package init(_ type: any Any.Type) {
    // Only a generated spy can be no `SpryFake`.
    self = (type as? any SpryFake.Type)?.spryReceiver ?? .spy
  }

  /// Whether a macro wrote the members.
  var isWritten: Bool { self == .generated || self == .spy }
}

// What an advice says.
extension SpryReceiver {
  /// The change that lets a stub throw, as the end of an advice; empty if a macro wrote the member,
  /// which is as the protocol has it.
  var orThrowing: String {
    switch self {
    case .handWritten: ", or, if the protocol's requirement throws, use 'spryifyThrows' in the fake"
    case .generated, .spy: ""
    case .object: ", or, if the member throws, write 'spied { () throws in … }' in it"
    case .closure: ", or declare the closure's type as 'throws'"
    }
  }

  /// The change that lets a stub be awaited, as the end of an advice; empty if a macro wrote the
  /// member.
  var orAwaiting: String {
    switch self {
    case .handWritten:
      ", or, if the protocol's requirement is 'async', write 'await spryify(…)' in the fake"
    case .generated, .spy: ""
    case .object: ", or, if the member is 'async', write 'await spied(…)' in it"
    case .closure: ", or declare the closure's type as 'async'"
    }
  }

  /// The reason why a stub cannot call through.
  var nothingBehind: String {
    switch self {
    case .generated: "the fake wraps no object"
    case .object: "the spy does not forward its calls"
    case .handWritten, .spy, .closure: "the fake has no implementation to call"
    }
  }

  /// The code that lets a stub call through.
  var somethingBehind: String {
    switch self {
    case .handWritten, .spy: "write 'spryify(…, fallbackValue: …)' in the fake"
    case .generated: "create the fake with 'wrapping:', which '@Spryable(wraps: true)' adds"
    case .object: "create the spy with 'forwardsInvocations: true'"
    case .closure: "give the stub another answer"
    }
  }

  /// What a test can do about a call that needs a value.
  var remedies: [String] {
    switch self {
    case .handWritten: ["stub the member", "give the fake a 'fallbackValue'"]
    case .generated, .spy: ["stub the member"]
    case .object: ["stub the member", "let the spy forward its calls"]
    case .closure: ["stub the closure"]
    }
  }
}

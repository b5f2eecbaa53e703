/// A mistake in a test or a fake.
///
/// SpryKit passes each mistake to a ``MisuseHandler``.
public struct Misuse: Error, Sendable, Equatable {
  /// A kind of mistake that SpryKit reports.
  public enum Kind: Sendable, CaseIterable {
    /// A called member has no stub, or no stub that matches the call.
    case noStub
    /// The only stub that matches a call has no answer.
    case unfinishedStub
    /// A member was called with a number of arguments that none of its stubs expects.
    case argumentCount
    /// A stub's answer doesn't have the member's return type.
    case wrongAnswerType
    /// The closure of a stub takes other arguments than the fake records.
    case closureParameters
    /// A gate was resumed with a value that doesn't have the member's return type.
    case wrongGateValue
    /// A stub or its closure throws in a member that cannot throw.
    case cannotThrow
    /// A stub throws an error whose type the member does not declare.
    case wrongErrorType
    /// A stub has an `async` closure, a delay, or a gate that suspends, but the member is not
    /// `async`.
    case cannotAwait
    /// A stub blocks its callers, but the call was made where the test could wait for itself: in a
    /// task, on the main thread, or on the thread that made the gate.
    case cannotBlock
    /// A stub answered more calls than the test expects.
    case tooManyCalls
    /// A stub answered fewer calls than the test expects.
    case tooFewCalls
    /// A stub with the rule ``AfterLastAnswer/fail`` has given all of its answers.
    case answersExhausted
    /// A stub expects a number of calls that can't be met, or that nothing verifies because the
    /// fake belongs to no test.
    case meaninglessExpectation
    /// A stub was never given an answer.
    case stubWithoutAnswer
    /// A stub has more than one list of arguments.
    case withTwice
    /// A stub was given its arguments after its first answer, so the arguments have no effect.
    case withAfterAnswer
    /// A stub has a delay after its last answer, so the delay has no effect.
    case idleDelay
    /// A stub calls through, but the fake has no implementation behind it.
    case nothingToCallThrough
    /// A test reads calls whose expected arguments include a captor or a `.check`, which have an
    /// effect only in stubs and assertions.
    case idleCheck
    /// A stub answered a call, but a `.check` of one of the call's arguments threw.
    case checkThrew
    /// A stub's answer calls the stubbed member again and again, which would overflow the stack.
    case nestedCalls
    /// A running test called a fake that belongs to another running test.
    case otherTest
    /// A fake was called or stubbed after its test had ended.
    case afterTest
    /// A member has no case in the enum that lists the names of the fake's members.
    case unknownMember
    /// Two fakes have one `SpryState`, so that each has the other's calls and stubs.
    case sharedState
    /// A test reads an argument that a captor has not captured.
    case captorIndex
    /// A test reads an argument of a captor as the wrong type.
    case captorType
    /// A stub, or a read of calls, expects an argument that no call can have.
    case noCallCanMatch
    /// A test reads a call at an index that is out of range.
    case callIndex
    /// A test reads the arguments of recorded calls as the wrong types.
    case callTypes
    /// A spy was called, but neither a stub nor a property sets the answer.
    case nothingToReturn
    /// The answer of a spy's generic member doesn't have the member's return type.
    case wrongSpyValue
    /// Another module reported a mistake. For example, SpryObjects could not save, load, or remove
    /// evidence.
    case other
  }

  /// A call that could not be answered, as a message shows it.
  package struct Call: Sendable, Equatable {
    /// The type of the fake.
    package let fake: String
    /// The type and the number of the fake, which distinguish it from every other one.
    let identity: String
    /// The member's name, as `#function` spells it.
    package let member: String
    /// The call as you'd write it in Swift: `load(id: "7")`.
    package let text: String
    /// The arguments, to follow "was called"; see ``MemberSignature/arguments(_:)``.
    let arguments: String
    /// What was called.
    let receiver: SpryReceiver
    /// The code that made the call, `Checkout.pay() (Checkout.swift:88)`, or `nil` if it is
    /// unknown, or if the misuse is reported at its line.
    package let caller: String?
    /// The line of that code, if it is known.
    let callerLine: SpryLocation?
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The call that could not be answered, or `nil` if the misuse is about something else.
  package let call: Misuse.Call?
  /// What happened, which code made the call, and what to write instead.
  package let finding: Finding
  /// The message, which states what happened and where, which code made the call, and what to write
  /// instead.
  public var description: String { finding.text }

  /// Whether the member throws the misuse.
  package private(set) var isThrown = false

  /// The misuse, if the member throws it.
  var thrown: Misuse {
    var misuse = self
    misuse.isThrown = true
    return misuse
  }

  /// Creates misuse.
  ///
  /// - Parameters:
  ///   - what: What happened, as the first line.
  ///   - seen: The evidence, as lines.
  ///   - advice: What to write instead.
  ///   - call: The call that could not be answered.
  ///   - caller: The code that called, if the misuse has no call.
  package init(
    _ kind: Kind, _ what: String, seen: [String] = [], _ advice: String?, call: Misuse.Call? = nil,
    caller: String? = nil
  ) {
    let caller = (call?.caller ?? caller).map { ["  called by \($0)"] } ?? []
    self.init(kind, Finding(what, caller + seen, advice: advice), call: call)
  }

  init(_ kind: Misuse.Kind, _ finding: Finding, call: Misuse.Call? = nil) {
    self.kind = kind
    self.finding = finding
    self.call = call
  }
}

extension Misuse: CustomStringConvertible {}

/// A misuse, and where it is reported.
typealias LocatedMisuse = (misuse: Misuse, location: SpryLocation)

/// The misuse of a member that no name of the fake stands for, or that shares its name. (A reference,
/// because each call has room for it.)
final class Misnaming: Sendable {
  let found: LocatedMisuse

  init(_ misuse: Misuse, at location: SpryLocation) { found = (misuse, location) }
}

extension Misuse {
  /// The reason why the process stops if no handler reports misuse.
  static let noHandler = """
    the process stops, because SpryKit cannot fail the test: link SpryMatchers to the test target, or \
    pass a handler to 'withSpryScope(misuse:)'
    """

  /// The text with which the process stops although misuse was reported: the type has no default
  /// value.
  package func noValue(of type: any Any.Type) -> String {
    let name = typeNameInCode(type)
    var finding = finding
    finding.headline += ", and '\(name)' has no default value, so the process cannot continue"
    let what = "\(finding.text)\n  "
    if [.captorIndex, .captorType, .callIndex].contains(kind) {
      return what + "check 'count' first, or use 'last'"
    }
    var remedies =
      switch kind {
      case .nothingToReturn, .wrongSpyValue: ["set a value"]
      default: (call?.receiver ?? .handWritten).remedies
      }
    if canConform(type) { remedies.append("make '\(name)' conform to 'SpryDefaultable'") }
    let last = "\(remedies.count > 1 ? "," : "") or use 'withDefaults(…)'"
    return what + remedies.joined(separator: ", ") + last
  }
}

/// The action to take when a fake or an assertion is misused.
public enum MisuseHandler: Sendable {
  /// Stops the process with the message. This is the default in a process without SpryMatchers.
  case stop

  /// Passes misuse to a closure and continues. A member that can throw the misuse throws it. Any
  /// other member returns a default value (see ``SpryDefaultable``), or stops the process if the
  /// result type has no default value.
  ///
  /// The default with SpryMatchers is a closure that fails the running test.
  case report(@Sendable (Misuse, SpryLocation) -> Void)
}

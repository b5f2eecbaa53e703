/// A closure that records its calls and answers them with stubs.
///
/// Use a spy closure if the code under test takes a closure. Pass the `closure` property, which can
/// be plain or `@Sendable`, `async` or not, throwing or not, and isolated to an actor. For typed
/// throws, use `typedClosure(throwing:)`.
///
/// ```swift
/// let onDone = SpyClosure<(Int, String), Bool>("onDone")
/// onDone.stub(1, .any).andReturn(true)
/// finish(then: onDone.closure)
/// expectHaveReceived(onDone.calls(1, "ok"))
/// ```
///
/// `Input` is `Void` if the closure has no parameters, the parameter's type if there is one, or a
/// tuple of the types if there are several.
@dynamicMemberLookup
public final class SpyClosure<Input, Output>: Spryable, Sendable {
  /// The only member of a closure.
  @_documentation(visibility: internal)
  public enum Function: String, StringRepresentable {
    /// A call to the closure.
    case call
  }

  /// The names for dynamic member lookup.
  @_documentation(visibility: internal)
  public struct Members: Sendable {
    /// A stand-in for the closure, whose type depends on where it is used.
    public struct Closure: Sendable {}

    /// The closure to pass to the code under test.
    public let closure = Closure()
  }

  /// The calls and stubs of the closure.
  @_documentation(visibility: internal)
  public let spryState = SpryState()

  let site: Call.Site

  /// Creates a spy closure.
  ///
  /// - Parameters:
  ///   - name: The closure's name in failures, such as the name of the parameter that takes it.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  public init(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    site = Call.Site(closureLiteral, file, line)
    let site = site
    spryState.contents.withLock { contents in
      contents.fakeType = Self.self
      contents.givenName = name
      let member = contents.addMember(key: Function.call.rawValue)
      // A call to a closure is printed like a call to a function.
      member.closureName = "\(name)(_:)"
      contents.add(site, to: member)
    }
  }
}

extension SpyClosure {
  /// A closure.
  @_documentation(visibility: internal)
  public static var spryReceiver: SpryReceiver { .closure }

  var handle: SpryFakeHandle { SpryFakeHandle(spryState, Self.self, Function.self) }

  /// Records a call to the closure.
  func record<each Argument>(_ arguments: repeat each Argument) -> CallInProgress {
    handle.record(argumentArray(repeat each arguments), at: site)
  }
}

/// The literal by whose address a state finds the member of a closure.
private let closureLiteral: StaticString = "call"

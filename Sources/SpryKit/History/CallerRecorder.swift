/// Finds out which code calls the fakes of a test.
///
/// SpryMatchers implements it, because the toolchain's module that finds callers belongs in tests
/// only.
package protocol CallerRecorder: AnyObject, Sendable {
  /// Remembers the code that is making a call.
  ///
  /// - Parameter isAsync: Whether the member is `async`.
  func note(call number: UInt64, isAsync: Bool)

  /// Returns the code that made a call, or `nil` if that is unknown.
  ///
  /// - Parameter member: The member of the fake, as `#function` spells it, or `nil` for a closure,
  ///   which has no function of its own.
  func caller(ofCall number: UInt64, of member: String?) -> Caller?

  /// Finds the code that is calling a member now.
  ///
  /// - Parameter member: The member of the fake, or `nil` for a closure.
  func runningCode(of member: String?) -> RunningCode

  /// Remembers the code that is running now, to find the line of the test function in it.
  func lineOfTest() -> LineOfTest?
}

/// The line of a test function at which something happened. It is looked up only for a message,
/// because that takes 0.2 seconds in a large test product.
package struct LineOfTest: Sendable {
  /// Looks the line up. Returns `nil` if it is unknown.
  package let find: @Sendable () -> SpryLocation?

  package init(_ find: @escaping @Sendable () -> SpryLocation?) { self.find = find }
}

extension LineOfTest: Hashable {
  /// True, because a stub that differs in nothing but the line is the same stub.
  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// The code that called a member of a fake.
package struct Caller: CustomStringConvertible {
  /// The function with its type, also for a call in a closure: `Checkout.pay()`, or `nil` if it has
  /// no name.
  package let function: String?
  /// The line, or `nil` if the platform does not know it, or for the initial value of a property in
  /// an initializer, because the compiler keeps no line of it.
  package let location: SpryLocation?
  /// The code that called the function, or `nil` if the function alone is the caller.
  let origin: String?

  /// - Precondition: One of both is known.
  package init(function: String?, location: SpryLocation?, from origin: String? = nil) {
    self.function = function
    self.location = location
    self.origin = origin
  }

  /// `Checkout.pay() (Checkout.swift:88)`.
  package var description: String {
    let place = location?.description ?? ""
    let text = function.map { place.isEmpty ? $0 : "\($0) (\(place))" } ?? place
    return origin.map { "\(text) from \($0)" } ?? text
  }
}

/// What is known of the code that is calling a member of a fake.
package struct RunningCode {
  /// The line of the test function from which the call came. It may be in a closure, also in one
  /// that runs in a detached task or on a queue. If the test function is not running: the line of
  /// its suite, in `setUp` for example.
  let lineOfTest: SpryLocation?
  let caller: Caller?

  package init(lineOfTest: SpryLocation?, caller: Caller?) {
    self.lineOfTest = lineOfTest
    self.caller = caller
  }
}

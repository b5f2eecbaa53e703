extension Argument {
  /// Fits every argument of the closure's type, and lets the closure look at those that count.
  ///
  /// - Parameter body: gets the argument. In a check it runs once for each call that the check counts,
  ///   in their order; in a stub, once for each call that the stub answers, on its thread. Never for
  ///   a call that does not fit, and never for a report.
  ///
  /// It may throw, as `#require` does: then the check fails with the argument's name and the error. In
  /// a stub, that is misuse, and the stub answers all the same.
  ///
  /// ```swift
  /// expectHaveReceived(store, .save, with: Argument.check { (user: User) in
  ///   #expect(user.name == "Ann")
  /// })
  /// ```
  public static func check<Value>(_ body: @escaping (Value) throws -> Void) -> Argument {
    .rule(
      ArgumentRule(
        words: "\(article(typeName(Value.self))) (checked)",
        test: { actual in actual as? Value != nil },
        check: { actual in
          if let value = actual as? Value { try body(value) }
        }
      )
    )
  }
}

/// An argument of a call whose check threw; see ``Argument/check(_:)``.
struct FailedCheck {
  let call: UnsafePointer<CallRecord>
  /// The place of the argument, from 0.
  let index: Int
  let error: any Error

  /// What of the call was checked, as a failure names it.
  func name(in signature: MemberSignature) -> String {
    signature.nameOfArgument(at: index)
  }

  /// The error as a failure prints it. What `#require` throws prints all that it knows, and that was
  /// reported before.
  var errorText: String {
    let name = typeName(of: error)
    return name == "ExpectationFailedError" ? name : describe(error)
  }
}

extension ContiguousArray<ExpectedArgument> {
  /// Hands the arguments of a call that counts to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ call: UnsafePointer<CallRecord>) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    for (index, argument) in enumerated() where argument.hasCaptors {
      do {
        try argument.capture(call.argument(at: index).value)
      } catch {
        failed.append(FailedCheck(call: call, index: index, error: error))
      }
    }
    return failed
  }
}

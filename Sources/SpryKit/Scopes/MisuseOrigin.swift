/// Where misuse is reported, and who called the fake.
///
/// Misuse is reported at the first of these lines that is known:
///
/// 1. The line of the test; see ``RunningCode/lineOfTest``.
/// 2. The nearest stub: the newest of the member, or else of the fake.
/// 3. The declaration of the test.
/// 4. The line that called the fake.
/// 5. The declaration of the fake.
struct MisuseOrigin {
  let location: SpryLocation
  /// The code that called, `Checkout.pay() (Checkout.swift:88)`, or `nil` if it is unknown, or if
  /// the misuse is reported at its line.
  let caller: String?
}

extension SpryState {
  /// Finds the origin of misuse that is happening now.
  ///
  /// - Parameters:
  ///   - member: The member, as `#function` spells it, or `nil` for a closure.
  ///   - key: See ``StringRepresentable/key``. It is `nil` if the misuse is not about a call.
  ///   - site: Where the fake makes a call.
  func originOfMisuse(of member: String?, key: String? = nil, _ site: CallSite?) -> MisuseOrigin {
    let scope = reportingScope
    let nearestStub = contents.withLock { contents in
      key.flatMap { contents.member(key: $0)?.newestStub } ?? contents.newestStub
    }
    let code = scope.callerRecorder?.runningCode(of: member)
    let location =
      code?.lineOfTest ?? nearestStub ?? scope.location ?? code?.caller?.location ?? site?.location
      ?? SpryLocation()
    let caller = code?.caller.flatMap { $0.location == location ? nil : $0.description }
    return MisuseOrigin(location: location, caller: caller)
  }
}

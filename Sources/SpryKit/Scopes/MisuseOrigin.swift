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

  /// Finds the origin of misuse that is happening now.
  ///
  /// - Parameters:
  ///   - member: The member, as `#function` spells it, or `nil` for a closure.
  ///   - scope: The scope that reports the misuse.
  ///   - nearestStub: The nearest stub, if there is one.
  ///   - declaration: The declaration of the fake.
  init(
    of member: String?, in scope: SpryScope, nearestStub: SpryLocation?, declaration: SpryLocation
  ) {
    let code = scope.callerRecorder?.runningCode(of: member)
    let location =
      code?.lineOfTest ?? nearestStub ?? scope.location ?? code?.caller?.location ?? declaration
    self.location = location
    caller = code?.caller.flatMap { $0.location == location ? nil : $0.description }
  }
}

extension SpryState {
  /// Finds the origin of misuse of a member that is called now.
  ///
  /// - Parameters:
  ///   - member: The name, as `#function` spells it, or `nil` for a closure.
  ///   - key: See ``StringRepresentable/key``.
  func originOfMisuse(of member: String?, key: String, _ site: CallSite) -> MisuseOrigin {
    let nearestStub = contents.withLock { $0.member(key: key)?.newestStub ?? $0.newestStub }
    return MisuseOrigin(
      of: member, in: reportingScope, nearestStub: nearestStub, declaration: site.location)
  }
}

/// How many calls fit what is expected, so far as that is known.
struct FittingCount: CustomStringConvertible {
  let known: Int
  /// Calls that may fit or not: only their count is kept.
  let unknown: Int

  /// Tells whether the count is as specified, whatever the calls are that are not known.
  func isAllowed(by specifier: CountSpecifier) -> Bool {
    // What a specifier allows has no gaps.
    specifier.allows(known) && specifier.allows(known + unknown)
  }

  /// The count as a failure prints it: `none`, `2`.
  var description: String {
    (known == 0 ? "none" : "\(known)") + (unknown == 0 ? "" : " for certain")
  }
}

extension CallExpectation {
  /// How many calls fit.
  ///
  /// - Parameters:
  ///   - fitting: those of the recorded ones that do.
  ///   - member: all calls of the member.
  func count(
    _ fitting: [UnsafePointer<CallRecord>],
    _ member: CallHistory.OfMember?
  ) -> FittingCount {
    guard let member else { return FittingCount(known: fitting.count, unknown: 0) }
    return expected.isEmpty && !member.isUnkeptVague
      ? FittingCount(known: fitting.count + member.unkept, unknown: 0)
      : FittingCount(known: fitting.count, unknown: member.unkept)
  }
}

extension Misuse: CustomStringConvertible {
  /// The message: what happened and where, who called, the evidence, and what to write.
  @_documentation(visibility: internal)
  public var description: String {
    guard let caller else { return messageWithoutCaller }
    var lines = messageWithoutCaller.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert("  called by \(caller)", at: 1)
    return lines.joined(separator: "\n")
  }
  /// The code that called the fake or the spy.
  private var caller: String? {
    switch self {
    case .unknownMember(_, _, _, let caller), .nothingToReturn(_, _, _, let caller),
      .wrongSpyValue(_, _, _, _, _, let caller):
      caller
    default: call?.caller
    }
  }
}

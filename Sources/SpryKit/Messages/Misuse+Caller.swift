extension Misuse: CustomStringConvertible {
  /// The message: what happened and where, who called, the evidence, and what to write.
  @_documentation(visibility: internal)
  public var description: String {
    guard let caller = call?.caller else { return messageWithoutCaller }
    var lines = messageWithoutCaller.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert("  called by \(caller)", at: 1)
    return lines.joined(separator: "\n")
  }
}

/// The copy of SpryKit that this code belongs to.
///
/// If an app and its tests link SpryKit into separate binaries, the process has two copies. A fake of one
/// copy then doesn't see the scopes of the other, so that expectations pass without a check. The first
/// copy leaves a mark in the environment, by which the second finds it.
enum SpryKitCopy {
  /// The message about two copies, or `nil` if this is the only one, or the first. It is written to
  /// standard error once, and the process fails.
  static let mistake: String? = {
    let name = "SPRYKIT_COPY"
    let path = libraryPath(at: address) ?? "an unknown library"
    let mark = "\(processIdentifier) \(UInt(bitPattern: address)) "
    guard let other = environmentVariable(name), !other.hasPrefix(mark),
      other.hasPrefix("\(processIdentifier) ")
    else {
      setEnvironmentVariable(name, to: mark + path)
      return nil
    }
    let otherPath = other.split(separator: " ", maxSplits: 2).last ?? ""
    let text =
      "SpryKit is in this process twice, in \(otherPath) and \(path): link its products to one of them"
    writeToStandardError("error: \(text)")
    // Tests whose expectations nobody checks would pass.
    atEndOfProcess { failProcess() }
    return text
  }()

  /// An address that only this copy has.
  private static var address: UnsafeRawPointer {
    unsafeBitCast(SpryScope.self as AnyObject.Type, to: UnsafeRawPointer.self)
  }
}

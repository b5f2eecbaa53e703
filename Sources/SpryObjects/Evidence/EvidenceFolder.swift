internal import Foundation
internal import SpryKit

/// The folder of this process, in which relative paths begin.
enum EvidenceFolder {
  private static let made = Locked<String?>(nil)

  /// The path of the folder; nil where none was made yet.
  static var path: String? { made.withLock { $0 } }

  /// The path of the folder, which is made where it is not there.
  static func make() throws(Misuse.EvidenceFault) -> String {
    let (path, failure) = made.withLock { made -> (String?, Int32) in
      if let made {
        // It may have been cleared away under us.
        return mkdir(made, 0o700) == 0 || errno == EEXIST ? (made, 0) : (nil, errno)
      }
      let temporary = FileManager.default.temporaryDirectory.path
      var template = Array("\(temporary)/SpryKit-evidence-\(getpid())-XXXXXX".utf8CString)
      made = template.withUnsafeMutableBufferPointer { name in
        mkdtemp(name.baseAddress!).map { String(cString: $0) }
      }
      guard made != nil else { return (nil, errno) }
      removeAtExit()
      return (made, 0)
    }
    guard let path else { throw Misuse.EvidenceFault(failure) }
    return path
  }

  private static func removeAtExit() {
    atexit {
      // A forked child leaves it to its parent.
      guard let path = EvidenceFolder.path, path.contains("-\(getpid())-") else { return }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

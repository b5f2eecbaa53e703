internal import Foundation
internal import SpryKit

/// The folder of this process for evidence. It contains the folders of the tests, and the files that
/// belong to no test.
enum EvidenceFolder {
  private static let made = Locked<String?>(nil)

  /// The path of the folder; nil if it was not made yet.
  static var path: String? { made.withLock { $0 } }

  /// Makes the folder if there is none, and returns its path.
  static func make() throws(Misuse.EvidenceFault) -> String {
    let temporary = FileManager.default.temporaryDirectory.path
    let path = made.withLock { made -> String? in
      if let made {
        // Other code may have removed it.
        return mkdir(made, 0o700) == 0 || errno == EEXIST ? made : nil
      }
      var template = Array("\(temporary)/SpryKit-evidence-\(getpid())-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      removeAtExit()
      return made
    }
    guard let path else { throw .noTemporaryFolder(temporary) }
    return path
  }

  private static func removeAtExit() {
    atexit {
      // A forked child must not remove the folder of its parent.
      guard let path = EvidenceFolder.path, path.contains("-\(getpid())-") else { return }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

extension SpryScope {
  /// The folder of the test inside the folder of the process, in which relative paths start.
  ///
  /// It keeps the files of tests that run in parallel apart. Work that belongs to no test uses the
  /// folder of the process itself.
  var evidenceFolders: [String] {
    guard let owner else { return [] }
    let kept =
      owner.associatedObject(ofType: TestFolderName.self)
      ?? owner.associate(TestFolderName(), withType: TestFolderName.self)
    return (kept as? TestFolderName).map { [$0.text] } ?? []
  }
}

/// The name of a test's folder, unique in the process.
private final class TestFolderName: Sendable {
  private static let count = Locked(0)

  let text: String

  init() {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    text = "test \(number)"
  }
}

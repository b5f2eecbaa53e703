internal import SpryKit

extension SpryScope {
  /// The folders, in that of the process, in which relative paths begin: those of one test.
  ///
  /// So tests that run in parallel do not find each other's files. What belongs to no test, such as
  /// work that has left its task with an object that no spy watches, shares the folder of the process.
  var evidenceFolders: [String] {
    guard let owner else { return [] }
    let kept =
      owner.companion(ofType: TestFolderName.self)
      ?? owner.keep(TestFolderName(), withType: TestFolderName.self)
    return [unsafeDowncast(kept, to: TestFolderName.self).text]
  }
}

/// What a test's folder is called, which is like no other's.
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

internal import SpryKit

extension SpryScope {
  /// The folder of the test inside the folder of the process, in which relative paths start.
  ///
  /// With it, tests that run in parallel do not find each other's files. Work that belongs to no test
  /// uses the folder of the process itself.
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

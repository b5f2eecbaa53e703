internal import SpryKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The folder in which the relative paths of one test start. It is removed when the test ends.
///
/// So tests that run in parallel do not share files. The folder itself is made with the first file.
final class EvidenceFolder: ScopeEndObserver {
  /// The folder of work that belongs to no test. Nothing removes it.
  private static let ofProcess = EvidenceFolder()

  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("SpryKit-evidence-\(UUID())").path

  /// Returns the folder of the test that owns a scope.
  static func folder(in scope: SpryScope) -> EvidenceFolder {
    guard let owner = scope.owner else { return ofProcess }
    if let known = owner.associatedObject(ofType: self) as? EvidenceFolder { return known }
    let new = EvidenceFolder()
    guard owner.associate(new, withType: self) === new else { return folder(in: scope) }
    owner.addEndObserver(new)
    return new
  }

  func scopeEnded(_ scope: SpryScope) {
    try? FileManager.default.removeItem(atPath: path)
  }
}

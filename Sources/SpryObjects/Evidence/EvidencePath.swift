internal import Foundation
internal import SpryKit

/// The parts of the path of a piece of evidence.
struct EvidencePath {
  let isAbsolute: Bool
  let folders: [String]
  let name: String

  /// - Parameter scope: the scope in whose folder a relative path starts.
  init(_ path: String, in scope: SpryScope) throws(Misuse.EvidenceFault) {
    let isAbsolute = path.hasPrefix("/")
    self.isAbsolute = isAbsolute
    var parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    if parts.contains("..") { throw .leadsUp }
    guard !path.contains("\0"), let last = parts.popLast() else { throw .namesNoFile }
    folders = (isAbsolute ? [] : scope.evidenceFolders) + parts
    name = last
  }

  /// Opens the folder of the file; returns nil if there is none and it should not be made.
  func openFolder(making: Bool) throws(Misuse.EvidenceFault) -> OpenFolder? {
    if isAbsolute { return try openAbsolute(making: making) }
    let root = making ? try EvidenceFolder.make() : EvidenceFolder.path
    guard let root, var folder = try OpenFolder(root, making: making) else { return nil }
    var path = root
    for name in folders {
      path += "/\(name)"
      guard let next = try folder.folder(name, path: path, making: making) else { return nil }
      folder = next
    }
    return folder
  }

  /// Opens the folder of an absolute path, in which all parts but the last may be links.
  private func openAbsolute(making: Bool) throws(Misuse.EvidenceFault) -> OpenFolder? {
    if let folder = try OpenFolder("/" + folders.joined(separator: "/"), making: false) {
      return folder
    }
    guard making else { return nil }
    var path = ""
    for name in folders {
      path += "/\(name)"
      // Systems report different errors for a folder that exists.
      var info = stat()
      if stat(path, &info) != 0, mkdir(path, 0o777) != 0, errno != EEXIST {
        throw Misuse.EvidenceFault(errno)
      }
    }
    return try OpenFolder(path, making: true)
  }
}

internal import Foundation
internal import SpryKit

/// The path of a piece of evidence, taken apart.
struct EvidencePath {
  let isAbsolute: Bool
  let folders: [String]
  let name: String

  init(_ path: String) throws(Misuse.EvidenceFault) {
    isAbsolute = path.hasPrefix("/")
    var parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    if parts.contains("..") { throw .leadsUp }
    guard !path.contains("\0"), let last = parts.popLast() else { throw .namesNoFile }
    (folders, name) = (parts, last)
  }

  /// Opens the folder of the file; nil where there is none and it is not to be made.
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

  /// Of an absolute path, all but the last part is followed wherever it leads.
  private func openAbsolute(making: Bool) throws(Misuse.EvidenceFault) -> OpenFolder? {
    if let folder = try OpenFolder("/" + folders.joined(separator: "/"), making: false) {
      return folder
    }
    guard making else { return nil }
    var path = ""
    for name in folders {
      path += "/\(name)"
      // Most are there, and that may be said by one error or another.
      var info = stat()
      if stat(path, &info) != 0, mkdir(path, 0o777) != 0, errno != EEXIST {
        throw Misuse.EvidenceFault(errno)
      }
    }
    return try OpenFolder(path, making: true)
  }
}

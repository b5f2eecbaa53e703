internal import Foundation
internal import SpryKit

/// The file of a piece of evidence.
struct EvidenceFile {
  /// The path of the file, as a message shows it.
  private let location: String
  private let path: EvidencePath

  init(_ path: String, in scope: SpryScope) throws(Misuse.EvidenceFault) {
    location = Self.location(of: path, in: scope)
    self.path = try EvidencePath(path, in: scope)
  }

  /// The path of the file itself; the given path if it leads to no file.
  static func location(of path: String, in scope: SpryScope) -> String {
    guard let parts = try? EvidencePath(path, in: scope), !parts.isAbsolute,
      let root = EvidenceFolder.path
    else { return path }
    return ([root] + parts.folders + [parts.name]).joined(separator: "/")
  }

  /// Writes the record to a new file, which then replaces the old one. If the disk is full, the
  /// old file stays.
  func write(_ record: EvidenceRecord) throws(Misuse.EvidenceFault) {
    guard let folder = try path.openFolder(making: true) else { return }
    try checkIsEvidence(in: folder)
    let draft = Self.draftName()
    // Outside the `do`: if a file of that name exists, it must not be removed.
    let file = try OpenFile(new: draft, in: folder)
    do throws(Misuse.EvidenceFault) {
      try file.write(Data(record.header.text.utf8))
      try file.write(record.payload)
      try file.finish()
      guard renameat(folder.descriptor, draft, folder.descriptor, path.name) == 0 else {
        throw Misuse.EvidenceFault(errno)
      }
    } catch {
      unlinkat(folder.descriptor, draft, 0)
      throw error
    }
  }

  /// Reads the record; returns nil if there is no file.
  func read() throws(Misuse.EvidenceFault) -> EvidenceRecord? {
    guard let folder = try openExistingFolder() else { return nil }
    try checkKind(in: folder)
    guard let file = try OpenFile(path.name, in: folder) else { return nil }
    let size = try file.size()
    let start = try file.read(min(size, EvidenceRecord.longestHeader))
    let header = try EvidenceRecord.Header(start, size: size)
    return EvidenceRecord(header, payload: try file.read(header.count, from: header.end))
  }

  /// Removes the file, if there is one.
  func remove() throws(Misuse.EvidenceFault) {
    guard let folder = try openExistingFolder() else { return }
    try checkIsEvidence(in: folder)
    if unlinkat(folder.descriptor, path.name, 0) != 0, errno != ENOENT {
      throw Misuse.EvidenceFault(errno)
    }
  }

  /// Opens the folder of the file; returns nil if there is none, or if its path leads to a file.
  private func openExistingFolder() throws(Misuse.EvidenceFault) -> OpenFolder? {
    do throws(Misuse.EvidenceFault) {
      return try path.openFolder(making: false)
    } catch {
      if case .noFolder = error { return nil }
      throw error
    }
  }

  /// Throws if there is something other than evidence at the path, which must not be replaced or
  /// removed: the path may be a typing error.
  private func checkIsEvidence(in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    try checkKind(in: folder)
    guard let file = try OpenFile(path.name, in: folder) else { return }
    let firstLine = EvidenceRecord.Header.firstLine.utf8
    if try !file.read(firstLine.count).elementsEqual(firstLine) { throw .foreign }
  }

  /// Throws if there is something other than a file at the path.
  private func checkKind(in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    switch folder.kind(of: path.name) {
    case .nothing, .file: break
    case .folder: throw .folder
    case .link: throw .link(location)
    case .other: throw .foreign
    }
  }

  /// A random name, because processes on several machines may write to one folder. It is short because
  /// file systems limit the length.
  private static func draftName() -> String {
    ".spry-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}

internal import Foundation
internal import SpryKit

/// The file of a piece of evidence.
struct EvidenceFile {
  /// As a message gives it.
  private let location: String
  private let path: EvidencePath

  init(_ path: String, in scope: SpryScope) throws(Misuse.EvidenceFault) {
    location = Self.location(of: path, in: scope)
    self.path = try EvidencePath(path, in: scope)
  }

  /// Where the file of a path is; the path itself, where it leads to none.
  static func location(of path: String, in scope: SpryScope) -> String {
    guard let parts = try? EvidencePath(path, in: scope), !parts.isAbsolute,
      let root = EvidenceFolder.path
    else { return path }
    return ([root] + parts.folders + [parts.name]).joined(separator: "/")
  }

  /// Puts the record where the file is, all of it or, when that fails, nothing.
  ///
  /// The value is written from where it lies: a large one is not copied to stand behind its header.
  func write(_ record: EvidenceRecord) throws(Misuse.EvidenceFault) {
    guard let folder = try path.openFolder(making: true) else { return }
    try checkPlace(in: folder)
    let draft = Self.draftName()
    // One that is there already is another's, and not to be removed below.
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

  /// The record; nil where there is no file.
  func read() throws(Misuse.EvidenceFault) -> EvidenceRecord? {
    guard let folder = try openExistingFolder() else { return nil }
    try checkKind(in: folder)
    guard let file = try OpenFile(path.name, in: folder) else { return nil }
    let size = try file.size()
    let start = try file.read(min(size, EvidenceRecord.longestHeader))
    let header = try EvidenceRecord.Header(start, size: size)
    return EvidenceRecord(header, payload: try file.read(header.count, from: header.end))
  }

  /// Removes the file; one that is not there is removed already.
  func remove() throws(Misuse.EvidenceFault) {
    guard let folder = try openExistingFolder() else { return }
    try checkPlace(in: folder)
    if unlinkat(folder.descriptor, path.name, 0) != 0, errno != ENOENT {
      throw Misuse.EvidenceFault(errno)
    }
  }

  /// Where a file stands in place of a folder, there is no evidence: `save` said so.
  private func openExistingFolder() throws(Misuse.EvidenceFault) -> OpenFolder? {
    do throws(Misuse.EvidenceFault) {
      return try path.openFolder(making: false)
    } catch {
      if case .noFolder = error { return nil }
      throw error
    }
  }

  /// Sees to it that nothing is replaced or removed but evidence: a path may be mistyped.
  private func checkPlace(in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    try checkKind(in: folder)
    guard let file = try OpenFile(path.name, in: folder) else { return }
    let firstLine = EvidenceRecord.Header.firstLine.utf8
    if try !file.read(firstLine.count).elementsEqual(firstLine) { throw .foreign }
  }

  /// Sees to it that there is a file, or nothing that could be told.
  private func checkKind(in folder: borrowing OpenFolder) throws(Misuse.EvidenceFault) {
    switch folder.kind(of: path.name) {
    case .nothing, .file: break
    case .folder: throw .folder
    case .link: throw .link(location)
    case .other: throw .foreign
    }
  }

  /// A name that nobody else gives to a file, not even a process of the same number on another
  /// machine that has the folder, too. Short, since names have a length.
  private static func draftName() -> String {
    ".spry-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}

import Foundation
import SpryMacros

/// The files of the app.
@Spryable
protocol FileStore: Sendable {
  func write(_ data: Data, to name: String) throws
  func remove(_ name: String) throws
}

struct Folder: FileStore {
  let url: URL

  func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: url.appending(path: name), options: .atomic)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }
}

struct Drafts {
  let files: any FileStore

  /// Saves a draft. If the disk is full, the thumbnails have to go.
  func save(_ text: String) throws {
    let data = Data(text.utf8)
    do {
      try files.write(data, to: "draft.txt")
    } catch CocoaError.fileWriteOutOfSpace {
      try files.remove("thumbnails")
      try files.write(data, to: "draft.txt")
    }
  }
}

import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("FileManager", .spry)
struct FileManagerTests {
  private let files = FakeFileStore()

  @Test("If the disk is full, the thumbnails are removed and the draft is saved")
  func fullDisk() throws {
    files.stub.write(.any, to: .any).andThrow(CocoaError(.fileWriteOutOfSpace)).andReturn()

    try Drafts(files: files).save("Hello")

    expectExactlyInOrder {
      files.calls.write(Data("Hello".utf8), to: "draft.txt")
      files.calls.remove("thumbnails")
      files.calls.write(Data("Hello".utf8), to: "draft.txt")
    }
  }

  @Test("Another error removes nothing")
  func anotherError() {
    files.stub.write(.any, to: .any).andThrow(CocoaError(.fileWriteNoPermission))

    #expect(throws: CocoaError(.fileWriteNoPermission)) { try Drafts(files: files).save("Hello") }

    expectHaveNotReceived(files.calls.remove(.any))
  }

  @Test("The real folder has what is written")
  func realFolder() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }

    try Folder(url: url).write(Data("Hello".utf8), to: "draft.txt")

    #expect(try Data(contentsOf: url.appending(path: "draft.txt")) == Data("Hello".utf8))
  }
}

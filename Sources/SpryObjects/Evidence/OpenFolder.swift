internal import Foundation
internal import SpryKit

/// An open folder. It stays the same folder if another one replaces it at its path.
struct OpenFolder: ~Copyable {
  let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a folder by its path, and follows links; returns nil if there is none.
  ///
  /// - Parameter making: whether a missing folder is an error.
  init?(_ path: String, making: Bool) throws(Misuse.EvidenceFault) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 {
      let code = errno
      if code == ENOENT, !making { return nil }
      if code == ENOTDIR { throw .noFolder(Self.obstacle(on: path)) }
      throw Misuse.EvidenceFault(code)
    }
    self.init(descriptor: descriptor)
  }

  /// Opens a folder in this one, and does not follow links.
  func folder(
    _ name: String,
    path: String,
    making: Bool
  ) throws(Misuse.EvidenceFault) -> OpenFolder? {
    if making, mkdirat(descriptor, name, 0o700) != 0, errno != EEXIST {
      throw Misuse.EvidenceFault(errno)
    }
    let next = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if next >= 0 { return OpenFolder(descriptor: next) }
    let code = errno
    // Systems report different errors for a link.
    switch kind(of: name) {
    case .link: throw .link(path)
    case .nothing where !making: return nil
    case .file, .other: throw .noFolder(path)
    default: throw Misuse.EvidenceFault(code)
    }
  }

  /// The kind of entry that a folder has for a name.
  enum Kind {
    case nothing, file, folder, link, other
  }

  func kind(of name: String) -> Kind {
    var info = stat()
    guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return .nothing }
    return Kind(info)
  }

  /// The first part of a path that is not a folder.
  private static func obstacle(on path: String) -> String {
    var part = ""
    for name in path.split(separator: "/") {
      part += "/\(name)"
      var info = stat()
      if stat(part, &info) == 0, Kind(info) != .folder { return part }
    }
    return path
  }

  deinit {
    close(descriptor)
  }
}

extension OpenFolder.Kind {
  init(_ info: stat) {
    self =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}

extension Misuse.EvidenceFault {
  /// Creates the fault for an error code of the system.
  init(_ code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: .noRoom
      case EACCES, EPERM, EROFS: .forbidden
      case EISDIR: .folder
      default: .failed(String(cString: strerror(code)))
      }
  }
}

extension Misuse.Evidence {
  /// `evidence of View could not be saved to 'draw/area'`.
  var headline: String {
    let action =
      switch self.action {
      case .save: "saved to"
      case .load: "loaded from"
      case .remove: "removed from"
      }
    return "evidence of \(subject) could not be \(action) '\(path)'"
  }

  /// Whether the path already states where the file is.
  var isAtPath: Bool { path == file }
}

extension Misuse.EvidenceFault {
  /// The reason of the failure.
  var cause: String {
    switch self {
    case .namesNoFile: "the path names no file"
    case .leadsUp: "the path contains '..'"
    case .link(let path): "'\(path)' is a symbolic link"
    case .folder: "the path leads to a folder"
    case .noFolder(let path): "'\(path)' is not a folder"
    case .noTemporaryFolder(let path): "no folder can be made in '\(path)' for temporary files"
    case .foreign: "the file there is not evidence"
    case .damaged(let how): "the file is damaged: \(how)"
    case .noRoom: "there is not enough space on the disk"
    case .forbidden: "the system does not permit it"
    case .failed(let words): words
    case .notCodable(let type): "\(type) is not Codable"
    case .notEncoded(let type, let error): "encoding \(type) threw: \(error)"
    case .unknownType(let type): "it is \(article(type)), a type that is unknown in this process"
    }
  }

  /// The advice.
  var remedy: String {
    let orKeepIt = "or keep it with the subject: .association(key:)"
    return switch self {
    case .namesNoFile: "use a path such as 'draw/area'"
    case .leadsUp:
      "remove '..'; a relative path starts in a folder of the process, an absolute one at '/'"
    case .link: "remove the link, or choose another path; links are not followed"
    case .folder: "add the name of a file"
    case .noFolder, .failed: "choose another path, \(orKeepIt)"
    case .noTemporaryFolder: "set TMPDIR to a folder, choose an absolute path, \(orKeepIt)"
    case .foreign: "choose another path; only evidence is replaced, loaded, or removed"
    case .damaged: "save it again, and let only saveEvidence write to the file"
    case .noRoom: "free some space, \(orKeepIt)"
    case .forbidden: "choose a relative path, or one that this user may write to"
    case .notCodable: "use a Codable type, \(orKeepIt)"
    case .notEncoded: "fix its 'encode(to:)', \(orKeepIt)"
    case .unknownType(let type): "load it as a type: loadEvidence(with: …, as: \(type).self)"
    }
  }
}

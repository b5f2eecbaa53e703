extension Misuse {
  /// A piece of evidence that is kept in a file, and what was to be done with it.
  public struct Evidence: Sendable, Equatable {
    /// What was to be done with evidence.
    public enum Action: Sendable, Equatable {
      case save, load, remove
    }

    /// What was to be done with it.
    public let action: Action
    /// The subject as it stands in a message: `View`, or `View.self` for the class.
    public let subject: String
    /// The path, as the test gives it.
    public let path: String
    /// The path of the file itself; that of the test, where it leads to none.
    public let file: String

    package init(_ action: Action, of subject: String, path: String, file: String) {
      self.action = action
      self.subject = subject
      self.path = path
      self.file = file
    }
  }

  /// What stands between evidence and its file.
  public enum EvidenceFault: Error, Sendable, Equatable {
    /// The path names no file: it is empty, or has a character that no path can have.
    case namesNoFile
    /// The path contains `..`.
    case leadsUp
    /// A part of the path, or the file, is a symbolic link.
    case link(String)
    /// The path is that of a folder.
    case folder
    /// The path leads through something that is no folder.
    case noFolder(String)
    /// Something that is not evidence lies at the path.
    case foreign
    /// The file is not as it was saved.
    case damaged(String)
    /// There is no room for the evidence.
    case noRoom
    /// The system does not permit it.
    case forbidden
    /// Any other failure of the system, in its own words.
    case failed(String)
    /// The type of the evidence is not `Codable`.
    case notCodable(type: String)
    /// The evidence threw when it was encoded.
    case notEncoded(type: String, error: String)
    /// The type of the evidence in the file is not to be found in this process.
    case unknownType(String)
  }
}

extension Misuse.Evidence {
  var headline: String {
    let (action, way) =
      switch self.action {
      case .save: ("saved", "to")
      case .load: ("loaded", "from")
      case .remove: ("removed", "from")
      }
    return "evidence of \(subject) could not be \(action) \(way) '\(path)'"
  }

  /// Whether the path says already where the file is.
  var isAtPath: Bool { path == file }
}

extension Misuse.EvidenceFault {
  var cause: String {
    switch self {
    case .namesNoFile: "the path names no file"
    case .leadsUp: "the path contains '..'"
    case .link(let path): "'\(path)' is a symbolic link"
    case .folder: "the path is that of a folder"
    case .noFolder(let path): "'\(path)' is no folder"
    case .foreign: "what lies there is not evidence"
    case .damaged(let how): "the file is damaged: \(how)"
    case .noRoom: "there is no room for it"
    case .forbidden: "the system does not permit it"
    case .failed(let words): words
    case .notCodable(let type): "\(type) is not Codable"
    case .notEncoded(let type, let error): "to encode \(type) threw: \(error)"
    case .unknownType(let type): "it is \(article(type)), which is not known in this process"
    }
  }

  var remedy: String {
    switch self {
    case .namesNoFile: "give it a path such as 'draw/area'"
    case .leadsUp:
      "leave '..' out; a relative path begins in a folder of the process, an absolute one at '/'"
    case .link: "remove the link, or choose another path; links are not followed"
    case .folder: "add the name of a file"
    case .noFolder, .failed: "choose another path; or keep it with the subject: .association(key:)"
    case .foreign: "choose another path; only evidence is ever replaced, loaded or removed"
    case .damaged: "save it again; nobody but saveEvidence may write to the file"
    case .noRoom: "make room; or keep it with the subject: .association(key:)"
    case .forbidden: "choose a path that this user may write to; or a relative one"
    case .notCodable: "make it Codable; or keep it with the subject: .association(key:)"
    case .notEncoded:
      "see why its 'encode(to:)' throws; or keep it with the subject: .association(key:)"
    case .unknownType(let type): "load it as a type: loadEvidence(with: …, as: \(type).self)"
    }
  }
}

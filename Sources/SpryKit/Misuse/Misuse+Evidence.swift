extension Misuse {
  /// A piece of evidence in a file, and the action that failed.
  public struct Evidence: Sendable, Equatable {
    /// An action on evidence.
    public enum Action: Sendable, Equatable {
      /// Saving the evidence to a file.
      case save
      /// Loading the evidence from its file.
      case load
      /// Removing the file of the evidence.
      case remove
    }

    /// The action that failed.
    public let action: Action
    /// The subject as a message shows it: `View`, or `View.self` for the class.
    public let subject: String
    /// The path, as the test gives it.
    public let path: String
    /// The path of the file itself; the path that the test gives if it leads to no file.
    public let file: String

    package init(_ action: Action, of subject: String, path: String, file: String) {
      self.action = action
      self.subject = subject
      self.path = path
      self.file = file
    }
  }

  /// The reason why an action on an evidence file failed.
  public enum EvidenceFault: Error, Sendable, Equatable {
    /// The path names no file: it is empty, or has a character that no path can have.
    case namesNoFile
    /// The path contains `..`.
    case leadsUp
    /// A part of the path, or the file, is a symbolic link.
    case link(String)
    /// The path leads to a folder.
    case folder
    /// A part of the path is not a folder.
    case noFolder(String)
    /// The folder for temporary files, at this path, cannot be used.
    case noTemporaryFolder(String)
    /// The file at the path is not evidence.
    case foreign
    /// The file has changed since it was saved.
    case damaged(String)
    /// The disk has no space for the evidence.
    case noRoom
    /// The system does not permit it.
    case forbidden
    /// Another failure of the system, in its own words.
    case failed(String)
    /// The type of the evidence is not `Codable`.
    case notCodable(type: String)
    /// The evidence threw when it was encoded.
    case notEncoded(type: String, error: String)
    /// The type of the evidence in the file is unknown in this process.
    case unknownType(String)
  }
}

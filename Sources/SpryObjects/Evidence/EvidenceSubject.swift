internal import Foundation
internal import SpryKit

/// An object or a class as far as its evidence goes, which is the same for both.
struct EvidenceSubject {
  private enum Kind {
    case object(AnyObject)
    case type(AnyClass)
    /// An object that is gone: what was kept in memory went with it.
    case nobody
  }

  private let kind: Kind
  private let name: String
  private let scope: SpryScope
  private let location: SpryLocation

  /// An object; off the task of a test, it is in that of the spies on it.
  init(_ object: AnyObject, at location: SpryLocation) {
    let current = SpryScope.current
    let scope = current.owner == nil ? SpyRegistry.scope(ofSpiesOn: object) : nil
    self.init(object, of: type(of: object), in: scope ?? current, at: location)
  }

  /// An object that may be gone by now.
  init(_ object: AnyObject?, of type: AnyClass, in scope: SpryScope, at location: SpryLocation) {
    kind = object.map(Kind.object) ?? .nobody
    name = typeName(type)
    self.scope = scope
    self.location = location
  }

  /// A class, of which each scope has evidence of its own.
  init(class type: AnyClass, in scope: SpryScope = .current, at location: SpryLocation) {
    kind = .type(type)
    name = "\(typeName(type)).self"
    self.scope = scope
    self.location = location
  }

  func save(_ evidence: Any, with reference: EvidenceReference) {
    switch reference {
    case .association(let key): associatedOrNew?.save(evidence, by: key, in: test)
    case .serialization(let path):
      attempt(.save, path) { () throws(Misuse.EvidenceFault) in
        // Before anything is made on the disk.
        let record = try EvidenceRecord(of: evidence)
        try EvidenceFile(path, in: scope).write(record)
      }
    }
  }

  /// - Parameter type: read a file as this, where its own type is not known.
  func load(with reference: EvidenceReference, orAs type: any Any.Type = Any.self) -> Any? {
    switch reference {
    case .association(let key): associated?.load(by: key)
    case .serialization(let path):
      attempt(.load, path) { () throws(Misuse.EvidenceFault) in
        try EvidenceFile(path, in: scope).read()?.value(orAs: type)
      } ?? nil
    }
  }

  func load<Value>(with reference: EvidenceReference, as type: Value.Type) -> Value? {
    guard let value = load(with: reference, orAs: type) else { return nil }
    if let value = value as? Value { return value }
    report(
      .evidenceType(
        subject: name,
        reference: reference.description,
        value: describe(value),
        type: typeName(Swift.type(of: value)),
        requested: typeName(type)
      )
    )
    return nil
  }

  func remove(with reference: EvidenceReference) {
    switch reference {
    case .association(let key): associated?.remove(by: key)
    case .serialization(let path):
      attempt(.remove, path) { () throws(Misuse.EvidenceFault) in
        try EvidenceFile(path, in: scope).remove()
      }
    }
  }

  /// The test to which it belongs, if there is one.
  private var test: SpryScope? { scope.owner ?? SpryScope.owner }

  private var associated: AssociatedEvidence? {
    let kept =
      switch kind {
      case .object(let object): InstanceRegistry.companion(of: object)
      case .type(let type): scope.companion(ofType: type)
      case .nobody: nil as AnyObject?
      }
    return kept.map { unsafeDowncast($0, to: AssociatedEvidence.self) }
  }

  private var associatedOrNew: AssociatedEvidence? {
    if let associated { return associated }
    let kept =
      switch kind {
      case .object(let object): InstanceRegistry.keep(AssociatedEvidence(), with: object)
      case .type(let type): scope.keep(AssociatedEvidence(), withType: type)
      case .nobody: nil as AnyObject?
      }
    return kept.map { unsafeDowncast($0, to: AssociatedEvidence.self) }
  }

  private func attempt<Result>(
    _ action: Misuse.Evidence.Action,
    _ path: String,
    _ body: () throws(Misuse.EvidenceFault) -> Result
  ) -> Result? {
    do throws(Misuse.EvidenceFault) {
      return try body()
    } catch {
      let file = EvidenceFile.location(of: path, in: scope)
      report(.evidenceFile(Misuse.Evidence(action, of: name, path: path, file: file), error))
      return nil
    }
  }

  /// Fails the running test, or says so in the log where none is known.
  ///
  /// Unlike other misuse, this never stops the process: a test can do without evidence until it asks
  /// for it, and then its own check fails. A full disk must not end all the other tests.
  private func report(_ misuse: Misuse) {
    if scope.mention(misuse, at: location) { return }
    let line = "\(location.file):\(location.line): warning: \(misuse)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension EvidenceReference: CustomStringConvertible {
  /// As it stands in a message: the name of the key, or the path, in quotes.
  public var description: String {
    switch self {
    case .association(let key): key.description
    case .serialization(let path): "'\(path)'"
    }
  }
}

internal import SpryKit

/// An object or a class with evidence.
struct EvidenceSubject {
  private enum Kind {
    case object(AnyObject)
    case type(AnyClass)
    /// An object whose evidence in memory was released with it.
    case deallocated
  }

  private let kind: Kind
  private let name: String
  private let scope: SpryScope
  private let location: SpryLocation

  private init(_ kind: Kind, named name: String, in scope: SpryScope, at location: SpryLocation) {
    (self.kind, self.name) = (kind, name)
    (self.scope, self.location) = (scope, location)
  }

  /// Creates the subject for an object. Outside the task of a test, the object belongs to the test
  /// whose spies are active on it.
  init(_ object: AnyObject, at location: SpryLocation) {
    let current = SpryScope.current
    let scope = current.owner == nil ? Self.scope(ofSpiesOn: object) : nil
    let name = typeName(type(of: object))
    self.init(.object(object), named: name, in: scope ?? current, at: location)
  }

  /// Creates the subject for a class, which has its own evidence in each scope.
  init(class type: AnyClass, in scope: SpryScope = .current, at location: SpryLocation) {
    self.init(.type(type), named: "\(typeName(type)).self", in: scope, at: location)
  }

  /// Creates the subject for the subject of a spy, which may have been deallocated.
  init(_ subject: SpySubject, in scope: SpryScope, at location: SpryLocation) {
    if subject.isClass {
      self.init(class: subject.type, in: scope, at: location)
    } else {
      let kind = subject.object.map(Kind.object) ?? .deallocated
      self.init(kind, named: typeName(subject.type), in: scope, at: location)
    }
  }

  /// The scope in which the active spies on an object were made, or `nil` if there are no spies, or
  /// spies of several tests.
  private static func scope(ofSpiesOn object: AnyObject) -> SpryScope? {
    let scopes = ActiveSpies.spies(on: ObjectIdentifier(object))
      .filter(\.seesCalls)
      .map(\.scope)
    return scopes.allSatisfy { $0.owner === scopes.first?.owner } ? scopes.last : nil
  }

  func save(_ evidence: Any, with reference: EvidenceReference) {
    switch reference {
    case .association(let key): associatedOrNew?.save(evidence, by: key, in: test)
    case .serialization(let path):
      attempt("saved to", path) { file throws(EvidenceFault) in try file.write(evidence) }
    }
  }

  /// - Parameter type: The type of a value that another process saved to a file.
  func load<Value>(with reference: EvidenceReference, as type: Value.Type) -> Value? {
    let loaded: Any? =
      switch reference {
      case .association(let key): associated?.load(by: key)
      case .serialization(let path):
        attempt("loaded from", path) { file throws(EvidenceFault) in try file.read(orAs: type) }
          ?? nil
      }
    guard let loaded else { return nil }
    if let value = loaded as? Value { return value }
    report(EvidenceMessages.wrongType(reference, name, loaded, requested: type))
    return nil
  }

  func remove(with reference: EvidenceReference) {
    switch reference {
    case .association(let key): associated?.remove(by: key)
    case .serialization(let path):
      attempt("removed from", path) { file throws(EvidenceFault) in try file.remove() }
    }
  }

  /// The test that owns the evidence, or `nil` outside any test.
  private var test: SpryScope? { scope.owner ?? SpryScope.owner }

  private static let evidence = AssociatedObjects()

  private var associated: AssociatedEvidence? {
    switch kind {
    case .object(let object): Self.evidence.object(of: object) as? AssociatedEvidence
    case .type(let type): scope.associatedObject(ofType: type) as? AssociatedEvidence
    case .deallocated: nil
    }
  }

  private var associatedOrNew: AssociatedEvidence? {
    if let associated { return associated }
    let new = AssociatedEvidence()
    return switch kind {
    case .object(let object): Self.evidence.object(of: object) { new } as? AssociatedEvidence
    case .type(let type): scope.associate(new, withType: type) as? AssociatedEvidence
    case .deallocated: nil
    }
  }

  private func attempt<Result>(
    _ action: String,
    _ path: String,
    _ body: (EvidenceFile) throws(EvidenceFault) -> Result
  ) -> Result? {
    do throws(EvidenceFault) {
      return try body(EvidenceFile(path, in: .folder(in: scope)))
    } catch {
      report(EvidenceMessages.failed(action, name, path, error))
      return nil
    }
  }

  /// Fails the running test, or prints the message if no test is known.
  ///
  /// Unlike other misuse, this never stops the process. A test that needs the evidence has a check
  /// that fails, and a full disk must not end all other tests.
  private func report(_ message: String) {
    if scope.reportIfPossible(Misuse(.other, message, nil), at: location) { return }
    print("\(location.file):\(location.line): warning: \(message)")
  }
}

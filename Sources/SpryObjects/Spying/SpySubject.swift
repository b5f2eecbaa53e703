internal import SpryKit

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The object or the class that a spy watches.
struct SpySubject: Sendable {
  /// The identity of the object or the class.
  let id: ObjectIdentifier
  /// The class, or the class of the object.
  let type: AnyClass
  let isClass: Bool
  private let anchor: UnownedAnchor?

  init(_ object: AnyObject) {
    id = ObjectIdentifier(object)
    type = Swift.type(of: object)
    isClass = false
    anchor = UnownedAnchor(object)
  }

  init(class type: AnyClass) {
    id = ObjectIdentifier(type)
    self.type = type
    isClass = true
    anchor = nil
  }

  /// The object while it is alive, or `nil` for a class.
  var object: AnyObject? { anchor?.object }

  /// Whether another object may have this identity now.
  var isReplaced: Bool {
    #if canImport(ObjectiveC)
      // An unowned reference does not keep the address of an object that Objective-C counts.
      if let anchor, anchor.isCountedByObjectiveC { return anchor.object == nil }
    #endif
    return false
  }
}

extension SpySubject {
  /// The classes that may override a member without `@Spied`, because they inherit from a class
  /// with spied members: `Leaf or Middle`. It is `nil` if there are none.
  var subclasses: String? {
    var subclasses: [String] = []
    var current: AnyClass = type
    while let superclass: AnyClass = _getSuperclass(current), isSpyable(superclass) {
      subclasses.append("\(current)")
      current = superclass
    }
    return subclasses.isEmpty ? nil : subclasses.joined(separator: " or ")
  }

  private func isSpyable(_ type: AnyClass) -> Bool {
    isClass ? type is any ClassSpyable.Type : type is any ObjectSpyable.Type
  }

  /// Creates the subject of a spy.
  ///
  /// - Throws: The reason why a spy of this kind, vector, and class cannot watch it.
  init(
    _ subject: Any,
    _ kind: SpiedMemberKind,
    _ vector: SpyVector,
    root: AnyClass
  ) throws(SpyError) {
    let rootName = "\(root)"
    switch kind {
    case .instance:
      if let subject = subject as? AnyClass {
        throw .subjectIsClass(subject: "\(subject).self", root: rootName)
      }
      guard Swift.type(of: subject) is AnyClass else {
        throw .subjectIsValue(subject: "\(Swift.type(of: subject))", root: rootName)
      }
      self.init(subject as AnyObject)
    case .class:
      guard let subject = subject as? AnyClass else {
        let name = "\(Swift.type(of: subject))"
        throw Swift.type(of: subject) is AnyClass
          ? .subjectIsObject(subject: name, root: rootName)
          : .subjectIsValue(subject: name, root: rootName)
      }
      self.init(class: subject)
    }
    if type == root {
      if vector == .indirect { throw .subjectIsRoot(root: rootName) }
    } else if !inherits(type, from: root) {
      throw .subjectIsUnrelated(subject: "\(type)", root: rootName)
    }
  }
}

/// Prevents the address of an object from being reused, without keeping the object alive.
///
/// `@unchecked Sendable`: the references never change, and the object is used only to find its
/// associated evidence.
private final class UnownedAnchor: @unchecked Sendable {
  /// Keeps the memory of the object after its `deinit`, in which a weak reference is already nil.
  private unowned let memory: AnyObject
  private(set) weak var object: AnyObject?
  #if canImport(ObjectiveC)
    let isCountedByObjectiveC: Bool
  #endif

  init(_ object: AnyObject) {
    memory = object
    self.object = object
    #if canImport(ObjectiveC)
      isCountedByObjectiveC = object is NSObject
    #endif
  }
}

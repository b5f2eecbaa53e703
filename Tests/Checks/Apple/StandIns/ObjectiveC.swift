/// Stands in for Apple's `ObjectiveC` module.
///
/// Associated objects work, except that nothing ends them with their owner: a test calls
/// ``objc_removeAssociatedObjects(_:)``.

/// What every object of Objective-C does.
public protocol NSObjectProtocol: AnyObject {
  /// Whether two objects are equal.
  func isEqual(_ object: Any?) -> Bool
  /// The hash value that `isEqual(_:)` goes with.
  var hash: Int { get }
  /// A text for people.
  var description: String { get }
}

/// The root class of Objective-C.
open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  /// Whether two objects are equal.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// The hash value that `isEqual(_:)` goes with.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// A text for people.
  open var description: String { "NSObject" }

  /// Compares by `isEqual(_:)`.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  /// Feeds `hash` into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Unowned and unsafe.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained, not atomically.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, not atomically.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained, atomically.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, atomically.
  case OBJC_ASSOCIATION_COPY = 771
}

private struct Association: Hashable {
  let owner: ObjectIdentifier
  let key: UnsafeRawPointer
}

// The caller has a lock: the registry of SpryKit asks under its own.
nonisolated(unsafe) private var associations: [Association: Any] = [:]

/// Returns the object that is associated with an owner by a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[Association(owner: ObjectIdentifier(object as AnyObject), key: key)]
}

/// Associates a value with an owner by a key; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  associations[Association(owner: ObjectIdentifier(object as AnyObject), key: key)] = value
}

/// Removes what is associated with an owner, as the end of the owner does on Apple's platforms.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = ObjectIdentifier(object as AnyObject)
  let removed = associations.filter { $0.key.owner == owner }
  associations = associations.filter { $0.key.owner != owner }
  withExtendedLifetime(removed) {}
}

/// Runs a closure, and then releases what the autorelease pool of the thread holds.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

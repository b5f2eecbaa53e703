// Declarations of Apple's `ObjectiveC`. "Interface" is the module's Swift interface in the SDK of
// iOS 17.4.
//
// Associated objects work, except that nothing ends them with their owner: a test calls
// `objc_removeAssociatedObjects`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `objc/NSObject.h`. The conformance to `CustomStringConvertible` is Foundation's.
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}
open class NSObject: NSObjectProtocol {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "NSObject" }
}

// Interface.
extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

// `objc/runtime.h`, as the functions below. It has four more policies.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

private struct Association: Hashable {
  let owner: ObjectIdentifier
  let key: UnsafeRawPointer
}

// The caller has a lock: the registry of SpryKit asks under its own.
nonisolated(unsafe) private var associations: [Association: Any] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[Association(owner: ObjectIdentifier(object as AnyObject), key: key)]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations[Association(owner: ObjectIdentifier(object as AnyObject), key: key)] = value
}

// What the end of the owner does on Apple's platforms.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = ObjectIdentifier(object as AnyObject)
  let removed = associations.filter { $0.key.owner == owner }
  associations = associations.filter { $0.key.owner != owner }
  withExtendedLifetime(removed) {}
}

// Interface.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

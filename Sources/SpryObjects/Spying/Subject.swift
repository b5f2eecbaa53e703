#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// What is spied on: an object, or a class.
///
/// `@unchecked Sendable`: the address and the type are values; the object is only referred to, for what
/// removes its evidence.
struct Subject: @unchecked Sendable {
  /// An object's, or that of a class's metadata.
  let address: UnsafeRawPointer
  /// The class, or that of the object.
  let type: AnyClass
  let isClass: Bool
  private let pin: Pin?

  /// - Parameter isFindable: whether ``object`` will be asked for.
  init(_ object: AnyObject, isFindable: Bool = true) {
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    type = Swift.type(of: object)
    isClass = false
    pin = Pin(object, isFindable: isFindable)
  }

  init(class subject: AnyClass) {
    address = Self.address(of: subject)
    type = subject
    isClass = true
    pin = nil
  }

  static func address(of subject: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(subject, to: UnsafeRawPointer.self)
  }

  /// Whether another object may have the address by now: what Objective-C counts, nothing pins.
  ///
  /// - Parameter held: gets the object, if it had to be looked at.
  @inline(__always)
  func isLost(holding held: inout HeldSubject) -> Bool {
    #if canImport(ObjectiveC)
      guard let pin, pin.isCountedByObjectiveC else { return false }
      guard let object = pin.object else { return true }
      held.object = object
    #endif
    return false
  }

  /// The object while it lives; nil for a class, and for one that was not to be found.
  var object: AnyObject? { pin?.object }
}

/// A subject that was looked at under a lock. It may end when this does, and its `deinit` is a user's: so
/// this has to outlive the lock.
struct HeldSubject {
  #if canImport(ObjectiveC)
    fileprivate var object: AnyObject?
  #endif

  init() {}
}

/// Keeps the address of an object from being used again, and not the object.
private final class Pin {
  /// Unowned, an object's memory stays until this reference goes, though the object has ended; it is
  /// still the subject while its `deinit` runs, when a weak reference is nil already.
  private unowned let memory: AnyObject
  /// Nil where nobody wants it: once referred to weakly, an object takes longer to retain.
  weak private(set) var object: AnyObject?
  #if canImport(ObjectiveC)
    let isCountedByObjectiveC: Bool
  #endif

  init(_ object: AnyObject, isFindable: Bool) {
    memory = object
    #if canImport(ObjectiveC)
      isCountedByObjectiveC = object is NSObject
      let isFindable = isFindable || isCountedByObjectiveC
    #endif
    if isFindable { self.object = object }
  }
}

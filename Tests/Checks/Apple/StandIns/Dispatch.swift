// Declarations of Apple's `Dispatch`. "Interface" is the module's Swift interface in the SDK of iOS
// 17.4.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ObjectiveC

// Interface. `uptimeNanoseconds` is computed.
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public var uptimeNanoseconds: UInt64 { 0 }
}

// `dispatch/object.h`: the classes are `Sendable` classes of Objective-C, below `OS_object` of
// `os/object.h`.
open class OS_object: NSObject {}
open class DispatchObject: OS_object {}

// `dispatch/semaphore.h`, and Interface for `signal` and `wait`.
open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  @available(*, noasync, message: "Await a Task handle instead") public func wait() {}
}

// Interface. The conformance is in the SDK of macOS 15 and iOS 18, and in `Queue.swift` of
// swift-corelibs-libdispatch; the SDK of macOS 14 lacks it.
public final class DispatchSpecificKey<T> {
  public init() {}
}
extension DispatchSpecificKey: Sendable where T: Sendable {}

// `dispatch/queue.h`, which hides the initializers, and Interface for the members. The parameters
// of `async` and `global` that have default values, and that nothing here passes, are left out.
open class DispatchQueue: DispatchObject, @unchecked Sendable {
  init(unavailable: Void) {}
  public class var main: DispatchQueue { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}

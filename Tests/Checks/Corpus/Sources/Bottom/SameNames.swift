// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Types whose names the module Top has, too, and members that name them.

public struct Parcel: Hashable { public init() {} }

public struct Delay: Error {}

public protocol Freight {}

@globalActor public actor Dock { public static let shared = Dock() }

public typealias Unload = (Parcel) -> Void

public enum Crate { public struct Lid {} }

open class Handler {
  public init() {}
  open func handle(_ parcel: Parcel, into crate: Crate.Lid?) throws(Delay) -> [Parcel: StaticString]
  {
    [:]
  }
  open var last = Parcel()
}

public protocol Mover {
  associatedtype Load: Freight
  associatedtype Unit = Parcel
  init(parcel: Parcel)
  var parcel: Parcel { get set }
  subscript(parcel: Parcel) -> (first: Parcel, lid: Crate.Lid) { get }
  func move(_ parcels: [Parcel?], with load: Load) async throws(Delay) -> Unit
  func each<F: Freight>(_ body: (inout Parcel) -> Void, of freight: F, _ unload: Unload)
  func carry<F>(_ freight: F, by handler: Handler) where F: Freight
  func label() -> StaticString
  func store(_ parcel: Parcel)
  func work(_ body: @Dock () -> Parcel.Type)
  @Dock func dock(_ freight: any Freight) -> Parcel
}

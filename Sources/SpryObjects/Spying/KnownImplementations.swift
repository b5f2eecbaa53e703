internal import SpryKit

/// An implementation of a member that ran.
struct KnownImplementation {
  /// That of the member's `#function`; another one in another module.
  let literal: UnsafePointer<UInt8>
  /// Where it is written, which tells it from overloads in the class.
  let line: UInt
  let type: AnyClass
  /// The member's name.
  let member: String
  let types: MemberTypes
  let isCovered: Bool
  /// Where its calls are recorded by the class whose implementation ran; nil where the spy's own
  /// record is all that there can be.
  let besides: SpryState?
  /// Whether the spy also records its calls as its own, and answers them.
  var isOfVector = false
  fileprivate(set) var next: UnsafeMutablePointer<KnownImplementation>?
}

/// What a spy knows of the implementations that ran, by the `#function` and the class they are
/// written with.
///
/// They lie in memory of their own, so that a call finds its own without retaining any.
struct KnownImplementations: ~Copyable {
  private var newest: UnsafeMutablePointer<KnownImplementation>?

  init() {}

  deinit {
    forEach { implementation in
      implementation.deinitialize(count: 1)
      implementation.deallocate()
    }
  }

  /// What is known of an implementation; nil where it did not run before.
  func find(_ type: AnyClass, _ literal: UnsafePointer<UInt8>, _ line: UInt)
    -> UnsafeMutablePointer<KnownImplementation>?
  {
    var candidate = newest
    while let current = candidate {
      if current.pointee.literal == literal, current.pointee.line == line,
        current.pointee.type == type
      {
        return current
      }
      candidate = current.pointee.next
    }
    return nil
  }

  mutating func add(_ new: KnownImplementation) {
    let place = UnsafeMutablePointer<KnownImplementation>.allocate(capacity: 1)
    place.initialize(to: new)
    place.pointee.next = newest
    newest = place
  }

  /// All of one member, however it is called.
  func all(of member: String) -> [UnsafeMutablePointer<KnownImplementation>] {
    var all: [UnsafeMutablePointer<KnownImplementation>] = []
    forEach { if $0.pointee.member == member { all.append($0) } }
    return all
  }

  private func forEach(_ body: (UnsafeMutablePointer<KnownImplementation>) -> Void) {
    var next = newest
    while let current = next {
      next = current.pointee.next
      body(current)
    }
  }
}

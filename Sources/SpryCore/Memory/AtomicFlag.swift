internal import CSpryKit

/// A flag that is read without a lock.
///
/// `@unchecked Sendable`: the flag is changed and read atomically.
package final class AtomicFlag: @unchecked Sendable {
  private let flag = RawMemory.allocate(cspry_flag.self)

  package init() {
    flag.initialize(to: cspry_flag(is_set: false))
  }

  deinit {
    RawMemory.free(flag)
  }

  package var value: Bool {
    get { cspry_flag_load(flag) }
    set { cspry_flag_store(flag, newValue) }
  }
}

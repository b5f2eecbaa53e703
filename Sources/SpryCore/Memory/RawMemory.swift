internal import CSpryKit

/// Memory by `malloc`, aligned for every Swift type.
///
/// `UnsafeMutableRawPointer.allocate` asks for aligned memory even where that is no more than what
/// `malloc` gives, which takes half as long again; a fake makes four such allocations.
package enum RawMemory {
  package static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    cspry_allocate(bytes)
  }

  package static func allocate<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
    allocate(MemoryLayout<Value>.size).bindMemory(to: Value.self, capacity: 1)
  }

  package static func free(_ memory: UnsafeMutableRawPointer) {
    cspry_free(memory)
  }
}

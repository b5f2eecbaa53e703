#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory by `malloc`, aligned for every Swift type.
///
/// `UnsafeMutableRawPointer.allocate` asks for aligned memory even where that is no more than what
/// `malloc` gives, which takes half as long again; a fake makes four such allocations.
enum RawMemory {
  static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    guard let memory = malloc(bytes) else { fatalError("out of memory") }
    return memory
  }

  static func allocate<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
    allocate(MemoryLayout<Value>.size).bindMemory(to: Value.self, capacity: 1)
  }

  static func free(_ memory: UnsafeMutableRawPointer) {
    #if canImport(Darwin)
      Darwin.free(memory)
    #elseif canImport(Glibc)
      Glibc.free(memory)
    #elseif canImport(Musl)
      Musl.free(memory)
    #endif
  }
}

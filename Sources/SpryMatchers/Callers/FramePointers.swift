#if os(Linux) && canImport(Runtime) && !canImport(Darwin)
  import Foundation
  import Runtime
  import SpryKit

  /// The functions on the stack of a thread, up to a function that keeps no frame pointer.
  struct FramePointerTrace: CallTrace {
    private let returnAddresses: [UInt]

    init(limit: Int) {
      returnAddresses = FramePointers.returnAddresses(limit: limit)
    }

    var addresses: [UInt64] {
      // A return address may belong to the next line.
      returnAddresses.lazy.map { UInt64($0) - 1 }.prefix { address in
        codeWithFramePointers.contains { $0.contains(address) }
      }
    }
  }

  /// The chain of the frames on the stack of a thread.
  ///
  /// A frame pointer is the address of a frame, which begins with the address of its caller's frame
  /// and the address to return to. Code of Swift keeps frame pointers. To follow the chain takes a
  /// tenth of the time that ``StackTrace`` takes.
  enum FramePointers {
    /// Whether this process keeps frame pointers, so that the chain has the same functions as
    /// ``StackTrace``.
    static var areKept: Bool {
      areKeptHere.withLock { known in
        if let known { return known }
        let chain = returnAddresses(limit: 4)
        // The first address is in this function, behind another call.
        let areKept =
          chain.count == 4
          && StackTrace(limit: 16).returnAddresses.contains(chain.dropFirst())
        known = areKept
        return areKept
      }
    }

    private static let areKeptHere = Locked<Bool?>(nil)

    /// Returns the addresses to which the running functions return, the innermost first.
    @inline(never)
    static func returnAddresses(limit: Int) -> [UInt] {
      guard let getcontext, let frameOffset, let end = endOfStack() else { return [] }
      let registers = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<ucontext_t>.size, alignment: MemoryLayout<ucontext_t>.alignment)
      defer { registers.deallocate() }
      guard getcontext(registers) == 0 else { return [] }
      var addresses: [UInt] = []
      addresses.reserveCapacity(limit)
      var frame = registers.load(fromByteOffset: frameOffset, as: UInt.self)
      // Code without frame pointers uses the register for any value. The stack below its end can be
      // read.
      while addresses.count < limit, frame < end, frame % 8 == 0,
        let pointer = UnsafeRawPointer(bitPattern: frame)
      {
        let address = pointer.load(fromByteOffset: 8, as: UInt.self)
        // An async function that a task begins with returns nowhere.
        guard address > 0 else { break }
        addresses.append(address)
        let next = pointer.load(as: UInt.self)
        guard next > frame else { break }
        frame = next
      }
      return addresses
    }

    /// Returns the end of the stack of this thread, less the size of a frame.
    private static func endOfStack() -> UInt? {
      if let known = pthread_getspecific(keyOfEnd) { return UInt(bitPattern: known) }
      guard let stack = stackOfThread else { return nil }
      let end = stack.upperBound - 16
      pthread_setspecific(keyOfEnd, UnsafeRawPointer(bitPattern: end))
      return end
    }

    /// The key of ``endOfStack()`` among the values of a thread.
    private static let keyOfEnd: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    // The module Glibc leaves out this function.
    private static let getcontext = cFunction(
      "getcontext", as: (@convention(c) (UnsafeMutableRawPointer) -> CInt).self)

    /// The place of the frame pointer in a `ucontext_t`, by the ABI of Linux.
    ///
    /// A key path would need an import of the module that defines the fields. This is Glibc or
    /// CDispatch, depending on which files are compiled together.
    #if arch(x86_64)
      private static let frameOffset: Int? = 120  // uc_mcontext.gregs[REG_RBP]
    #elseif arch(arm64)
      private static let frameOffset: Int? = 416  // uc_mcontext.regs[29]
    #else
      private static let frameOffset: Int? = nil
    #endif
  }

  /// The code that keeps frame pointers: what a package builds, which is in the folder of this code,
  /// and the libraries of Swift, without the test frameworks.
  private let codeWithFramePointers: [Range<UInt64>] = {
    func folder(_ path: String) -> Substring {
      path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    }
    func range(_ image: Backtrace.Image) -> Range<UInt64>? {
      guard let start = UInt64(image.baseAddress), let end = UInt64(image.endOfText), start < end
      else { return nil }
      return start..<end
    }
    let here = FramePointers.returnAddresses(limit: 1).first.map { UInt64($0) }
    let folders = images.filter { image in
      image.name?.hasPrefix("libswiftCore.") == true
        || here.map { range(image)?.contains($0) == true } == true
    }.compactMap(\.path).map(folder)
    return images.filter { image in
      guard let path = image.path, folders.contains(folder(path)) else { return false }
      return !["libTesting.", "libXCTest."].contains { image.name?.hasPrefix($0) == true }
    }.compactMap(range)
  }()
#endif

/// A byte as a number.
///
/// The one place that asks for `Int.init`, which is generic: each file that does takes the compiler some
/// 0.05 s more in a debug build.
@inline(__always)
func number(_ byte: UInt8) -> Int { Int(byte) }

/// What a byte may be part of, as a table of 256 places.
struct ByteClass: @unchecked Sendable {
  // Unchecked because of the pointer, to memory that nobody writes after `init`.
  private let flags: UnsafePointer<UInt8>

  static let shared = ByteClass()

  private init() {
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    flags.initialize(repeating: 0, count: 256)
    for byte in 0..<256 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
        flags[byte] = 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): flags[byte] = 1 | 8
      default: break
      }
    }
    for byte in "/=-+*%<>!&|^~?".utf8 { flags[number(byte)] = 2 }
    for byte in " \t\n\r\u{0B}\u{0C}\0".utf8 { flags[number(byte)] = 4 }
    self.flags = UnsafePointer(flags)
  }

  /// Whether it continues an identifier, or is a part of a character beyond ASCII.
  @inline(__always)
  func isIdentifier(_ byte: UInt8) -> Bool { flags[number(byte)] & 1 != 0 }

  @inline(__always)
  func isOperator(_ byte: UInt8) -> Bool { flags[number(byte)] & 2 != 0 }

  @inline(__always)
  func isSpace(_ byte: UInt8) -> Bool { flags[number(byte)] & 4 != 0 }

  @inline(__always)
  func isDigit(_ byte: UInt8) -> Bool { flags[number(byte)] & 8 != 0 }
}

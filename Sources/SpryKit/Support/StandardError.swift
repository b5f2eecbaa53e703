#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Writes a line to standard error, without Foundation.
@Sendable func writeToStandardError(_ line: String) {
  var text = line + "\n"
  _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

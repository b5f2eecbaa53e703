extension DefaultStringInterpolation {
  /// Appends a text, as the generic ones of the standard library would.
  ///
  /// The code that is written here is nearly all interpolation of strings. That the compiler finds one for
  /// them alone saves it a tenth of its work on some files.
  mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
}

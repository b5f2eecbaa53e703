import TestSupport
import Testing

/// Compares texts with golden ones in which the folders of one run have short names.
///
/// - Parameters:
///   - texts: The texts that the library made.
///   - folder: The path of the test's folder, which is written as `FOLDER`.
///   - name: The heading. The title of the test, if you leave it out.
///   - sourceLocation: The line of the test.
func expectGolden(
  _ texts: [String],
  in folder: String,
  _ name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectGolden(
    texts.map { $0.replacing(folder, with: "FOLDER") }, name, sourceLocation: sourceLocation)
}

internal import CompilerMessages

/// The executable that the compiler starts to expand the package's macros.
@main
struct Plugin {
  static func main() { answerCompiler() }
}

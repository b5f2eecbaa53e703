// A program that links the product for tests by mistake.
import SpryMatchers

@main struct Linked {
  static func main() { print("started with \(SpryScope.current)") }
}

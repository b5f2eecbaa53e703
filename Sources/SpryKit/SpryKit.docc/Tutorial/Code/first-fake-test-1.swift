import SpryMacros
import SpryMatchers
import Testing

@testable import App

@Suite(.spry) struct GreeterTests {
  @Test func greetsByName() async throws {
  }
}

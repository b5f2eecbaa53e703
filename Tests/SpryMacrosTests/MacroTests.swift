import SpryMacros
import Testing

@Spryable
protocol Service {
  func load(id: Int) -> String
}

@Spyable
protocol Other {
  func load(id: Int) -> String
}

@Suite struct MacroTests {
  @Test func compiles() {}
}

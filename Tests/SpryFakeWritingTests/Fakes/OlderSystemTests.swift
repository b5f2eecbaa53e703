import TestSupport
import Testing

@Suite("Fakes of types with members that older systems lack") struct OlderSystemTests {
  @Test("A type gets a fake", arguments: fakes)
  func fake(_ sample: FakeSample) throws { try sample.expectGoldenFake() }

  static let fakes = [
    FakeSample(
      "Bodies record a placeholder where the system does not support a type", of: "Shelf",
      source: """
        protocol Shelf {
          init(work: @escaping () throws(Full) -> Int)
          subscript(values: any Sequence<Int>) -> any Sequence<Int> { get set }
          var size: Int { get throws(Full) }
          func retry(_ work: @escaping () throws(Full) -> Int) -> Int
        }
        struct Full: Error {}
        """),
    FakeSample(
      "Members keep their availability", of: "Window",
      source: """
        protocol Window {
          @available(macOS 15, *) func show(_ pane: Pane)
          @available(macOS 15, *) var pane: Pane { get set }
          @available(macOS 15, *) init(pane: Pane)
          @available(macOS 15, *) subscript(pane: Pane) -> Int { get }
          @available(macOS 15, *) typealias Panes = [Pane]
          var size: Int { get throws }
          subscript(index: Int) -> Int { get @available(macOS 15, *) set }
          @available(*, deprecated) func old()
        }
        @available(macOS 15, *) struct Pane {}
        """),
    FakeSample(
      "Overrides keep their availability, and unavailable members have none", of: "Window",
      source: """
        class Window {
          init() {}
          @available(*, unavailable) init(coder: Int) { fatalError() }
          @available(*, unavailable) func gone(_ pane: Int) {}
          @available(macOS, obsoleted: 10.14) func older(_ pane: Int) {}
          @available(macOS 15, *) func show(_ pane: Int) {}
          @available(macOS 15, *) var pane: Int { get { 1 } set {} }
          @available(*, deprecated) func old() {}
        }
        """),
  ]
}

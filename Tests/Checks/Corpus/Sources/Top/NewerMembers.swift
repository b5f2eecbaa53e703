import SpryMacros

// Members that are newer than their protocol.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Pane: Equatable, Sendable {
  var id = 0
}

@Spryable @Spyable
protocol Panes {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func show(_ pane: Pane, at index: Int) throws -> Pane
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func load(_ pane: inout Pane, _ body: (Pane) -> Void) async throws -> Pane?
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  var front: Pane { get set }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func make(_ pane: Pane) -> Pane
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  subscript(pane: Pane) -> Pane { get set }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func retry(_ pane: Pane, _ work: @escaping () throws(Overfull) -> Int) throws(Overfull)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func move(_ indices: InlineArray<2, Int>) -> [2 of Int]
  @available(macOS 14, *) func convert(_ work: () throws(Overfull) -> Int)
  var width: Int { get @available(macOS 15, *) set }
  @available(*, deprecated, message: "show it") func draw(_ id: Int)
  @available(macOS, introduced: 14, deprecated: 15) func print(_ id: Int)
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  typealias List = [Pane]
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Spryable @Spyable
protocol PaneStore {
  func add(_ pane: Pane) throws(Overfull)
  func add(_ work: @escaping () throws(Overfull) -> Pane, to values: any Sequence<Pane>)
  var panes: any Sequence<Pane> { get set }
}

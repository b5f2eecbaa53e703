import SpryMacros
import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct Pane: Equatable {
  var id = 0
}

/// Members that are newer than the protocol. Other systems than Apple's have all of them.
@Spyable private protocol PaneWindow {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func show(_ pane: Pane, at index: Int) throws -> Pane
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func make(_ pane: Pane?) -> Pane?
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  var front: Pane { get set }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  subscript(pane: Pane) -> Int { get set }
  func hide(_ index: Int)
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  typealias Panes = [Pane]
}

@Suite("Members that are newer than the protocol of a spy") struct SpyNewerMemberTests {
  private let spy = PaneWindowSpy()

  @Test("They are recorded and answered")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func members() throws {
    spy.showAtReturnValue = Pane(id: 2)
    #expect(try spy.show(Pane(id: 1), at: 3) == Pane(id: 2))
    #expect(spy.showAtReceivedArguments?.pane == Pane(id: 1))
    #expect(spy.showAtReceivedInvocations.map(\.index) == [3])
    spy.showAtClosure = { pane, _ in pane }
    #expect(try spy.show(Pane(id: 4), at: 3) == Pane(id: 4))
    #expect(spy.showAtCallsCount == 2)
    spy.showAtReceivedInvocations = []
    #expect(spy.showAtReceivedInvocations.isEmpty)
    spy.front = Pane(id: 5)
    #expect(spy.underlyingFront == Pane(id: 5))
    spy.subscriptReturnValue = 6
    #expect(spy[Pane()] == 6)
    spy[Pane(id: 7)] = 8
    #expect(spy.subscriptSetReceivedArguments?.pane == Pane(id: 7))
    spy.hide(9)
    #expect(spy.hideReceivedInvocations == [9])
  }

  @Test("Static members are recorded and answered")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func staticMembers() {
    defer { PaneWindowSpy.resetSpy() }
    #expect(PaneWindowSpy.make(nil) == nil)
    PaneWindowSpy.makeReturnValue = Pane(id: 1)
    #expect(PaneWindowSpy.make(Pane(id: 2)) == Pane(id: 1))
    #expect(PaneWindowSpy.makeReceivedPane == Pane(id: 2))
    #expect(PaneWindowSpy.makeReceivedInvocations == [nil, Pane(id: 2)])
  }
}

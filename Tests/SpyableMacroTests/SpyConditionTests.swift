import SpryMacros
import Testing

@Spyable protocol Platform {
  #if os(Linux) || os(macOS)
    func desktop(_ id: Int) -> Int
    static func shared() -> Int
    #if DEBUG || !DEBUG
      func inner() -> Int
    #endif
  #else
    func mobile() -> Int
  #endif
  func common() -> Int
  #if os(Plan9)
    func never() -> Never
  #elseif os(Linux) || os(macOS)
    var size: Int { get set }
    subscript(index: Int) -> Int { get set }
  #endif
}

@Spyable protocol Nowhere {
  #if os(Plan9)
    func load(_ id: Int) -> Int
    static func make() -> Int
  #endif
}

@Suite("Members under #if") struct SpyConditionTests {
  @Test("Members under a condition are recorded") func membersUnderConditions() {
    let spy = PlatformSpy()
    spy.desktopReturnValue = 1
    spy.innerReturnValue = 2
    spy.commonReturnValue = 3
    spy.size = 4
    spy.subscriptReturnValue = 5
    #expect(spy.desktop(7) == 1)
    #expect(spy.desktopReceivedInvocations == [7])
    #expect(spy.inner() == 2)
    #expect(spy.common() == 3)
    #expect(spy.underlyingSize == 4)
    #expect(spy[1] == 5)
    spy.desktopReceivedInvocations.removeAll()
    spy.desktopClosure = { $0 }
    #expect(spy.desktop(8) == 8)
  }

  @Test("Static members under a condition are recorded") func staticMembersUnderConditions() {
    withSpryScope {
      PlatformSpy.sharedReturnValue = 1
      #expect(PlatformSpy.shared() == 1)
      PlatformSpy.resetSpy()
      #expect(!PlatformSpy.sharedCalled)
    }
  }

  @Test("A protocol may have members under a condition alone") func noMemberAtAll() {
    let nowhere: any Nowhere = NowhereSpy()
    (nowhere as? NowhereSpy)?.resetSpy()
    _ = BlankSpy()
  }
}

@Spyable protocol Blank {}

import Foundation
import SpryMatchers
import Testing

@testable import Bottom
@testable import Top

@Suite("Names that the expansions could be confused with") struct NameTests {
  @Test("A result builder of a requirement does not change the answer", .spry)
  func resultBuilders() {
    let fake = FakeBuilding()
    fake.stub.build(.any).andReturn([1])
    fake.stub.body.andReturn([2])
    #expect(fake.build(3) == [1] && fake.body == [2])
    let spy = BuildingSpy()
    spy.buildReturnValue = [1]
    spy.body = [2]
    #expect(spy.build(3) == [1] && spy.body == [2])
  }

  @Test("A generic parameter may have the name of an associated type", .spry)
  func shadowing() {
    let fake = FakeSameNamed<String>()
    fake.stub.keep("a").andReturn("b")
    #expect(fake.keep("a") == "b")
    let spy = SameNamedSpy<String>()
    spy.keepReturnValue = "b"
    spy.convertReturnValue = [[1]]
    #expect(spy.keep("a") == "b")
    #expect(spy.convert([2]) { _ in } == [[1]])
  }

  @Test("The type of an opaque value is recorded", .spry)
  func metatypes() {
    let spy = OpaqueTypesSpy()
    spy.takeReturnValue = true
    spy.takeOtherReturnValue = true
    #expect(spy.take(Int.self) && spy.take([Int.self], other: String.self))
    #expect(spy.takeReceivedType == Int.self)
  }

  @Test("A member may have the name of a function of the runtime", .spry)
  func runtimeNames() {
    let fake = FakeRuntimeNames()
    fake.spryStub.spyMemory().andReturn(1)
    fake.spryStub.spryify(file: "a").andReturn(2)
    fake.spryStub.recordCall(arguments: .any).andReturn()
    fake.recordCall(arguments: 3)
    #expect(fake.spyMemory() == 1 && fake.spryify(file: "a") == 2)
    expectHaveReceived(fake.calls.recordCall(arguments: 3), .once)
    let spy = RuntimeNamesSpy()
    spy.recordCall(arguments: 3)
    spy.spyMemoryReturnValue = 1
    #expect(spy.spyMemory() == 1 && spy.recordCallArgumentsReceivedArguments == 3)
  }

  @Test("A member may be named `_`", .spry) func underscores() {
    let fake = FakeUnderscored()
    fake.stub.`_`().andReturn(1)
    #expect(fake.`_`() == 1)
  }

  @Test("A spy has the requirements of standard protocols")
  func standardProtocols() throws {
    let (spy, other) = (StandardParentsSpy(), StandardParentsSpy())
    #expect(spy == spy && spy != other && (spy < other) != (other < spy))
    #expect(Set([spy, spy, other]).count == 2)
    #expect("\(spy)" == "StandardParentsSpy" && CasedSpy.allCases.isEmpty)
    let copy = try JSONDecoder().decode(StandardChildSpy.self, from: Data("{}".utf8))
    copy.sumReturnValue = 3
    #expect(copy.sum() == 3)
  }

  @Test("The spy of a public protocol hides SpryKit under internal imports") func plainImports() {
    let spy = PlainSourceSpy()
    spy.underlyingTitle = "a"
    #expect(spy.title == "a")
  }
}

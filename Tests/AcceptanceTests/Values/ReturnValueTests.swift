import SpryKit
import SpryMatchers
import Testing

private protocol Shape { var name: String { get } }
private struct Circle: Shape, Equatable { var name = "circle" }
private class Animal {}
private final class Cat: Animal {}

private class FakeSource: Spryable {
  func optional() -> String? { spryify() }
  func doubleOptional() -> String?? { spryify() }
  func pair() -> (Int, String) { spryify() }
  func labelledPair() -> (count: Int, name: String) { spryify() }
  func closure() -> (Int) -> String { spryify() }
  func sendableClosure() -> @Sendable (Int) -> String { spryify() }
  func optionalClosure() -> (() -> Void)? { spryify() }
  func existential() -> any Shape { spryify() }
  func optionalExistential() -> (any Shape)? { spryify() }
  func anything() -> Any { spryify() }
  func optionalAnything() -> Any? { spryify() }
  func metatype() -> Int.Type { spryify() }
  func existentialMetatype() -> any Shape.Type { spryify() }
  func object() -> Animal { spryify() }
  func copy() -> Self { spryify() }
}

private final class SubSource: FakeSource {}

@Suite("Types of results", .spry)
struct ReturnValueTests {
  private let fake = FakeSource()

  @Test("A result is optional")
  func optional() {
    fake.stub("optional()").andReturn("text")
    #expect(fake.optional() == "text")
    fake.stub("optional()").andReturn(nil)
    #expect(fake.optional() == nil)
    fake.stub("optional()").andReturn(String?.none)
    #expect(fake.optional() == nil)
    fake.stub("optional()").andDo { _ in nil as String? }
    #expect(fake.optional() == nil)
  }

  @Test("A result is optional twice")
  func doubleOptional() {
    fake.stub("doubleOptional()").andReturn("text")
    #expect(fake.doubleOptional() == .some(.some("text")))
    fake.stub("doubleOptional()").andReturn(nil)
    #expect(fake.doubleOptional() == .none)
    fake.stub("doubleOptional()").andReturn(String??.some(.none))
    #expect(fake.doubleOptional() == .some(.none))
    fake.stub("doubleOptional()").andReturn(String??.none)
    #expect(fake.doubleOptional() == .none)
  }

  @Test("A result is a tuple")
  func tuple() {
    fake.stub("pair()").andReturn((1, "one"))
    #expect(fake.pair() == (1, "one"))
    fake.stub("labelledPair()").andReturn((count: 2, name: "two"))
    #expect(fake.labelledPair().count == 2)
    fake.stub("labelledPair()").andReturn((3, "three"))
    #expect(fake.labelledPair().name == "three")
    fake.stub("pair()").andReturn((a: 4, b: "four"))
    #expect(fake.pair() == (4, "four"))
    fake.stub("labelledPair()").andDo { _ in (count: 5, name: "five") }
    #expect(fake.labelledPair().name == "five")
  }

  @Test("A result is a closure")
  func closure() {
    fake.stub("closure()").andReturn { (number: Int) -> String in "inline \(number)" }
    #expect(fake.closure()(4) == "inline 4")
    let sendable: @Sendable (Int) -> String = { "sent \($0)" }
    fake.stub("sendableClosure()").andReturn(sendable)
    #expect(fake.sendableClosure()(4) == "sent 4")
    fake.stub("optionalClosure()").andReturn(nil)
    #expect(fake.optionalClosure() == nil)
    var ran = false
    fake.stub("optionalClosure()").andReturn { ran = true }
    fake.optionalClosure()?()
    #expect(ran)
  }

  @Test("A result is any value of a protocol")
  func existential() {
    fake.stub("existential()").andReturn(Circle())
    #expect(fake.existential().name == "circle")
    fake.stub("optionalExistential()").andReturn(Circle() as any Shape)
    #expect(fake.optionalExistential()?.name == "circle")
    fake.stub("anything()").andReturn(5)
    #expect(fake.anything() as? Int == 5)
    fake.stub("optionalAnything()").andReturn(nil)
    #expect(fake.optionalAnything() == nil)
  }

  @Test("A result is a metatype")
  func metatype() {
    fake.stub("metatype()").andReturn(Int.self)
    #expect(fake.metatype() == Int.self)
    fake.stub("existentialMetatype()").andReturn(Circle.self)
    #expect(ObjectIdentifier(fake.existentialMetatype()) == ObjectIdentifier(Circle.self))
  }

  @Test("A result is an object or Self")
  func object() {
    let cat = Cat()
    fake.stub("object()").andReturn(cat)
    #expect(fake.object() === cat)
    let sub = SubSource()
    sub.stub("copy()").andReturn(sub)
    let copy: SubSource = sub.copy()
    #expect(copy === sub)
  }
}

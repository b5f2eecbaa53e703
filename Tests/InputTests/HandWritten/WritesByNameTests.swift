import SpryMacros
import SpryMatchers
import Testing

@Spryable private protocol Sign: AnyObject {
  var title: String { get set }
  subscript(row: Int) -> String { get set }
  func draw(_ text: String)
}

extension FakeSign { fileprivate typealias Function = MemberName }

@Suite("By name, a generated fake has the writes, too", .spry(callers: false))
struct WritesByNameTests {
  private let sign = FakeSign()

  @Test("Of a property, by one argument, and of a subscript, by one more")
  func writes() {
    sign.stub("title").andReturn("x")
    sign.title = "a"
    _ = sign.title
    sign[3] = "b"
    sign.draw("c")
    expectHaveReceived(sign, "title", with: "a", countSpecifier: .once)
    expectHaveReceived(sign, "title", with: Argument.anything, countSpecifier: .once)
    expectHaveNotReceived(sign, "title", with: "b")
    expectHaveReceived(sign, "title", countSpecifier: .once)
    expectHaveReceived(sign, "subscript(_:)", with: 3, "b")
    expectHaveNotReceived(sign, "subscript(_:)", with: 3, "c")
    expectHaveReceived(sign, "draw", with: "c")
    #expect(sign.called("title", with: "a").count == 1)
  }

  @Test("Before the first write, none was made")
  func noWrites() {
    sign.stub("title").andReturn("x")
    _ = sign.title
    expectHaveNotReceived(sign, "title", with: Argument.anything)
    #expect(
      sign.called("title", with: "a").didCall(.once).failureDescription?.contains("got none")
        == true)
  }
}

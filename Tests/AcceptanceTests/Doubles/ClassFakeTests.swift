import SpryKit
import SpryMatchers
import Testing

private class RealService {
  let base: String
  init(base: String) { self.base = base }

  var title: String = "real"
  func give(_ flag: Bool, text: String) -> String { "real" }
  subscript(index: Int) -> Int { 0 }
  func untouched() -> String { "real" }
}

private class FakeService: RealService, Spryable {
  enum Function: String, StringRepresentable {
    case title
    case give = "give(_:text:)"
    case at = "subscript(_:)"
    case initialize = "init(base:)"
  }

  override init(base: String) {
    super.init(base: base)
    recordCall(arguments: base)
  }

  override var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  override func give(_ flag: Bool, text: String) -> String { spryify(arguments: flag, text) }
  override subscript(index: Int) -> Int { spryify(arguments: index) }
}

private final class FakeSubservice: FakeService {
  private let own = SpryState()
  override func give(_ flag: Bool, text: String) -> String { spryify(arguments: text, flag) }
}

@Suite("Fakes that inherit from a class", .spry)
struct ClassFakeTests {
  private let fake = FakeService(base: "b")

  @Test("Overridden members are stubbed and verified")
  func overridesAreStubbedAndVerified() {
    let real: RealService = fake
    fake.stub(.title).andReturn("stubbed")
    fake.stub(.give).with(true, "a").andReturn("given")
    fake.stub(.at).andReturn(3)
    #expect(real.title == "stubbed")
    real.title = "new"
    #expect(real.give(true, text: "a") == "given")
    #expect(real[5] == 3)
    #expect(real.untouched() == "real")
    expectHaveReceived(fake, .initialize, with: "b", countSpecifier: .once)
    expectHaveReceived(fake, .title, with: "new")
    expectHaveReceived(fake, .give, with: true, "a")
    expectHaveReceived(fake, .at, with: 5)
  }

  @Test("A subclass of a fake has the members of its superclass")
  func subclassOfAFakeHasTheSameNames() {
    let sub = FakeSubservice(base: "s")
    sub.stub(.give).with("a", true).andReturn("sub")
    #expect(sub.give(true, text: "a") == "sub")
    expectHaveReceived(sub, .initialize, with: "s")
    expectHaveNotReceived(fake, .give)
    let asFake: FakeService = sub
    #expect(asFake.didCall(.give, withArguments: ["a", true]).success)
  }
}

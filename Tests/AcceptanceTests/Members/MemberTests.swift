import SpryKit
import SpryMatchers
import Testing

private struct Offline: Error, Equatable {}

private final class FakeMailbox: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case initURL = "init(url:)"
    case initChecked = "init(checked:)"
    case less = "<(_:_:)"
    case not = "!(_:)"
  }
  enum Function: String, StringRepresentable {
    case initialize = "init(host:port:)"
    case decode = "decode(_:)"
    case count = "count(_:)"
    case volume, nickname
    case row = "subscript(_:)"
    case cell = "subscript(_:column:)"
  }

  init() {}
  init(host: String, port: Int) { recordCall(arguments: host, port) }
  init?(url: String) {
    guard Self.spryify(arguments: url) else { return nil }
  }
  init(checked: String) throws { try Self.spryifyThrows(arguments: checked) }

  func decode<Value: Decodable>(_ type: Value.Type) -> Value { spryify(arguments: type) }
  func count<each Value>(_ values: repeat each Value) -> Int {
    spryify(arguments: repeat each values)
  }

  var volume: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  var nickname: String? {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }

  subscript(_ row: Int) -> String { spryify(arguments: row) }
  subscript(row: Int, column column: Int) -> String {
    get { spryify(arguments: row, column) }
    set { recordCall(arguments: row, column, newValue) }
  }

  static func < (left: FakeMailbox, right: FakeMailbox) -> Bool { spryify(arguments: left, right) }
  static prefix func ! (mailbox: FakeMailbox) -> Bool { spryify(arguments: mailbox) }
}

@Suite("Members of hand-written fakes", .spry)
struct MemberTests {
  private let fake = FakeMailbox()

  @Test("A generic function has stubs for each type, and may take a parameter pack")
  func generics() {
    fake.stub(.decode).andReturn(1)
    fake.stub(.decode).andReturn("text")
    #expect(fake.decode(Int.self) == 1)
    #expect(fake.decode(String.self) == "text")
    expectHaveReceived(fake, .decode, with: Int.self, countSpecifier: .once)
    fake.resetCalls()
    fake.stub(.count).with(1, "a").andReturn(2)
    fake.stub(.count).andReturn(0)
    #expect([fake.count(1, "a"), fake.count(), fake.count(true)] == [2, 0, 0])
    #expect(fake.recordedCalls.map(\.description) == [#"count(1, "a")"#, "count()", "count(true)"])
  }

  @Test("A property is read and written, and may be optional")
  func properties() {
    fake.stub(.volume).andReturn(3)
    #expect(fake.volume == 3)
    XCTAssertHaveNoRecordedCalls(fake)
    fake.volume += 1
    expectHaveReceived(fake, .volume, with: 4, countSpecifier: .once)
    fake.stub(.nickname).andReturn(nil)
    #expect(fake.nickname == nil)
    fake.stub(.nickname).andReturn("Ann")
    #expect(fake.nickname == "Ann")
    fake.nickname = nil
    expectHaveReceived(fake, .nickname, with: nil)
    expectHaveReceived(fake, .nickname, with: Argument.nil)
    fake.nickname = "Bob"
    expectHaveReceived(fake, .nickname, with: "Bob", countSpecifier: .once)
    expectHaveReceived(fake, .nickname, with: Argument.nonNil, countSpecifier: .once)
  }

  @Test("A subscript is read and written, and its write is printed as a call")
  func subscripts() {
    fake.stub(.row).with(1).andReturn("one")
    fake.stub(.row).andReturn("other")
    #expect([fake[1], fake[2]] == ["one", "other"])
    expectHaveReceived(fake, .row, with: 2, countSpecifier: .once)
    fake.resetCalls()
    fake[1, column: 2] = "new"
    expectHaveReceived(fake, .cell, with: 1, 2, "new", countSpecifier: .once)
    #expect(fake.recordedCalls.map(\.description) == [#"subscript(1, column: 2, "new")"#])
    fake.stub(.cell).andReturn("")
    #expect(fake[1, column: 2] == "")
    expectHaveReceived(fake, .cell, with: 1, 2, countSpecifier: .once)
  }

  @Test("An instance records its initializer, and a type records and answers it")
  func initializers() {
    let made = FakeMailbox(host: "h", port: 80)
    expectHaveReceived(made, .initialize, with: "h", 80)
    #expect(made.recordedCalls.map(\.description) == [#"init(host: "h", port: 80)"#])
    FakeMailbox.stub(.initURL).with("bad").andReturn(false)
    FakeMailbox.stub(.initURL).andReturn(true)
    FakeMailbox.stub(.initChecked).andThrow(Offline())
    #expect(FakeMailbox(url: "bad") == nil)
    #expect(FakeMailbox(url: "good") != nil)
    #expect(throws: Offline.self) { try FakeMailbox(checked: "x") }
    expectHaveReceived(type: FakeMailbox.self, .initURL, countSpecifier: .exactly(2))
    expectHaveReceived(type: FakeMailbox.self, .initChecked, with: "x")
  }

  @Test("An operator is stubbed and verified, and compares its operands by identity")
  func operators() {
    let other = FakeMailbox()
    FakeMailbox.stub(.not).andReturn(true)
    FakeMailbox.stub(.less).andReturn(false)
    FakeMailbox.stub(.less)
      .with(Argument.identical(to: fake), Argument.identical(to: other))
      .andReturn(true)
    #expect((fake < other) == true)
    #expect((other < fake) == false)
    let negated: Bool = !fake
    #expect(negated)
    expectHaveReceived(type: FakeMailbox.self, .less, countSpecifier: .exactly(2))
    expectHaveReceived(type: FakeMailbox.self, .not)
  }
}

import SpryKit
import SpryMatchers
import TestSupport
import Testing

private final class FakeCart: Spryable, Sendable {
  let spryState = SpryState()
  var coupon: String? {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
  subscript(key: String) -> Int {
    get { spryify(arguments: key) }
    set { spryify(arguments: key, newValue) }
  }
  static var shared: Int {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
}

/// The reads are not recorded, as in Spry.
private final class FakeRadio: Spryable {
  enum Function: String, StringRepresentable { case station, tune = "tune(_:)" }
  var station: String {
    get { return stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func tune(_ station: String) -> Bool { stubbedValue(arguments: station) }
}

private final class FakeSink: Spryable {
  enum Function: String, StringRepresentable { case send = "send(_:done:)" }
  enum ClassFunction: String, StringRepresentable { case post = "post(_:done:)" }
  /// Leaves the closure out.
  func send(_ text: String, done: @escaping () -> Void) { spryify(arguments: text) }
  static func post(_ text: String, done: @escaping () -> Void) { spryify(arguments: text) }
}

private final class FakeBox: Spryable {
  enum Function: String, StringRepresentable { case load, add, both, title, name, save, level }
  func load(id: String) -> Int { spryify() }
  func add(_ numbers: Int...) { spryify(arguments: numbers) }
  func both(_ number: Int, _ text: String) { spryify(arguments: [number, text] as [Any]) }
  func save(_ item: Int, force: Bool) { spryify(arguments: item) }
  var title: String {
    get { stubbedValue() }
    set { recordCall() }
  }
  var name: String {
    get { spryify() }
    set { spryify() }
  }
  /// Records nothing.
  func level() -> Int { 7 }
}

private final class FakePlayer: Spryable {
  enum Function: String, StringRepresentable { case play = "play(_:loudly:)", wait = "wait(_:)" }
  func play(_ song: String, loudly: Bool) { spryify(arguments: song, loudly) }
  func wait(_ seconds: Double) { spryify(arguments: seconds) }
}

private let sharedState = SpryState()

private final class FakeTwin: Spryable {
  enum Function: String, StringRepresentable { case ring }
  let spryState: SpryState
  init(_ state: SpryState) { spryState = state }
  func ring(_ count: Int) -> Int { spryify(arguments: count) }
}

private final class FakeDice: Spryable {
  enum Function: String, StringRepresentable { case roll }
  func roll(_ sides: Int, _ text: String) -> Int { spryify(arguments: sides, text) }
}

@Suite("The number of arguments that a hand-written fake records")
struct ArgumentCountTests {
  private func readCart() -> FakeCart {
    let cart = FakeCart()
    cart.stub("coupon").andReturn("A")
    _ = cart.coupon
    return cart
  }

  @Test("A property that was read, and not written")
  func readProperty() async {
    let texts = await problems {
      let cart = readCart()
      expectHaveNotReceived(cart.called("coupon", with: Argument.anything))
      XCTAssertHaveNotReceived(cart, "coupon", with: Argument.anything)
      expectHaveNotReceived(cart, "coupon", with: "B")
      XCTAssertHaveReceived(cart, "coupon", with: "B", countSpecifier: .never)
      expectHaveReceived(cart, "coupon", with: "B", countSpecifier: .atMost(1))
      #expect(!cart.didCall("coupon", with: Argument.anything).success)
      // A subscript: read, or written.
      cart.stub("subscript").with("a").andReturn(1)
      _ = cart["a"]
      expectHaveNotReceived(cart, "subscript", with: "a", Argument.anything)
      let other = FakeCart()
      other["a"] = 2
      expectHaveNotReceived(other, "subscript", with: "a")
      FakeCart.stub("shared").andReturn(1)
      _ = FakeCart.shared
      expectHaveNotReceived(type: FakeCart.self, "shared", with: 1)
    }
    #expect(texts == [])
  }

  @Test("A property of which only the writes are recorded")
  func writtenProperty() async {
    let texts = await problems {
      let radio = FakeRadio()
      radio.stub(.station).andReturn("Nova")
      _ = radio.station
      XCTAssertHaveNotReceived(radio, .station)
      expectHaveNotReceived(radio, .station, with: Argument.anything)
    }
    #expect(texts == [])
    expectGolden(
      await problems {
        let radio = FakeRadio()
        radio.station = "Jazz"
        XCTAssertHaveNotReceived(radio, .station)
        // A function that records nothing is still told so.
        radio.stub(.tune).andReturn(true)
        _ = radio.tune("a")
        expectHaveNotReceived(radio, .tune)
      })
  }

  @Test("A fake that leaves an argument out")
  func leftOut() async {
    let texts = await problems {
      XCTAssertHaveNotReceived(FakeSink(), .send, with: "a")
      XCTAssertHaveNotReceived(type: FakeSink.self, .post, with: "a")
      expectHaveReceived(FakeSink(), .send, with: "a", countSpecifier: .exactly(0))
      expectHaveReceived(FakeSink(), .send, with: "a", countSpecifier: .atMost(1))
      #expect(!FakeSink().didCall(.send, with: "a").success)
      let sink = FakeSink()
      sink.send("a") {}
      sink.resetCalls()
      XCTAssertHaveNotReceived(sink, .send, with: "a")
      sink.send("b") {}
      XCTAssertHaveNotReceived(sink, .send, with: "a")
    }
    #expect(texts == [])
    expectGolden(
      await problems {
        let sink = FakeSink()
        sink.send("a") {}
        XCTAssertHaveNotReceived(sink, .send, with: "a")
        sink.resetCalls()
        // The calls have shown that there is one argument.
        expectHaveNotReceived(sink, .send, with: "a", Argument.closure)
        // The name has fewer parameters.
        expectHaveNotReceived(FakeSink(), .send, with: "a", 1, 2)
      })
  }

  @Test("The advice for a wrong number of arguments")
  func advice() async {
    expectGolden(
      await problems {
        let box = FakeBox()
        box.stub(.load).andReturn(1)
        _ = box.load(id: "1")
        XCTAssertHaveReceived(box, .load, with: "1")
        box.title = "x"
        XCTAssertHaveReceived(box, .title, with: "x")
        box.name = "x"
        XCTAssertHaveReceived(box, .name, with: "x")
        box.stub(.name).andReturn("x")
        box.resetCalls()
        _ = box.name
        XCTAssertHaveReceived(box, .name, with: "x")
        XCTAssertHaveReceived(box, .name, with: ArgumentCaptor<Int>())
        box.add(1, 2)
        XCTAssertHaveReceived(box, .add, with: 1, 2)
        expectHaveReceived(box, .add, with: ArgumentCaptor<String>())
        box.both(1, "a")
        XCTAssertHaveReceived(box, .both, with: 1, "a")
        box.save(1, force: true)
        XCTAssertHaveReceived(box, .save, with: 1, true)
        expectHaveNotReceived(box, .save, with: 1, true)
        box.add(1)
        XCTAssertHaveReceived(box, .add, with: [1], 2)
      })
  }

  @Test("A stub with a wrong number of arguments")
  func stubs() async {
    expectGolden(
      await problems {
        let box = FakeBox()
        box.stub(.load).with("1").lenient().andReturn(1)
        _ = box.load(id: "1")
        box.stub(.save).with(1, true).lenient().andReturn()
        box.save(1, force: true)
        box.stub(.add).with(1, 2).lenient().andReturn()
        box.add(1, 2)
        box.stub(.name).with("x", 1).lenient().andReturn("y")
        _ = box.name
      })
  }

  @Test("A member whose body records nothing")
  func nothingRecorded() async {
    expectGolden(
      await problems {
        let box = FakeBox()
        box.stub(.level).andReturn(1)
        _ = box.level()
        XCTAssertHaveReceived(box, .level)
        box.add(1)
        expectHaveReceived(box, .level)
      })
  }

  @Test("A result of didCall that can never be a success is misuse")
  func didCall() async {
    expectGolden(
      await problems {
        let player = FakePlayer()
        player.play("a", loudly: true)
        #expect(!player.didCall(.play, withArguments: ["a"]).success)
        #expect(!player.didCall(.play, with: "a", "b").success)
        #expect(!player.called(.play, with: 1, true).didCall(.never).success)
        player.wait(5)
        #expect(player.didCall(.wait, withArguments: [5]).success)
        #expect(!player.didCall(.wait, withArguments: [6]).success)
      })
  }

  @Test("One state of two fakes is misuse at the first use of the second", arguments: [1, 2, 3])
  func sharedState(use: Int) async {
    let texts = await problems {
      let state = SpryState()
      let (fake, other) = (FakeTwin(state), FakeTwin(state))
      fake.stub(.ring).andReturn(1)
      _ = fake.ring(1)
      switch use {
      case 1: _ = other.ring(2)
      case 2: other.stub(.ring).lenient().andReturn(2)
      default: expectHaveReceived(other, .ring)
      }
    }
    #expect(texts.count == 1)
    expectGolden(texts.first)
  }

  @Test("Matchers of all arguments make a catch-all stub", .spry)
  func catchAll() {
    let dice = FakeDice()
    dice.stub(.roll).with(1, "a").andReturn(10)
    dice.stub(.roll).with(Argument.anything, Argument.anything).andReturn(20)
    #expect(dice.roll(1, "a") == 10)
    #expect(dice.roll(2, "a") == 20)
  }
}

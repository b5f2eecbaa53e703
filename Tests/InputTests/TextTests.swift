import SpryKit
import SpryMacros
import SpryMatchers
import Testing

private final class Sketch: @unchecked Sendable { var title = "Ann" }
private protocol Stamp {}

@Spryable private protocol Gallery: AnyObject {
  func find(_ value: Any) -> Bool
  func log(_ text: String)
  func keep(_ sketch: Sketch)
  func updates() -> AsyncStream<Int>
  func stamp() -> any Stamp
  subscript(key: String) -> Int { get set }
  static func now() -> Int
}

@Suite("What a failure says of the cause", .spry(unusedStubs: .off)) struct TextTests {
  private let gallery = FakeGallery()

  @Test("A matcher for a parameter of type Any is a matcher")
  func matcherAsAny() async {
    gallery.stub.find(.any).andReturn(true)
    _ = gallery.find("abc")
    expectHaveReceived(gallery.calls.find(ArgumentOf<String>.prefix("a")), .once)
    expectHaveReceived(gallery.calls.find(Argument.anything), .once)
    let texts = await failures {
      expectHaveReceived(gallery.calls.find(ArgumentOf<String>.prefix("x")))
    }
    #expect(texts.first?.contains("\"abc\" is not a string that begins with \"x\"") == true)
  }

  @Test("A fake of a withSpry that has ended, in both kinds of checks")
  func endOfWithSpry() async {
    let gallery = withSpry {
      let gallery = FakeGallery()
      gallery.log("a")
      return gallery
    }
    let texts = await failures {
      expectHaveReceived(gallery.calls.log("a"))
      expectHaveNotReceived(gallery.calls.log("b"))
    }
    #expect(texts.count == 2)
    let words =
      "but its 'withSpry' in 'endOfWithSpry()' has ended\n  check the calls in the closure"
    #expect(texts.allSatisfy { $0.contains(words) })
  }

  @Test("The stub of a static member in the test around withSpry")
  func stubOfTheOuterTest() async {
    FakeGallery.stub.now().andReturn(3)
    withKnownIssue {
      withSpry { _ = FakeGallery.now() }
    } matching: { issue in
      "\(issue)".contains("it was made outside the 'withSpry' of the call")
    }
  }

  @Test("A property of an object is read now, and a fake outside all tests has all calls")
  func objectsAndSharedFakes() async {
    let sketch = Sketch()
    gallery.keep(sketch)
    sketch.title = "Bob"
    let shared = await Task.detached { FakeGallery() }.value
    shared.log("1")
    shared.log("2")
    let texts = await failures {
      expectHaveReceived(gallery.calls.keep(.having(\.title, "Ann")))
      expectHaveReceived(shared.calls.log(.any), .once)
    }
    #expect(texts.first?.contains("sketch.title: \"Bob\" is not \"Ann\" (as it is now)") == true)
    #expect(
      texts.last?.contains("FakeGallery belongs to no test, so it records the calls of all tests")
        == true)
  }

  @Test("A stream is shown by its type, and the type of a protocol with any")
  func types() async {
    gallery.stub.updates().andReturn(AsyncStream { $0.finish() })
    #expect(describe(gallery.updates()) == "an AsyncStream<Int>")
    #expect(typeNameInCode((any Stamp).self) == "any Stamp")
    #expect(typeNameInCode(Int.self) == "Int")
    let text = Misuse(.noStub, "", nil).noValue(of: (any Stamp).self)
    #expect(text.hasPrefix(", and 'any Stamp' has no default value"))
    #expect(!text.contains("SpryDefaultable"))
    let captor = Misuse(.captorIndex, "", nil).noValue(of: (any Stamp).self)
    #expect(captor.hasSuffix("check 'count' first, or use 'last'"))
  }

  @Test("A missing write of a subscript is no read")
  func writes() async {
    let texts = await failures {
      expectHaveReceived(gallery.calls["b"].set(1))
      expectHaveReceived(gallery.calls["b"])
    }
    #expect(texts.first?.contains("expected at least 1 write with (\"b\", 1)") == true)
    #expect(texts.last?.contains("expected at least 1 read with (\"b\")") == true)
    // Also where the count is a mistake, and where the assertion can't fail.
    let others = await failures {
      expectHaveReceived(gallery.calls["b"].set(1), .atLeast(0))
      expectHaveNotReceived(gallery.calls["b"].set(.in(3..<3)))
    }
    #expect(others.count == 2)
    #expect((texts + others).allSatisfy { !$0.contains(".set(") }, "\(others)")
  }

  @Test("A call by an index beyond their number is misuse")
  func indices() async {
    let seen = await misuse {
      let gallery = FakeGallery()
      gallery.log("a")
      #expect(gallery.calls.log(.any)[0] == "a")
      #expect(gallery.calls.log(.any)[1].isEmpty)
    }
    #expect(seen.map(\.kind) == [.callIndex])
    #expect(
      seen.first?.description.contains("index 1 is out of range: 'log(_:)' on FakeGallery") == true)
  }
}

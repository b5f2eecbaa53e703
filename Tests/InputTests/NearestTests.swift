import SpryKit
import SpryMacros
import SpryMatchers
import TestSupport
import Testing

private struct Order: Equatable, Sendable {
  var item = "tea"
  var count = 1
  var note = "no sugar"
}

@Spryable private protocol Drawer: AnyObject {
  func remove(_ key: String)
  func find(_ key: String) -> Int
  func move(_ key: String, to place: Int)
  func place(_ order: Order) throws
}

@Spyable private protocol Shelf: AnyObject { func remove(_ key: String) }

private final class HandWrittenDrawer: Spryable {
  enum Function: String, StringRepresentable { case remove = "remove(_:)" }
  func remove(_ key: String) { recordCall(arguments: key) }
}

private let keys = [
  "flags-key1", "etag_key1", "fingerprint-key1", "flags-key2", "tag-2", "fingerprint-key2", "x",
  "y",
]

@Suite("The nearest calls are the most similar ones", .spry(unusedStubs: .off))
struct NearestTests {
  private let drawer = FakeDrawer()

  @Test("A text that differs in one character, in every kind of fake")
  func texts() async {
    let (spy, handWritten) = (ShelfSpy(), HandWrittenDrawer())
    for key in keys {
      drawer.remove(key)
      spy.remove(key)
      handWritten.remove(key)
    }
    let texts = await failures {
      expectHaveReceived(drawer.calls.remove("etag-key1"))
      expectHaveReceived(spy.called("remove(_:)", with: "etag-key1"))
      expectHaveReceived(handWritten.called(.remove, with: "etag-key1"))
      expectHaveReceived(drawer.calls.remove(.oneOf("etag-key1", "z-key")))
    }
    #expect(texts.count == 4)
    for text in texts { #expect(text.contains("remove(\"etag_key1\")"), "\(text)") }
  }

  @Test("Equal arguments come before similar ones, and of equal distances the newest")
  func orderOfRules() async {
    drawer.move("etag-key1", to: 90)
    drawer.move("etag-key1", to: 6)
    for place in 1...3 { drawer.move("etag_key1", to: place) }
    for key in ["a", "b", "c", "d"] { drawer.remove(key) }
    let texts = await failures {
      expectHaveReceived(drawer.calls.move("etag-key1", to: 5))
      expectHaveReceived(drawer.calls.remove("z"))
    }
    #expect(texts.first?.contains("to: 6)") == true && texts.first?.contains("to: 90)") == true)
    for key in ["b", "c", "d"] { #expect(texts.last?.contains("remove(\"\(key)\")") == true) }
  }

  @Test("Numbers, fields, and errors")
  func numbersFieldsAndErrors() async {
    for place in [41, 400, 1, 2, 3] { drawer.move("a", to: place) }
    drawer.stub.place(.any).andDo { if $0.count > 50 { throw Refused(code: $0.count) } }
    for order in [Order(count: 2), Order(item: "milk", count: 9, note: "cold")]
      + [60, 99, 98, 97].map({ Order(item: "coffee", count: $0, note: "") })
    {
      try? drawer.place(order)
    }
    let texts = await failures {
      expectHaveReceived(drawer.calls.move("a", to: 42))
      expectHaveReceived(drawer.calls.place(Order()))
      expectHaveReceived(drawer.calls.place(.any).threw(Refused(code: 61)))
      expectHaveReceived(drawer.calls.place(.having(\.count, 8)))
    }
    #expect(texts[0].contains("to: 41)"))
    #expect(texts[1].contains("count: 2 is not 1"))
    #expect(texts[2].contains("60 is not 61") || texts[2].contains("Refused(code: 60)"))
    #expect(texts[3].contains("order.count: 9 is not 8"))
  }

  @Test("The nearest stub of a call")
  func stubs() {
    for key in keys { drawer.stub.find(.equal(key)).andReturn(1) }
    withKnownIssue {
      _ = drawer.find("etag-key1")
    } matching: {
      "\($0)".contains("with (\"etag_key1\")")
    }
  }

  @Test("An older call that is similar, among many")
  func manyCalls() async {
    drawer.remove("etag_key1")
    for number in 0..<500 { drawer.remove("\(number)") }
    let texts = await failures { expectHaveReceived(drawer.calls.remove("etag-key1")) }
    #expect(texts.first?.contains("remove(\"etag_key1\")") == true)
  }

  @Test("In an order, the call after the last that matched, and the most similar one")
  func afterTheLastMatch() async {
    for key in ["a", "b", "x", "d", "e", "cc", "f", "g", "h"] { drawer.remove(key) }
    let texts = await failures {
      expectInOrder {
        drawer.calls.remove("a")
        drawer.calls.remove("b")
        drawer.calls.remove("c!")
      }
    }
    #expect(texts.first?.contains("3. remove(\"x\")") == true)
    #expect(texts.first?.contains("6. remove(\"cc\")") == true)
  }

  @Test("In an order, a call that was made too early")
  func tooEarly() async {
    for key in ["c", "a", "b"] { drawer.remove(key) }
    let texts = await failures {
      expectInOrder {
        drawer.calls.remove("a")
        drawer.calls.remove("c")
      }
    }
    let line = texts.first?.split(separator: "\n").first
    let end = "after remove(\"a\") on FakeDrawer, but it was made earlier, as call 1"
    #expect(line?.hasSuffix(end) == true)
  }
}

private struct Refused: Error, Equatable { let code: Int }

/// Not `Equatable`, so that a `Result` of it is not.
private struct Page {
  let title: String
}

@Spryable private protocol Printer: AnyObject {
  func finish(_ result: Result<Int, any Error>)
  func show(_ page: Result<Page, Refused>)
}

@Suite("A 'Result' is compared case by case", .spry) struct ResultArgumentTests {
  private let printer = FakePrinter()

  @Test("Values and errors") func values() async {
    printer.finish(.success(3))
    printer.finish(.failure(Refused(code: 1)))
    printer.show(.failure(Refused(code: 2)))
    expectHaveReceived(printer.calls.finish(.equal(.success(3))), .once)
    expectHaveReceived(printer.calls.finish(.equal(.failure(Refused(code: 1)))), .once)
    expectHaveNotReceived(printer.calls.finish(.equal(.failure(Refused(code: 2)))))
    expectHaveReceived(printer.calls.show(.equal(.failure(Refused(code: 2)))), .once)
    let texts = await failures {
      expectHaveReceived(printer.calls.finish(.equal(.failure(Refused(code: 7)))))
      expectHaveReceived(printer.calls.show(.equal(.success(Page(title: "a")))))
    }
    #expect(texts.first?.contains("result is not failure(Refused(code: 7))") == true)
    #expect(texts.last?.contains("page is not success(Page(title: \"a\"))") == true)
  }
}

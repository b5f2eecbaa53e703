import SpryKit
import SpryMacros
import SpryMatchers
import TestSupport
import Testing

private final class Sketch: @unchecked Sendable { var title = "Ann" }

/// Its description hides what it holds.
private struct Secret: Equatable, CustomStringConvertible {
  let value: String
  var description: String { "<redacted>" }
}

private struct HolderOfSecret: Equatable {
  let name: String
  let secret: Secret
}

private struct Ticket: Equatable, CustomTestStringConvertible {
  let number: Int
  var testDescription: String { "a ticket" }
}

@Spryable private protocol Archive: AnyObject {
  func find(_ name: String) throws -> Int
  func keep(_ sketch: Sketch)
  func open(_ account: HolderOfSecret, _ secret: Secret)
  func print(_ ticket: Ticket)
  func wait(for name: String) async
  var isOpen: Bool { get }
  func log(_ text: String)
}

private protocol Safe: AnyObject { func open(_ code: String, at door: Int) -> Bool }

@Spryable private final class ListedSafe: Safe, Spryable {
  func open(_ code: String, at door: Int) -> Bool { spryify() }
}

@Suite("A failure neither misleads nor repeats", .spry(unusedStubs: .off))
struct MisleadingTextTests {
  private let archive = FakeArchive()

  /// The first failure of a check that text was logged, after text was logged.
  private func failure(_ logged: String, not expected: String) async -> String {
    let archive = FakeArchive()
    archive.log(logged)
    return await failures { expectHaveReceived(archive.calls.log(.equal(expected))) }.first ?? ""
  }

  @Test("A call after a reset of the stubs, and other calls after a reset of the calls")
  func resets() async {
    let seen = await misuse {
      archive.stub.find(.any).andReturn(1)
      archive.resetStubs()
      _ = try? archive.find("a")
    }
    let reason = "a reset removed the stub of this member"
    #expect(seen.first?.description.contains(reason) == true)
    archive.log("a")
    archive.resetCalls()
    archive.log("b")
    let texts = await failures {
      expectHaveReceived(archive.calls.log("a"))
      expectHaveReceived(archive.calls.keep(.any))
    }
    #expect(texts.first?.contains("since the last reset") == true)
    let heading = "1 call to other members of FakeArchive since the last reset:"
    #expect(texts.last?.contains(heading) == true)
  }

  @Test("A stub without an answer in a variable is named by its calls, and not reported again")
  func unansweredStub() async {
    let seen = await misuse {
      let archive = FakeArchive()
      let stub = archive.stub.find(.any)
      _ = try? archive.find("a")
      _ = try? archive.find("b")
      withExtendedLifetime(stub) {}
    }
    #expect(seen.map(\.kind) == [.stubWithoutAnswer, .stubWithoutAnswer], "one for each call")
    let reason = "a stub of 'find(_:)' on FakeArchive has no answer"
    #expect(seen.first?.description.hasPrefix(reason) == true)
    let answered = await misuse {
      let archive = FakeArchive()
      let stub = archive.stub.find("a")
      stub.andReturn(1)
      _ = try? archive.find("a")
    }
    #expect(answered.isEmpty)
  }

  @Test("An object that changed after the call is compared as it is now")
  func changedObject() async {
    let sketch = Sketch()
    archive.keep(sketch)
    sketch.title = "Bob"
    let texts = await failures {
      expectHaveReceived(archive.calls.keep(.match { $0.title == "Ann" }))
      expectHaveReceived(archive.calls.keep(.match("a sketch of Ann") { $0.title == "Ann" }))
      expectHaveReceived(archive.calls.keep(.having(\.title, "Ann")))
      expectHaveReceived(archive, "keep(_:)", with: Argument.pass { ($0 as? Sketch)?.title == "" })
      expectHaveReceived(archive.calls.keep(.identical(to: Sketch())))
    }
    #expect(texts.count == 5)
    for text in texts.prefix(4) { #expect(text.contains("(as it is now)"), "\(text)") }
    #expect(texts.last?.contains("(as it is now)") == false)
  }

  @Test(
    "Characters that nobody sees are named",
    arguments: [
      ("a\u{200B}b", "U+200B ZERO WIDTH SPACE"), ("a\u{202E}b", "U+202E RIGHT-TO-LEFT OVERRIDE"),
      ("\u{430}b", "U+0430 CYRILLIC SMALL LETTER A"), ("\u{FEFF}ab", "U+FEFF BYTE ORDER MARK"),
    ])
  func invisible(_ text: String, _ name: String) async {
    let expected = " is not \"ab\" (differs only in \(name)"
    let (text, opposite) = (await failure(text, not: "ab"), await failure("ab", not: text))
    #expect(text.contains(expected), "\(text)")
    #expect(opposite.contains("(differs only in \(name)"))
  }

  @Test("Texts that differ in visible characters name none")
  func visible() async {
    for (text, other) in [("ab", "ac"), ("é", "e"), ("日本", "ab"), ("a–b", "a-c")] {
      #expect(await failure(text, not: other).contains("differs only") == false)
    }
  }

  @Test("Quotes, backslashes, and control characters are escaped")
  func escapes() async {
    let text = await failure("\"a\\b\t\u{1B}[31m\0\n\u{202E}", not: "x")
    #expect(text.contains(#"log("\"a\\b\t\u{1B}[31m\0\n\u{202E}")"#), "\(text)")
    let scalars = text.unicodeScalars.filter { $0 != "\n" }
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(describe("👩‍👩‍👧 é, don't") == "\"👩‍👩‍👧 é, don't\"")
  }

  @Test("A value that describes itself is never opened")
  func redacted() async {
    let secret = Secret(value: "hunter2")
    archive.open(HolderOfSecret(name: "Ann", secret: secret), secret)
    archive.print(Ticket(number: 4711))
    let texts = await failures {
      expectHaveReceived(
        archive.calls.open(
          HolderOfSecret(name: "Ann", secret: Secret(value: "x")), Secret(value: "another")))
      expectHaveReceived(archive.calls.print(Ticket(number: 815)))
    }
    for text in texts {
      for hidden in ["hunter2", "another", "4711", "815"] { #expect(!text.contains(hidden)) }
      #expect(text.contains("both values look the same"))
    }
    #expect(texts.first?.contains("account.secret: ") == true)
  }

  @Test("Texts of 80 to 100 characters with line breaks are shown at their first difference")
  func lines() async {
    let lines = (1...9).map { "line \($0) ab" }.joined(separator: "\n")
    let other = lines.split(separator: "8").joined(separator: "7")
    #expect((80...100).contains(lines.count))
    let text = await failure(lines, not: other)
    #expect(text.contains("(from character 76) is not"), "\(text)")
  }

  @Test("A gate that no caller reached names the member")
  func gateWithoutCallers() async throws {
    let gate = archive.stub.wait(for: .any).suspend()
    try await withKnownIssue {
      try await gate.waitForCaller(within: .milliseconds(1))
    } matching: {
      "\($0)".contains("'wait(for:)' on FakeArchive: expected a caller")
    }
  }

  @Test("The body of a fake that passes no arguments is to blame")
  func forgottenArguments() async {
    let seen = await misuse {
      let safe = ListedSafe()
      safe.stub.open("1234", at: .any).andReturn(true)
      _ = safe.open("1234", at: 1)
    }
    let text = seen.first?.description ?? ""
    #expect(text.contains("the body of 'open(_:at:)' on ListedSafe"), "\(text)")
    #expect(!text.contains("with(…)"))
  }

  @Test("Calls come first, and equal reads share a line")
  func reads() {
    archive.stub.isOpen.andReturn(true)
    for number in 1...3 {
      _ = archive.isOpen
      archive.log("\(number)")
    }
    #expect(
      SpryScope.current.timeline(last: 20) == [
        "      2. FakeArchive: log(\"1\")", "      4. FakeArchive: log(\"2\")",
        "      6. FakeArchive: log(\"3\")", "1, 3, 5. FakeArchive: isOpen → true",
      ])
    #expect(SpryScope.current.timeline(last: 2).count == 2)
  }

  @Test("A check that can't fail")
  func idleCheck() async {
    let box = FakeBox()
    let texts = await failures { expectHaveNotReceived(box.calls.put(.equal(Opaque(number: 1)))) }
    let line = texts.first?.split(separator: "\n").first ?? ""
    #expect(
      line.hasSuffix("this assertion cannot fail, because 'Opaque' values cannot be compared"))
  }
}

private struct Opaque { let number: Int }

@Spryable private protocol Box: AnyObject { func put(_ value: Opaque) }

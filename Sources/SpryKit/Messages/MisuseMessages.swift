extension Misuse {
  /// The message without the caller: what happened and where, the evidence, and what to write.
  var messageWithoutCaller: String {
    // `return`s, because the switch as one expression takes four times as long to compile.
    switch self {
    case .noStub(let call, let stubs, let uncalled, let fix):
      return lines(
        "\(headline(call)) has no stub that answers \(call.text)",
        stubs.isEmpty
          ? ["  no stub of this member was made"] + stubbedInstead(uncalled)
          : nearest(stubs),
        // If a stub nearly matches, the call may be wrong.
        stubs.isEmpty
          ? "add: \(fix)"
          : fix.isEmpty
            ? "let the task of the test make the call"
            : "correct the call or a stub, or add: \(fix)"
      )
    case .unfinishedStub(let call, let stub, let fix):
      return lines(
        "\(headline(call)) was called as \(call.text), but its stub has no answer",
        ["  the stub was started at \(stub)"],
        "finish it: \(fix)"
      )
    case .argumentCount(let call, _, let stubs):
      return lines(
        "\(headline(call)) was called as \(call.text), but its stubs expect a different number of "
          + "arguments",
        nearest(stubs),
        "give with(…) one argument for each that \(call.passes); "
          + "Argument.anything matches any"
      )
    case .wrongAnswerType(let call, let answer, let expected, let stub):
      return lines(
        "\(headline(call)) returns \(expected), but its stub answers \(call.text) with "
          + value(ofType: answer),
        made(stub),
        "return \(article(expected)) from the stub's closure"
      )
    case .wrongGateValue(let call, let value, let expected, let stub):
      return lines(
        "\(headline(call)) returns \(expected), but its gate was resumed for \(call.text) with "
          + self.value(ofType: value),
        made(stub),
        "resume it with \(article(expected))"
      )
    case .cannotThrow(let call, let error, let stub):
      return lines(
        "\(headline(call)) cannot throw, but its stub answers \(call.text) with the error \(error)",
        made(stub),
        "answer with andReturn(…)\(call.orThrowing)"
      )
    case .wrongErrorType(let call, let error, let expected, let stub):
      return lines(
        "\(headline(call)) throws only \(expected), "
          + "but its stub answers \(call.text) with the error \(error)",
        made(stub),
        "throw \(article(expected)) from the stub"
      )
    case .cannotAwait(let call, let stub):
      return lines(
        "\(headline(call)) is not async, but its stub has to be awaited to answer \(call.text)",
        made(stub),
        "stub it without an async closure or a delay, and with block() instead of suspend()"
          + call.orAwaiting
      )
    case .cannotBlock(let call, let place, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text) \(place), where its gate would block the test",
        made(stub),
        "call the code under test on another thread: DispatchQueue.global().async { … }"
      )
    case .tooManyCalls(let call, let expected, let count, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text), which is call \(count) for a stub that "
          + "expects \(expected)",
        made(stub),
        "find the extra call, or expect more calls: .expected(…)"
      )
    case .tooFewCalls(let stub, let expected, let count, let calls):
      return lines(
        "\(stub) expected \(expected), got \(count == 0 ? "none" : "\(count)")",
        calls,
        "find out why the code under test did not call it"
          + (count == 0 ? "" : " more often") + ", or expect fewer calls: .expected(…)"
      )
    case .answersExhausted(let call, let count, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text), but "
          + allAnswers(count) + " of its stub " + (count == 1 ? "is used up" : "are used up"),
        made(stub),
        "add an answer, or repeat the last one: afterLast(.repeatLast)"
      )
    case .meaninglessExpectation(let stub, let expected) where expected.isNeverMet:
      let (what, advice) = CountMistake.neverMet.words(expected)
      return lines("the stub at \(stub) \(what)", [], advice)
    case .meaninglessExpectation(let stub, let expected):
      return lines(
        "the stub at \(stub) expected \(expected), but its fake belongs to no test that checks this",
        [],
        "make the fake in a test with '.spry', in a 'SpryTestCase', or in 'withSpry { … }'"
      )
    case .stubWithoutAnswer(let fake, let member):
      return lines(
        "a stub of \(SpryKit.headline(member, on: fake)) has no answer", [],
        "give it one, for example with andReturn(…) or andDo { … }")
    case .withTwice(let stub):
      return lines(
        "the stub at \(stub) has 'with' twice, but only the second list of arguments counts",
        [],
        "write all arguments in one 'with', or begin another stub"
      )
    case .withAfterAnswer(let stub):
      return lines(
        "the stub at \(stub) has 'with' after its first answer, so these arguments do not count",
        [],
        "write 'with' before the answers"
      )
    case .nothingToCallThrough(let call, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text), and its stub calls through, "
          + "but \(call.nothingBehind)",
        made(stub),
        call.somethingBehind
      )
    case .checkThrew(let call, let argument, let error, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text), but the check of \(argument) in its stub "
          + "threw \(error)",
        made(stub),
        "find out why the argument is not as expected, or fix the check"
      )
    case .nestedCalls(let call, let count, let stub):
      return lines(
        "\(headline(call)) was called as \(call.text) within \(count) of its own calls",
        stub.isEmpty ? [] : made(stub),
        "find the \(stub.isEmpty ? "answer" : "stub") that calls the member again, or let it end"
      )
    case .otherTest(let call, let test, let caller):
      return lines(
        "\(headline(call)) was called as \(call.text) by '\(caller)', but the fake belongs to the "
          + "test '\(test)'",
        ["  both tests are running"],
        "make a fake for each test"
      )
    case .afterTest(let call, let test, let seconds):
      return lines(
        "\(headline(call)) was called as \(call.text) after the end of its test '\(test)'",
        ["  the call came \(duration(seconds)) after the end"],
        "let the test wait for the work that it starts, or cancel that work; "
          + "if tests share the \(call.isOfObject ? "object" : "fake"), make one for each test"
      )
    case .unknownMember(let fake, let member, let names, _):
      return lines(
        "'\(member)' on \(fake) has no case in \(fake).\(names)",
        [],
        "add: case \(caseName(for: member)) = \"\(member)\""
      )
    case .captorIndex(let index, let count):
      return lines(
        "index \(index) is out of range: the captor has "
          + (count == 0 ? "no arguments" : counted(count, "argument")),
        [],
        "a captor has an argument for each call that its stub answered or its check matched; "
          + "check 'count' first"
      )
    case .captorType(let index, let value, let type, let requested):
      return lines(
        "the argument at index \(index) of the captor is "
          + (value == "nil" ? value : "\(value), \(article(type))")
          + ", but was read as \(article(requested))",
        [],
        "read it as \(article(type))"
      )
    case .noCallCanMatch(let fake, let member, let argument, let reason):
      return lines(
        "the test reads calls of \(SpryKit.headline(member, on: fake)) that no call can match", [],
        "\(argument): \(reason)")
    case .callTypes(let call, let types, let requested):
      return lines(
        "the arguments of the recorded call \(call) are of type \(types), "
          + "but were read as \(requested)",
        [],
        "read them as \(types)"
      )
    case .nothingToReturn(let spy, let member, let names, _):
      return lines(
        "'\(member)' on \(spy) has nothing to return",
        [],
        "set \(names.map { "'\($0)'" }.joined(separator: " or "))"
      )
    case .wrongSpyValue(let spy, let member, let name, let type, let expected, _):
      return lines(
        "'\(member)' on \(spy) returns \(expected), but '\(name)' gives "
          + value(ofType: type),
        [],
        "change it to give \(article(expected))"
      )
    case .other(let message):
      return message
    }
  }

  private func stubbedInstead(_ names: [String]) -> [String] {
    names.isEmpty
      ? [] : ["  stubbed but not called: \(names.map { "'\($0)'" }.joined(separator: ", "))"]
  }

  private func nearest(_ stubs: [String]) -> [String] {
    ["  the nearest \(stubs.count == 1 ? "stub" : "stubs"):"] + stubs
  }

  private func made(_ stub: String) -> [String] {
    ["  the stub was made at \(stub)"]
  }

  /// A value by the name of its type: `an Int`, or `nil`.
  private func value(ofType type: String) -> String {
    type == "nil" ? type : article(type)
  }

  /// All answers of a stub with a number of answers: `both answers`.
  private func allAnswers(_ count: Int) -> String {
    switch count {
    case 1: "the answer"
    case 2: "both answers"
    default: "all \(count) answers"
    }
  }

  /// A rounded time: `0.3 s` or `12 ms`.
  private func duration(_ seconds: Double) -> String {
    if seconds < 0.1 { return "\(max(1, Int(seconds * 1_000))) ms" }
    return "\(SpryDuration.seconds(Double(Int(seconds * 10)) / 10))"
  }

  private func headline(_ call: Call) -> String {
    SpryKit.headline(call.member, on: call.fake)
  }

  private func lines(_ first: String, _ seen: [String], _ fix: String) -> String {
    ([first] + seen + ["  \(fix)"]).joined(separator: "\n")
  }

  /// The name of a case for a member: its base name, or a word for an operator.
  private func caseName(for member: String) -> String {
    let base = String(member.prefix { $0 != "(" })
    guard base.first.map({ $0.isLetter || $0 == "_" }) == true else { return "operation" }
    return reservedWords.contains(base) ? "`\(base)`" : base
  }
}

/// The keywords that need backticks as the name of a case.
private let reservedWords: Set<String> = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
  "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol", "public",
  "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
  "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
  "return", "switch", "throw", "where", "while", "Any", "as", "false", "is", "nil", "self", "Self",
  "super", "throws", "true", "try",
]

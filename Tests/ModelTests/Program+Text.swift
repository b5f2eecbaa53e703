extension Program.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .int(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .optional(let value): value.map { "\($0)" } ?? "nil"
    case .nothing: ""
    }
  }
}

// A program as a test would write it.
extension Program {
  func text(_ face: Face) -> String {
    let type = face == .handwritten ? "HandwrittenGadget" : "FakeGadget"
    let words = Words(face: face, type: type)
    let scope = strictness == .normal ? "withSpry {" : "withSpry(strictness: .\(strictness)) {"
    let lines = ["let (a, b) = (\(type)(), \(type)())"] + operations.map(words.line)
    return ([scope] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }
}

private struct Words {
  let face: Face
  let type: String

  func line(_ operation: Program.Operation) -> String {
    switch operation {
    case .call(let target, let member, let arguments):
      let values = arguments.map { "\($0)" }
      let object = name(target)
      return switch member {
      case .title: "_ = \(object).title"
      case .setTitle: "\(object).title = \(values[0])"
      default: "_ = \(object).\(call(member, values))"
      }
    case .stub(let stub): return self.stub(stub)
    case .answer(let line, let answer): return "stub\(line)\(self.answer(answer))"
    case .reset(let target, let calls, let stubs):
      return
        "\(name(target)).reset\(calls && stubs ? "CallsAndStubs" : calls ? "Calls" : "Stubs")()"
    case .strictness(let target, let strictness):
      return "\(name(target)).strictness = .\(strictness)"
    case .received(let query, let count):
      return "expectHaveReceived(\(self.query(query))\(count.map { ", .\($0)" } ?? ""))"
    case .notReceived(let query): return "expectHaveNotReceived(\(self.query(query)))"
    case .read(let query): return "print(Array(\(self.query(query)).query))"
    case .order(let exactly, let lines, let since):
      return
        "expect\(exactly ? "Exactly" : "")InOrder\(since.map { "(since: mark\($0))" } ?? "") { "
        + lines.map(self.query).joined(separator: "; ") + " }"
    case .noOther(let targets, let ignored, let since):
      var arguments = [targets.map(name).joined(separator: ", ")]
      if targets == [.type] { arguments = ["type: \(type).self"] }
      if !ignored.isEmpty {
        arguments.append("ignoring: " + ignored.map(self.query).joined(separator: ", "))
      }
      if let since { arguments.append("since: mark\(since)") }
      return "expectNoOtherCalls(\(arguments.joined(separator: ", ")))"
    case .mark(let mark): return "let mark\(mark) = SpryMark()"
    case .scope(let strictness, let operations):
      return "withSpryScope\(strictness.map { "(strictness: .\($0))" } ?? "") { "
        + operations.map(line).joined(separator: "; ") + " }"
    }
  }

  private func stub(_ stub: Program.Stub) -> String {
    var text = "let stub\(stub.line) = \(name(stub.target)).stub"
    switch (face, stub.member) {
    case (.typed, .title): text += ".title"
    case (.typed, .setTitle): text += ".title.set(\(list(stub.matchers)))"
    case (.typed, _): text += ".\(call(stub.member, stub.matchers?.map(matcher) ?? []))"
    default:
      text += "(\(literal(stub.member)))"
      if let matchers = stub.matchers { text += ".with(\(list(matchers)))" }
    }
    text += stub.answers.map(answer).joined()
    if stub.afterLast != .repeatLast { text += ".afterLast(.\(stub.afterLast))" }
    if stub.isLenient { text += ".lenient()" }
    if let expected = stub.expected { text += ".expected(.\(expected))" }
    return text
  }

  private func answer(_ answer: Program.Answer) -> String {
    switch answer {
    case .returns(let value): ".andReturn(\(value))"
    case .throwing(let error): ".andThrow(Oops.\(error))"
    case .computes: ".andDo { /* computes */ }"
    case .runs(let operation, let value): ".andDo { \(line(operation)); return \(value) }"
    }
  }

  private func query(_ query: Program.Query) -> String {
    var text = "\(name(query.target))."
    switch (face, query.member) {
    case (.typed, .title): text += "calls.title"
    case (.typed, .setTitle): text += "calls.title.set(\(list(query.matchers)))"
    case (.typed, _): text += "calls.\(call(query.member, query.matchers?.map(matcher) ?? []))"
    default:
      text += "called(\(literal(query.member))"
      text += (query.matchers.map { ", with: \(list($0))" } ?? "") + ")"
    }
    switch query.outcome {
    case nil: break
    case .returned(let value): text += ".returned(\(value))"
    case .threwAny: text += ".threw(Oops.self)"
    case .threw(let error): text += ".threw(Oops.\(error))"
    }
    if let since = query.since { text += ".since(mark\(since))" }
    return text + (query.times.map { ".times(.\($0))" } ?? "")
  }

  private func name(_ target: Program.Target) -> String {
    target == .type ? type : "\(target)"
  }

  private func literal(_ member: Program.Member) -> String {
    "\"\(face == .handwritten && member == .setTitle ? "title" : member.rawValue)\""
  }

  private func call(_ member: Program.Member, _ arguments: [String]) -> String {
    var arguments = arguments
    if member == .add && !arguments.isEmpty { arguments[1] = "tag: " + arguments[1] }
    return "\(member)(\(arguments.joined(separator: ", ")))"
  }

  private func list(_ matchers: [Program.Matcher]?) -> String {
    (matchers ?? []).map(matcher).joined(separator: ", ")
  }

  private func matcher(_ matcher: Program.Matcher) -> String {
    let named = !face.isTyped
    let start = named ? "Argument." : "."
    return switch matcher {
    case .value(let value): "\(value)"
    case .any: named ? "Argument.anything" : ".any"
    case .anyOfType: "\(start)any(<#type#>)"
    case .not(let value): "\(start)not(\(value))"
    case .oneOf(let first, let second): "\(start)oneOf(\(first), \(second))"
    case .greater(let number): "\(start)greaterThan(\(number))"
    case .contains(let part): "\(start)contains(\"\(part)\")"
    case .isNil: "\(start)nil\(named ? "" : "()")"
    case .isSome: "\(start)\(named ? "nonNil" : "some()")"
    case .capture: named ? "captor" : ".capture(captor)"
    case .all(let first, let second): "\(start)all(\(self.matcher(first)), \(self.matcher(second)))"
    }
  }
}

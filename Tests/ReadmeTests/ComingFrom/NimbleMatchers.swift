import SpryKit

func haveReceived<Fake: Spyable>(
  _ name: Fake.Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1)
) -> Matcher<Fake> where Fake.Function: StringRepresentable {
  received { $0.didCall(name, withArguments: arguments, countSpecifier: countSpecifier) }
}

func haveReceived<Fake: Spyable>(
  _ name: Fake.ClassFunction, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1)
) -> Matcher<Fake.Type> where Fake.ClassFunction: StringRepresentable {
  received { $0.didCall(name, withArguments: arguments, countSpecifier: countSpecifier) }
}

func haveBeenCalled<Calls: MemberCalls>(_ count: CountSpecifier = .atLeast(1)) -> Matcher<Calls> {
  received { $0.didCall(count) }
}

func haveRecordedCalls<Fake: Spyable>() -> Matcher<Fake> { recorded { $0.recordedCalls } }

func haveRecordedCalls<Fake: Spyable>() -> Matcher<Fake.Type> { recorded { $0.recordedCalls } }

private func received<Value>(_ check: @escaping (Value) -> DidCallResult) -> Matcher<Value> {
  matcher {
    let result = check($0)
    let failures = [result.failureDescription, result.oppositeFailureDescription].compactMap { $0 }
    let status: MatcherStatus = failures.count == 2 ? .fail : MatcherStatus(bool: result.success)
    return MatcherResult(status: status, message: .fail(failures.joined(separator: "\n")))
  }
}

private func recorded<Value>(_ calls: @escaping (Value) -> [RecordedCall]) -> Matcher<Value> {
  matcher {
    let calls = calls($0)
    return MatcherResult(
      status: MatcherStatus(bool: !calls.isEmpty),
      message: .expectedCustomValueTo("have recorded calls", actual: "\(calls)"))
  }
}

private func matcher<Value>(_ check: @escaping (Value) -> MatcherResult) -> Matcher<Value> {
  nonisolated(unsafe) let check = check
  return Matcher { actual in
    try actual.evaluate().map(check)
      ?? MatcherResult(status: .fail, message: .fail("cannot be checked: the fake is nil"))
  }
}

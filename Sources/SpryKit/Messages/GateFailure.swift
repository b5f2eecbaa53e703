/// A wait at a gate that failed because too few callers came.
struct GateFailure: CustomStringConvertible {
  /// The stub that has the gate.
  let source: StubSource
  /// See ``SpryGate/kind``.
  let kind: String
  /// The number of callers that were expected.
  let count: Int
  let end: SpryGate.WaitResult
  /// The time after which the wait ended.
  let time: Duration
  /// The calls of the fake; nil if the fake was deallocated.
  let history: CallHistory?

  var description: String {
    switch end {
    case .timedOut(let held):
      let got = "got \(held == 0 ? "none" : "\(held)") within \(written(time))"
      return (["\(head), \(got)"] + evidence).joined(separator: "\n")
    case .testEnded:
      let test = history?.ended.map { "'\($0.test)'" } ?? "the test"
      return "\(head), and \(test), whose \(kind) it is, has ended"
    case .held, .cancelled: return head
    }
  }

  /// `'load(id:)' on FakeAPI: expected a caller at the gate of Tests.swift:12`.
  private var head: String {
    let name = history?.member(key: source.member)?.name ?? source.member
    let headline = history?.name.headline(name) ?? "'\(name)'"
    let callers = count == 1 ? "a caller" : "\(count) callers"
    return "\(headline): expected \(callers) at the gate of \(source.location)"
  }

  /// The last calls of the fake: another stub may have answered one.
  private var evidence: [String] {
    guard let history else { return ["  its \(kind) is gone"] }
    let calls = CallTimeline(of: [history], last: 5, named: false).linesWithCount
    return calls.isEmpty
      ? ["  \(history.nothingCalled())"]
      : ["  the last calls of \(history.name):"] + calls.map { "    \($0)" }
  }
}

/// A table with the columns "expected" and "received", which shows where the calls differ from the
/// steps.
struct OrderTable {
  /// The left side of a row.
  private enum Wanted {
    case nothing
    case step(Int)
    /// The step above, once more.
    case again
    /// The step above, this many times more.
    case more(Int)
  }

  private struct Row {
    var mark = " "
    var wanted = Wanted.nothing
    var call: Int?
  }

  private let steps: [OrderStep]
  private let timeline: CallTimeline
  private var rows: [Row] = []
  /// The index of the first row that differs.
  private var focus = 0

  /// The number of rows that are shown before the focus, and from the focus on.
  private static let most = (before: 8, after: 12)

  init(_ match: OrderMatch) {
    (steps, timeline) = (match.steps, match.timeline)
    let firstCall = Self.firstCallLeft(match)
    let firstStep = addMatched(match.matches, before: firstCall)
    var left = steps.indices.dropFirst(firstStep)
    var calls = timeline.calls.indices.dropFirst(firstCall)
    focus = rows.count
    let wanted: Wanted
    switch match.result {
    case .missing(let step, let count) where count > 0: wanted = .more(steps[step].least - count)
    case .tooMany(let step, _) where step < firstStep: wanted = .nothing
    case .tooMany(let step, _):
      left = steps.indices.dropFirst(step + 1)
      wanted = .step(step)
    case .fulfilled, .missing, .unexpected: wanted = left.popFirst().map(Wanted.step) ?? .nothing
    }
    rows.append(Row(mark: "✗", wanted: wanted, call: calls.popFirst()))
    while !left.isEmpty || !calls.isEmpty {
      rows.append(
        Row(wanted: left.popFirst().map(Wanted.step) ?? .nothing, call: calls.popFirst()))
    }
  }

  /// Returns the index of the first call that differs, or that is left.
  private static func firstCallLeft(_ match: OrderMatch) -> Int {
    switch match.result {
    case .fulfilled: match.timeline.calls.count
    case .missing: match.matches.last.map { $0.call + 1 } ?? 0
    case .tooMany(_, let call), .unexpected(let call, _): call
    }
  }

  /// Adds the rows before the first difference.
  ///
  /// - Returns: The first step that is left.
  private mutating func addMatched(
    _ matches: [(step: Int, call: Int)], before firstCall: Int
  ) -> Int {
    var matches = matches[...]
    var next = 0
    for call in 0..<firstCall {
      guard let match = matches.first, match.call == call else {
        rows.append(Row(call: call))
        continue
      }
      matches.removeFirst()
      // The steps between allow zero calls, and got none.
      while next < match.step {
        rows.append(Row(mark: "✓", wanted: .step(next)))
        next += 1
      }
      rows.append(
        Row(mark: "✓", wanted: next > match.step ? .again : .step(match.step), call: call))
      next = match.step + 1
    }
    return next
  }

  /// The table as lines. A long table is cut around the focus.
  var lines: [String] {
    let start = max(0, focus - Self.most.before)
    let end = min(rows.count, focus + Self.most.after)
    let shown = rows[start..<end]
    let calls = shown.compactMap(\.call).map { timeline.calls[$0] }
    var happened = zip(calls, timeline.positions.written(of: calls.map(\.call.number)))
      .map { "\($1) \(timeline.text(of: $0, brief))" }[...]
    var lines = columns(
      [("    expected", "received")]
        + shown.map { row in
          let left = "  \(row.mark) \(text(row.wanted))"
          guard let call = row.call, let text = happened.popFirst() else {
            return (left, row.mark == " " ? "" : "-")
          }
          let caller = row.mark == "✗" ? timeline.calls[call].call.callerWords : ""
          return (left, caller.isEmpty ? text : "\(text)   \(caller)")
        },
      widest: 64
    )
    if start > 0 {
      lines.insert("    … \(counted(callCount(rows[..<start]), "earlier call"))", at: 1)
    }
    if end < rows.count { lines.append("    … \(rest(rows[end...]))") }
    return lines
  }

  private func callCount(_ rows: ArraySlice<Row>) -> Int { rows.count { $0.call != nil } }

  private func rest(_ rows: ArraySlice<Row>) -> String {
    let steps = rows.count { if case .step = $0.wanted { true } else { false } }
    let calls = callCount(rows)
    return [
      steps > 0 ? "\(steps) more expected" : nil,
      calls > 0 ? "\(counted(calls, "more call"))" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func text(_ wanted: Wanted) -> String {
    switch wanted {
    case .nothing: return ""
    case .again: return "…"
    case .more(let count): return "… \(count) more"
    case .step(let index):
      let step = steps[index]
      let outcome = step.query.outcome.map { cutToBrief($0.words) } ?? ""
      let count = step.isCounted ? ", \(step.query.specifier)" : ""
      return call(step) + outcome + count
    }
  }

  /// Returns the expected call with its fake, as it is written in Swift, or only the name for any
  /// arguments.
  private func call(_ step: OrderStep) -> String {
    let fake = timeline.names[step.fake]
    var arguments = step.query.matchers.map { cutToBrief($0.description) }
    if timeline.fakes[step.fake].name.receiver == .closure {
      return arguments.isEmpty ? fake : MemberSignature("\(fake)(_:)").call(with: arguments)
    }
    // `host = _`, as the calls beside it.
    if arguments.isEmpty, MemberSignature(step.name).isWrite, !step.name.hasPrefix("subscript") {
      arguments = ["_"]
    }
    return "\(fake): "
      + (arguments.isEmpty
        ? MemberName.withoutParameterNames(step.name)
        : MemberSignature(step.name).call(with: arguments))
  }
}

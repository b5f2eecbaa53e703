/// A table with the columns "wanted" and "happened", which shows where the calls differ from the
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
  private let positions: CallPositions
  private var rows: [Row] = []
  /// The index of the first row that differs.
  private var focus = 0

  /// The number of rows that are shown before the focus, and from the focus on.
  private static let most = (before: 8, after: 12)

  init(
    _ steps: [OrderStep],
    _ timeline: CallTimeline,
    matches: [(step: Int, call: Int)],
    ending: OrderMatch.Ending
  ) {
    self.steps = steps
    self.timeline = timeline
    positions = timeline.positions
    var next = addMatched(matches, upTo: ending)
    var left = steps.indices.dropFirst(next)
    var calls = timeline.calls.indices.dropFirst(firstCallLeft(matches, ending))
    focus = rows.count
    switch ending {
    case .fulfilled: break
    case .missing(let step, let count) where count > 0:
      let missing = steps[step].least - count
      rows.append(Row(mark: "✗", wanted: .more(missing), call: calls.popFirst()))
    case .tooMany(let step, _):
      if step >= next {
        next = step + 1
        left = steps.indices.dropFirst(next)
        rows.append(Row(mark: "✗", wanted: .step(step), call: calls.popFirst()))
      } else {
        rows.append(Row(mark: "✗", call: calls.popFirst()))
      }
    case .missing, .unexpected:
      rows.append(
        Row(
          mark: "✗", wanted: left.popFirst().map { .step($0) } ?? .nothing, call: calls.popFirst())
      )
    }
    while !left.isEmpty || !calls.isEmpty {
      let wanted = left.popFirst().map { Wanted.step($0) } ?? .nothing
      rows.append(Row(wanted: wanted, call: calls.popFirst()))
    }
  }

  /// Adds the rows before the first difference.
  ///
  /// - Returns: The first step that is left.
  private mutating func addMatched(
    _ matches: [(step: Int, call: Int)],
    upTo ending: OrderMatch.Ending
  ) -> Int {
    var matches = matches[...]
    var next = 0
    for call in 0..<firstCallLeft(Array(matches), ending) {
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

  private func firstCallLeft(_ matches: [(step: Int, call: Int)], _ ending: OrderMatch.Ending)
    -> Int
  {
    switch ending {
    case .fulfilled: timeline.calls.count
    case .missing: matches.last.map { $0.call + 1 } ?? 0
    case .tooMany(_, let call), .unexpected(let call, _): call
    }
  }

  /// The table as lines. A long table is cut around the focus.
  var lines: [String] {
    let start = max(0, focus - Self.most.before)
    let end = min(rows.count, focus + Self.most.after)
    let shown = rows[start..<end]
    let calls = shown.compactMap(\.call).map { timeline.calls[$0] }
    var happened = zip(calls, positions.written(of: calls.map(\.call.number)))
      .map { "\($1) \(timeline.text(of: $0, brief))" }[...]
    var lines = columns(
      [("    wanted", "happened")]
        + shown.map { row in
          let left = "  \(row.mark) \(text(row.wanted))"
          guard let call = row.call, let text = happened.popFirst() else {
            return (left, row.mark == " " ? "" : "-")
          }
          return (left, text + callerWords(of: call, in: row))
        },
      widest: 64
    )
    if start > 0 {
      lines.insert("    … \(counted(callCount(rows[..<start]), "call")) before", at: 1)
    }
    if end < rows.count { lines.append("    … \(rest(rows[end...]))") }
    return lines
  }

  private func callCount(_ rows: ArraySlice<Row>) -> Int {
    rows.reduce(0) { $0 + ($1.call == nil ? 0 : 1) }
  }

  private func rest(_ rows: ArraySlice<Row>) -> String {
    let steps = rows.reduce(0) { count, row in
      if case .step = row.wanted { count + 1 } else { count }
    }
    let calls = callCount(rows)
    var parts: [String] = []
    if steps > 0 { parts.append("\(steps) more expected") }
    if calls > 0 { parts.append("\(counted(calls, "more call"))") }
    return parts.joined(separator: ", ")
  }

  /// The code that made the call of a row that differs, or nothing for other rows.
  private func callerWords(of call: Int, in row: Row) -> String {
    guard row.mark == "✗" else { return "" }
    let words = timeline.callerWords(of: timeline.calls[call])
    return words.isEmpty ? "" : "   \(words)"
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
      return step.call(in: timeline) + outcome + count
    }
  }
}

extension OrderStep {
  /// Returns the expected call with its fake, as it is written in Swift, or only the name for any
  /// arguments.
  func call(in timeline: CallTimeline) -> String {
    let query = query
    let fakeName = timeline.names[fake]
    let arguments = query.matchers.map { cutToBrief($0.description) }
    if timeline.fakes[fake].name.isClosure {
      return arguments.isEmpty ? fakeName : MemberSignature("\(fakeName)(_:)").call(with: arguments)
    }
    let name = member.map { timeline.members[$0].name } ?? query.member
    return "\(fakeName): "
      + (arguments.isEmpty
        ? MemberName.withoutParameterNames(name) : MemberSignature(name).call(with: arguments))
  }
}

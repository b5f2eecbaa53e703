extension Model {
  /// Runs a line of a program. Returns its result.
  func run(_ operation: Program.Operation) -> String {
    switch operation {
    case .call(let target, let member, let arguments):
      return "\(call(target, member, arguments))"
    case .stub(let stub): add(stub)
    case .answer(let line, let answer): stored(line).map { add(answer, to: $0) }
    case .reset(let target, let calls, let stubs): reset(target, calls: calls, stubs: stubs)
    // "Set `strictness` on a fake, or choose it for a whole test": the fake's own wins.
    case .strictness(let target, let strictness): own[target] = strictness
    case .received(let query, let count): return "\(verify(query, count))"
    case .notReceived(let query):
      // "`expectHaveNotReceived` expects no calls, and takes no count."
      return "\(query.times == nil && verify(query, .never))"
    case .read(let query):
      let found = matching(query)
      return found.map { "\($0.arguments) \($0.thrown)" }.joined(separator: ", ")
    case .order(let exactly, let lines, let since): return "\(order(exactly, lines, since))"
    case .noOther(let targets, let ignored, let since):
      return "\(verifyNoOther(targets, ignored, since))"
    case .mark(let mark): marks[mark] = number
    case .scope(let strictness, let operations): return run(operations, strictness)
    }
    return ""
  }

  /// "`withSpryScope` gives part of a test its own stubs and calls for static members, and does nothing
  /// else." The end of the test checks these stubs too.
  private func run(
    _ operations: [Program.Operation], _ strictness: Program.Strictness?
  ) -> String {
    let outer = (self.strictness, own[.type], known)
    let outerCalls = calls.filter { $0.target == .type }
    let outerStubs = stubs.filter { $0.spec.target == .type }
    calls.removeAll { $0.target == .type }
    stubs.removeAll { $0.spec.target == .type }
    own[.type] = nil
    known = known.filter { !$0.hasPrefix("\(Program.Target.type)") }
    if let strictness { self.strictness = strictness }
    let results = operations.map(run)
    ended.append(stubs.filter { $0.spec.target == .type })
    calls = (calls.filter { $0.target != .type } + outerCalls).sorted { $0.number < $1.number }
    stubs = outerStubs + stubs.filter { $0.spec.target != .type }
    (self.strictness, own[.type]) = (outer.0, outer.1)
    known = known.filter { !$0.hasPrefix("\(Program.Target.type)") }.union(outer.2)
    return results.joined(separator: "; ")
  }

  // MARK: Assertions

  /// "`since` omits calls made before the mark." A mark whose line was left out is at the start.
  private func mark(_ mark: Int?) -> Int { mark.flatMap { marks[$0] } ?? 0 }

  private func matching(_ query: Program.Query) -> [Call] {
    calls.filter { call in
      call.target == query.target && call.number > mark(query.since)
        && name(call.member) == name(query.member)
        && Self.matches(query.matchers, call.arguments) && matches(query.outcome, call)
    }
  }

  /// "`returned` and `threw` filter calls by outcome. A call that wasn't answered has no outcome."
  private func matches(_ outcome: Program.Outcome?, _ call: Call) -> Bool {
    switch outcome {
    case nil: true
    case .returned(let value): call.value == value
    case .threwAny: call.error != nil
    case .threw(let error): call.error == error
    }
  }

  /// An assertion marks the calls that it matches, and captures their arguments, whatever their number
  /// is: "An assertion that fails because of its count does" mark a call as expected.
  private func verify(_ query: Program.Query, _ count: Program.Count?) -> Bool {
    let found = matching(query)
    for call in found { verify(call, query) }
    // Two counts are a mistake.
    if count != nil && query.times != nil { return false }
    // "Without a count, one matching call is enough."
    let count = count ?? query.times ?? .atLeast(1)
    return !count.isMeaningless && count.allows(found.count)
      && !(count.allows(0) && mayBeMisspelled(query))
  }

  private func verify(_ call: Call, _ query: Program.Query) {
    call.isVerified = true
    capture(query.matchers, call)
  }

  /// By name on a generated fake: "An assertion that expects no calls to a member fails until the member
  /// is called or stubbed, because the literal may be misspelled." A property that was read has writes.
  private func mayBeMisspelled(_ query: Program.Query) -> Bool {
    let members = query.member == .setTitle ? [.setTitle, .title] : [query.member]
    return face == .named && !members.contains { known.contains(key(query.target, $0)) }
  }

  private func verifyNoOther(
    _ targets: [Program.Target], _ ignored: [Program.Query], _ since: Int?
  ) -> Bool {
    let allowed = Set(ignored.flatMap(matching).map(\.number))
    // "Property reads are always allowed."
    return calls.allSatisfy { call in
      !targets.contains(call.target) || call.number <= mark(since)
        || call.isVerified || call.member == .title || allowed.contains(call.number)
    }
  }

  /// "List the calls to one or more fakes in the order you expect them."
  private func order(_ exactly: Bool, _ lines: [Program.Query], _ since: Int?) -> Bool {
    // An order without lines, or with a count that is always or never met, checks nothing.
    for times in lines.compactMap(\.times) {
      // In an exact order, `.atLeast(0)` allows calls that would fail it otherwise.
      if exactly ? times.isNeverMet : times.isMeaningless { return false }
    }
    if lines.isEmpty { return false }
    let targets = Set(lines.map(\.target))
    let all = calls.filter {
      targets.contains($0.target) && $0.number > mark(since)
    }
    let matches = lines.map { line in Set(matching(line).map(\.number)) }
    var position = 0
    var taken = 0
    for (index, line) in lines.enumerated() {
      let matching = all.indices.filter {
        $0 >= position && matches[index].contains(all[$0].number)
      }
      let count = line.times
      var picked = Array(matching.prefix(1))
      if let count {
        // A line takes as many calls as its count needs, and then "all matching calls up to the first call
        // that matches the next line", or a line after it, if the lines between can be without calls.
        let needed = matching.prefix(max(0, count.least)).last.map { $0 + 1 } ?? position
        let rest = lines.indices.dropFirst(index + 1)
        let last = rest.first { (lines[$0].times ?? .once).least > 0 } ?? lines.count - 1
        let next = rest.filter { $0 <= last }
        let end =
          all.indices.first { call in
            call >= needed && next.contains { matches[$0].contains(all[call].number) }
          } ?? all.count
        picked = matching.filter { $0 < end }
      }
      // "`expectExactlyInOrder` allows no other calls to the fakes you list."
      let isOther = { index in exactly && picked[index] != position + index }
      let own = picked[..<(picked.indices.first(where: isOther) ?? picked.count)]
      // A line that fails still marks and captures the calls that its count allows, up to the first other
      // call.
      for call in own.prefix(count?.most ?? 1) { verify(all[call], line) }
      if own.count < picked.count || !(count ?? .once).allows(picked.count) { return false }
      taken += picked.count
      position = picked.last.map { $0 + 1 } ?? position
    }
    return !exactly || taken == all.count
  }

  /// What is compared after each line: the recorded calls, and what the captors have.
  var state: String {
    let recorded = Program.Target.allCases.map { target in
      calls.filter { $0.target == target }.map { "\(name($0.member).rawValue)\($0.arguments)" }
        .joined(separator: " ")
    }
    let captured = Program.Kind.allCases.compactMap { captors[$0].map { "\($0)" } }
    return (recorded + captured).joined(separator: " | ")
  }
}

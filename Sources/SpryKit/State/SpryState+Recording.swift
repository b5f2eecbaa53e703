extension SpryState {
  /// Records a call, and returns what is needed to answer it without the lock.
  ///
  /// - Parameters:
  ///   - function: the `#function` of the member.
  ///   - name: finds the member's name, the first time that the literal is seen. Runs without the
  ///     lock.
  func record<each Argument>(
    _ function: StaticString,
    _ arguments: repeat each Argument,
    name: () -> String
  ) -> Invocation {
    let (tables, member) = lockTables(at: function, name: name)
    defer { self.tables.unlock() }
    let chain = tables.pointee.chain(of: member)
    let call = chain.pointee.append(
      in: &tables.pointee.space,
      of: tables.pointee.log,
      repeat each arguments
    )
    return Invocation(call: call, log: tables.pointee.log, stubs: member.pointee.stubs)
  }

  /// Returns what is needed to answer a call that is not recorded.
  func passing<each Argument>(
    _ function: StaticString,
    _ arguments: repeat each Argument,
    name: () -> String
  ) -> Invocation {
    let stubs = lockTables(at: function, name: name).member.pointee.stubs
    tables.unlock()
    let log = CallLog()
    var space = BumpSpace()
    let chain = log.makeChain(in: &space)
    let call = chain.pointee.append(in: &space, of: log, repeat each arguments)
    return Invocation(call: call, log: log, stubs: stubs)
  }

  /// Takes the lock with the member of a `#function` at hand.
  private func lockTables(
    at function: StaticString,
    name: () -> String
  ) -> (tables: UnsafeMutablePointer<SpryTables>, member: UnsafeMutablePointer<Member>) {
    let tables = self.tables.lock()
    if let member = tables.pointee.member(literal: function.utf8Start) { return (tables, member) }
    self.tables.unlock()
    let name = name()
    _ = self.tables.lock()
    return (tables, tables.pointee.addLiteral(function.utf8Start, named: name))
  }
}

extension CallChain {
  /// Adds a call with its arguments.
  ///
  /// They are copied where they will lie. Nearly always the member was called with the same types
  /// before, and its layout is there; no other work is done for each call.
  mutating func append<each Argument>(
    in space: inout BumpSpace,
    of log: CallLog,
    _ arguments: repeat each Argument
  ) -> UnsafePointer<CallRecord> {
    var layout = layouts
    while let candidate = layout {
      var index = 0
      var fits = true
      repeat candidate.check((each Argument).self, &index, &fits)
      if fits && index == candidate.pointee.count { break }
      layout = candidate.pointee.next
    }
    if layout == nil {
      var builder = ArgumentLayoutBuilder()
      repeat builder.append((each Argument).self)
      layout = addLayout(builder, in: &space, of: log)
    }
    let record = append(layout: layout!, in: &space, of: log)
    var slot = layout!.pointee.slots
    repeat slot.write(each arguments, behind: record)
    return UnsafePointer(record.assumingMemoryBound(to: CallRecord.self))
  }
}

extension UnsafePointer<ArgumentLayout> {
  fileprivate func check<Value>(_ type: Value.Type, _ index: inout Int, _ fits: inout Bool) {
    if fits {
      fits = index < pointee.count && (pointee.slots + index).pointee.type == type
    }
    index += 1
  }
}

extension UnsafePointer<ArgumentLayout.Slot> {
  fileprivate mutating func write<Value>(_ value: Value, behind record: UnsafeMutableRawPointer) {
    (record + pointee.offset).assumingMemoryBound(to: Value.self).initialize(to: value)
    self += 1
  }
}

/// A call on its way: what was recorded, and the stubs as they were at that moment.
struct Invocation {
  let call: UnsafePointer<CallRecord>
  /// Keeps the record alive through a reset.
  let log: CallLog
  let stubs: StubList?
}

/// What a spy knows of one member: the calls it received, and what answers them.
///
/// A plain value in raw memory behind the lock of its ``SpyMemory``. What it holds is released by
/// hand, when the lock is given up: see ``destroy()``.
struct SpyMember {
  /// What the last call received.
  enum Received {
    case nothing
    /// The newest record.
    case newestRecord
    /// A value that was set, or kept when the records were replaced.
    case value(StoredValue)
  }

  var callsCount = 0
  /// The records that the newest chunk has room for; for a member without parameters, any number.
  private(set) var room = 0
  /// Whoever gets so far is given as many again. (`Int.max` is generic: 0.05 s of a build.)
  private static let noLimit = 1_000_000_000
  /// The place of the next record, if there is room for one.
  private var next = UnsafeMutableRawPointer(bitPattern: 16)!
  private var stride = 0
  private var chunk: Unmanaged<SpyChunk>?
  private var received = Received.nothing
  /// The return value, or the value of a property.
  private var value: StoredValue?
  private var error: StoredValue?
  /// A box of a closure; see ``PlainSpyClosure``.
  private var closure: Unmanaged<AnyObject>?

  init() {}

  /// Lets go of all that the member holds. Not under the lock: it may run a `deinit` of a user's.
  func destroy() {
    updateCount()
    chunk?.release()
    if case .value(let value) = received { value.destroy() }
    value?.destroy()
    error?.destroy()
    closure?.release()
  }
}

// A call.
extension SpyMember {
  /// Makes room for a record, before the arguments are written.
  ///
  /// - Returns: whether it is known how they lie.
  @inline(never)
  mutating func makeRoom() -> Bool {
    guard let previous = chunk?.takeRetainedValue() else { return false }
    previous.count = previous.capacity
    use(SpyChunk(previous.layout, after: previous))
    return true
  }

  /// Makes room for a record when it becomes known how the arguments lie.
  @inline(never)
  mutating func makeRoom(_ layout: SpyLayout, returning result: any Any.Type) {
    // So that a member which returns nothing is answered as all others.
    if result == Void.self, value == nil { value = StoredValue(()) }
    if layout.isEmpty { room = Self.noLimit } else { use(SpyChunk(layout, after: nil)) }
  }

  private mutating func use(_ new: SpyChunk) {
    chunk = .passRetained(new)
    room = new.capacity
    next = new.start
    stride = new.layout.stride
  }

  /// Counts the call and returns the place of its record, to be written at once.
  @inline(__always)
  mutating func addRecord() -> UnsafeMutableRawPointer {
    let place = next
    callsCount += 1
    room -= 1
    next = place + stride
    received = .newestRecord
    return place
  }

  /// Tells whether a value would be lost by ``addRecord()``.
  var hasSetReceived: Bool {
    if case .value = received { true } else { false }
  }

  /// The answer, where it is a value of exactly the member's return type.
  @inline(__always)
  func plainAnswer(_ type: any Any.Type) -> UnsafeRawPointer? {
    if closure == nil, error == nil, let value, value.type == type {
      return UnsafeRawPointer(value.pointer)
    }
    return nil
  }

  /// What answers, to be judged without the lock.
  func answer(to record: UnsafeMutableRawPointer) -> SpyAnswer {
    SpyAnswer(
      record: SpyRecord(start: record, chunk: chunk?.takeUnretainedValue()),
      error: error?.boxed,
      closure: closure?.takeUnretainedValue(),
      value: boxedValue
    )
  }

  var boxedValue: Any? { value?.boxed }
}

// The names. What is replaced is returned, to be dropped without the lock.
extension SpyMember {
  mutating func setValue(_ new: StoredValue?) -> StoredValue? {
    defer { value = new }
    return value
  }

  mutating func setError(_ new: StoredValue?) -> StoredValue? {
    defer { error = new }
    return error
  }

  mutating func setClosure(_ new: AnyObject?) -> AnyObject? {
    defer { closure = new.map(Unmanaged.passRetained) }
    return closure?.takeRetainedValue()
  }

  mutating func setReceived(_ new: StoredValue?) -> StoredValue? {
    defer { received = new.map(Received.value) ?? .nothing }
    if case .value(let old) = received { return old }
    return nil
  }

  mutating func setInvocations<Argument>(_ new: [Argument]) -> SpyChunk? {
    // What was received last stays.
    if case .newestRecord = received { received = .value(StoredValue(newestRecord(Argument.self))) }
    updateCount()
    let old = chunk?.takeRetainedValue()
    chunk = new.isEmpty ? nil : .passRetained(SpyChunk(new))
    room = 0
    return old
  }

  func currentValue<Value>(_: Value.Type) -> Value? { value?.exactly(Value.self) }

  func currentError<Failure>(_: Failure.Type) -> Failure? { error?.exactly(Failure.self) }

  var currentClosure: AnyObject? { closure?.takeUnretainedValue() }

  func currentReceived<Argument>(_: Argument.Type) -> Argument? {
    switch received {
    case .nothing: nil
    case .newestRecord: newestRecord(Argument.self)
    case .value(let value): value.exactly(Argument.self)
    }
  }

  func invocations<Argument>(_: Argument.Type) -> [Argument] {
    updateCount()
    return chunk?.takeUnretainedValue().all(as: Argument.self) ?? []
  }

  private func newestRecord<Argument>(_: Argument.Type) -> Argument {
    (next - stride).assumingMemoryBound(to: Argument.self).pointee
  }

  private func updateCount() {
    chunk?._withUnsafeGuaranteedRef { $0.count = $0.capacity - room }
  }
}

extension StoredValue {
  /// The value, if it was stored as of this very type.
  fileprivate func exactly<Value>(_: Value.Type) -> Value? {
    type == Value.self ? pointer.assumingMemoryBound(to: Value.self).pointee : nil
  }

  /// A copy of the value. Making it runs no code of a user's, as a cast may.
  fileprivate var boxed: Any {
    func load<Value>(_: Value.Type) -> Any { pointer.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }
}

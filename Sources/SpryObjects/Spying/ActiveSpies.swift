internal import SpryKit

/// The active spies of the process.
enum ActiveSpies {
  private static let spies = Locked(SpyLists())

  static func add(_ spy: SpyRecorder) {
    spies.withLock { $0.add(spy) }
  }

  static func remove(_ spy: SpyRecorder) {
    spies.drop { $0.remove(spy) }
  }

  /// The active spies on an object or class with this identity, the newest first.
  ///
  /// The caller checks each of them: it may not see the call, see ``SpyRecorder/seesCalls``.
  static func spies(on subject: ObjectIdentifier) -> [SpyRecorder] {
    spies.withLock { $0.bySubject[subject] ?? [] }
  }
}

private struct SpyLists {
  /// The active spies on each object or class, the newest first. A list is replaced and never
  /// changed, because calls read it without the lock.
  private(set) var bySubject: [ObjectIdentifier: [SpyRecorder]] = [:]
  private var count = 0

  mutating func add(_ spy: SpyRecorder) {
    bySubject[spy.subject.id] = [spy] + (bySubject[spy.subject.id] ?? [])
    change(by: 1)
  }

  /// - Returns: The removed spy, which must be released outside the lock.
  mutating func remove(_ spy: SpyRecorder) -> SpyRecorder? {
    guard let spies = bySubject[spy.subject.id], spies.contains(where: { $0 === spy }) else {
      return nil
    }
    let others = spies.filter { $0 !== spy }
    bySubject[spy.subject.id] = others.isEmpty ? nil : others
    change(by: -1)
    return spy
  }

  private mutating func change(by difference: Int) {
    count += difference
    SpySwitch.activeSpies.set(count)
  }
}

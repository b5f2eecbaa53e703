/// An object that a scope notifies of its end. It keeps things other than fakes for the length of a
/// test, and then releases them.
package protocol ScopeEndObserver: AnyObject, Sendable {
  func scopeEnded(_ scope: SpryScope)
}

extension SpryScope {
  /// Adds the state of a fake that is made in the scope.
  func add(_ state: SpryState) {
    contents.drop { $0.add(state) }
  }

  /// Adds an object that is notified of the end of the scope.
  package func addEndObserver(_ observer: any ScopeEndObserver) {
    contents.drop { $0.add(observer) }
  }
}

/// The contents of a scope: live fakes, and the issues of fakes that were already deallocated.
struct ScopeContents {
  private var states = WeakList()
  /// The number of states, until they have added their issues. A state that is being deallocated
  /// counts, but is not alive.
  private(set) var stateCount = 0
  private var endObservers = WeakList()
  /// The issues of fakes that were already deallocated, and misuse that waits for the end.
  private var issues = EndOfTestIssues()
  private var knownStubs: Set<EndOfTestIssues.Stub> = []
  private var knownUses: Set<UsedStub> = []
  /// The misuse that was reported, by its identity.
  private var reports: [RepeatedMisuse.Identity: Int] = [:]
  /// Set when the scope has ended; after that nothing is added.
  private(set) var scopeEnd: ScopeEnd?

  /// The states of live fakes, in the order in which they were made.
  var liveStates: [SpryState] { states.living.compactMap { $0 as? SpryState } }

  /// Whether misuse waits for the end.
  var keepsMisuse: Bool { !issues.misuse.isEmpty }

  /// Adds the state of a fake.
  ///
  /// - Returns: Objects that the caller must release outside the lock.
  mutating func add(_ state: SpryState) -> [AnyObject] {
    guard scopeEnd == nil else { return [] }
    stateCount += 1
    return states.append(state)
  }

  /// Adds an object that is notified of the end.
  ///
  /// - Returns: Objects that the caller must release outside the lock.
  mutating func add(_ observer: any ScopeEndObserver) -> [AnyObject] {
    scopeEnd == nil ? endObservers.append(observer) : []
  }

  /// Adds the issues of a fake that is deallocated before the end.
  mutating func add(_ issues: EndOfTestIssues) {
    // After the end, nobody reads them.
    guard scopeEnd == nil else { return }
    var new = issues
    // A test may make any number of fakes, all with the same few stubs.
    new.stubs.removeAll { !knownStubs.insert($0).inserted }
    self.issues.add(new)
  }

  /// Adds the used stubs of a fake that is deallocated before the end.
  mutating func add(used stubs: [StubRule.Origin]) {
    guard scopeEnd == nil else { return }
    for stub in stubs where knownUses.insert(UsedStub(stub)).inserted {
      issues.stubs.append(EndOfTestIssues.Stub(used: stub))
    }
  }

  /// Counts a state less, which was deallocated, and has added its issues.
  mutating func removeState() { stateCount -= 1 }

  /// Counts misuse. Returns the same misuse, if it was counted before.
  mutating func repeated(_ misuse: Misuse, _ location: SpryLocation) -> Misuse? {
    let identities = RepeatedMisuse.Identity.all(of: misuse, at: location)
    let known = identities.compactMap { reports[$0] }.first
    for identity in identities { reports[identity] = known ?? issues.repeated.count }
    guard let known else {
      issues.repeated.append(RepeatedMisuse(misuse: misuse, location: location))
      return nil
    }
    issues.repeated[known].count += 1
    return issues.repeated[known].misuse
  }

  /// Counts misuse as not reported.
  mutating func forget(_ misuse: Misuse, _ location: SpryLocation) {
    for identity in RepeatedMisuse.Identity.all(of: misuse, at: location) {
      reports[identity] = nil
    }
  }

  /// Keeps misuse for the end. Returns false if the scope has ended already.
  mutating func keepForEnd(_ misuse: Misuse, _ location: SpryLocation) -> Bool {
    // The scope has ended: the caller reports it.
    guard scopeEnd == nil else { return false }
    issues.misuse.append((misuse, location))
    return true
  }

  /// Removes everything and marks the scope as ended.
  ///
  /// - Returns: The contents so far.
  mutating func end(
    _ end: ScopeEnd
  ) -> (observers: [any ScopeEndObserver], issues: EndOfTestIssues) {
    let observers = endObservers.living.compactMap { $0 as? any ScopeEndObserver }
    let contents = (observers, issues)
    self = ScopeContents()
    scopeEnd = end
    return contents
  }
}

/// A used stub, by the addresses of the literals that name its file and its maker. A test makes any
/// number of fakes, and to hash the texts each time would take as long as their stubs.
private struct UsedStub: Hashable {
  private let file: UInt
  private let line: UInt
  private let maker: UInt

  init(_ stub: StubRule.Origin) {
    file = UInt(bitPattern: stub.location.file.utf8Start)
    line = stub.location.line
    maker = UInt(bitPattern: stub.maker.utf8Start)
  }
}

/// Objects that the list does not keep alive.
struct WeakList {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  private var countToPrune = 64

  /// The objects that are alive, in the order in which they were added.
  var living: [AnyObject] { references.compactMap(\.object) }

  /// Adds an object; when the list has doubled, removes the references to deallocated objects.
  ///
  /// - Returns: Objects that the caller must release outside its lock: the list may hold the last
  ///   reference to one for a moment.
  mutating func append(_ object: AnyObject) -> [AnyObject] {
    defer { references.append(Reference(object: object)) }
    // Pruned at each doubling, so that adding takes constant time on average.
    guard references.count >= countToPrune else { return [] }
    let living = living
    references = living.map(Reference.init)
    countToPrune = max(64, 2 * living.count)
    return living
  }
}

/// The tables of a member of a fake: the calls that it received, and the stubs that answer them.
///
/// A class, so that a call in progress refers to its member without a search.
///
/// `@unchecked Sendable`: the lock of the state guards what changes.
final class MemberTable: @unchecked Sendable {
  /// See ``StringRepresentable/key``.
  let key: String
  /// Where the fake made the first call, which has the name; `nil` before that call.
  var site: Call.Site?
  /// The `#function` literal of the first call, or 0 before that call; see ``Call.Site/literal``.
  @exclusivity(unchecked) var literal: UInt = 0
  /// The calls, oldest first. Another thread reads a copy: see `unsharedCopy`.
  @exclusivity(unchecked) var calls: [Call] = []
  @exclusivity(unchecked) var stubs = StubList()
  /// The number of calls that are chosen and have not ended, without those that a value answers.
  var runningCount = 0
  /// The types of the results that calls were to return, except those that a value answered.
  private(set) var results: [any Any.Type] = []
  /// The types of the parameters, and the line in the fake from which the runtime got them. Overloads
  /// of one name have several.
  @exclusivity(unchecked) var typedLine: UInt = 0
  private(set) var parameterTypes: [(line: UInt, types: [any Any.Type])] = []
  /// Whether a reset removed stubs.
  var wereStubsReset = false
  /// What the names of a spy add, from the first call on.
  var spied: SpyMemberState?

  init(key: String) { self.key = key }

  /// Whether the fake answers calls to the member, and records none.
  var isOnlyAnswered = false

  /// The value that late calls get: see ``SpryState/keepLastValues()``.
  var lateValue: StubValue?

  /// The name of a closure in messages; `nil` for a member.
  var closureName: String?

  /// The name by which the member was stubbed last; `nil` if it was never stubbed.
  var stubbedName: String?

  /// How the key spells the member.
  enum Spelling: Equatable {
    /// As a call or the compiler does.
    case whole
    /// By its base name, in a literal of a test; with the whole name, once it is known.
    case base(of: String?)
  }

  var spelling = Spelling.whole

  /// Why calls to the member get no answer, if no name of the fake stands for it.
  var misnaming: Misnaming?

  /// The name of the member in messages. The first call has the best name.
  var name: String { closureName ?? site?.memberName ?? stubbedName ?? key }

  /// The location of the newest stub, or `nil` if there is none.
  var newestStub: SpryLocation? {
    // A typed stub has no line before its first verb.
    (stubs.all + stubs.unfinished.filter { $0.location.line > 0 })
      .max { $0.number < $1.number }?.location
  }

  /// Whether calls to a function belong to the member, if its key is the name of the function.
  func isKnown(as function: String) -> Bool {
    site.map { $0.function.description == function } ?? (spelling == .whole)
  }

  /// The name as `#function` spells it, as far as it is known.
  var wholeName: String {
    if case .base(let name?) = spelling { return name }
    return site?.function.description ?? key
  }

  /// Keeps the types of the parameters of a member.
  func add(parameterTypes types: [any Any.Type], at line: UInt) {
    typedLine = line
    if !parameterTypes.contains(where: { $0.line == line }) { parameterTypes.append((line, types)) }
  }

  /// The name of the member with its labels, or `nil` if no call has shown it.
  var knownName: String? {
    if case .base(let name?) = spelling { return name }
    return site?.memberName
  }

  /// The numbers of arguments of the calls so far, including calls that a reset removed. Overloads of
  /// one name, and the reads and writes of a property, have several.
  var argumentCounts: Set<Int> { Set(parameterTypes.map(\.types.count)) }

  /// Returns whether the parameter at an index takes values that a matcher is for, as far as is known.
  func canTake(_ index: Int, _ matcher: ArgumentMatcher) -> Bool {
    let parameters = parameterTypes.compactMap { line in
      line.types.indices.contains(index) ? line.types[index] : nil
    }
    return parameters.isEmpty || parameters.contains(where: matcher.canMatch)
  }

  /// Keeps the type of the result that a call is to return. Overloads of one name have several.
  func add(result: any Any.Type) {
    if !results.contains(where: { $0 == result }) { results.append(result) }
  }
}

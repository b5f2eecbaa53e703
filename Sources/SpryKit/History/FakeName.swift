extension SpryFake {
  /// The fake's name, which messages show beside its type. The default is `nil`.
  ///
  /// ```swift
  /// let primary = FakeDB()
  /// primary.spryName = "primary"  // 'save(_:)' on FakeDB "primary": expected …
  /// ```
  ///
  /// A message about several fakes with the same type and name numbers the fakes: `FakeDB #1`.
  public var spryName: String? {
    get { spryState.contents.withLock { $0.givenName } }
    set {
      let fakeType = type(of: self)
      spryState.contents.withLock { contents in
        if contents.fakeType == nil { contents.fakeType = fakeType }
        contents.givenName = newValue
      }
    }
  }

  /// The type and the name of this fake, as messages show them.
  package var spryLabel: String {
    fakeName(type(of: self), spryName)
  }
}

/// Returns the text for a fake in messages: its type as a user writes it, and the name that a test
/// gave it.
func fakeName(_ type: Any.Type, _ name: String? = nil) -> String {
  let receiver = SpryReceiver(type)
  if receiver == .object || receiver == .closure { return name ?? "a spy" }
  let type = String(describing: type)
  return name.map { "\(type) \"\($0)\"" } ?? type
}

/// Returns a different name for each of several fakes, for one message.
///
/// Fakes outside a test that have the same name are numbered here. A type gets `.self` if one of
/// the fakes has its name.
func namesApart(_ fakes: [CallHistory]) -> [String] {
  let instances = fakes.filter { !$0.state.isOfType }
  let labels = Set(instances.map(\.name.label))
  let totals = Dictionary(instances.map { ($0.name.description, 1) }, uniquingKeysWith: +)
  var seen: [String: Int] = [:]
  return fakes.map { fake in
    let name = fake.name.description
    if fake.state.isOfType { return labels.contains(name) ? "\(name).self" : name }
    guard totals[name]! > 1 else { return name }
    seen[name, default: 0] += 1
    return "\(name) #\(seen[name]!)"
  }
}

/// The name of a fake in messages. Its text is made only for a message.
struct FakeName: CustomStringConvertible {
  /// The name that a test gave the fake.
  let given: String?
  let type: (any Any.Type)?
  /// The state of the fake, which has its test, or `nil` to leave out the number.
  var state: SpryState?

  /// The label. If other fakes of the test have the same, a number follows: `FakeDB #2`.
  var description: String {
    guard let position, position.count > 1 else { return label }
    return "\(label) #\(position.number)"
  }

  /// The type and the name.
  var label: String { type.map { fakeName($0, given) } ?? "a fake" }

  /// The label, and the position among all fakes of the test. A fake has no label before its first use, so
  /// its number among those with the same label can change.
  var identity: String {
    guard let state, !state.isOfType, let test = state.scope?.owner,
      let index = test.states.filter({ !$0.isOfType }).firstIndex(where: { $0 === state })
    else { return label }
    return "\(label) #\(index)"
  }

  /// The position, from 1, among the fakes of the test with the same label, in the order in which they
  /// were made, and their number.
  private var position: (number: Int, count: Int)? {
    guard let state, !state.isOfType, let test = state.scope?.owner else { return nil }
    let label = label
    let alike = test.states.filter {
      !$0.isOfType && $0.contents.withLock { $0.name }.label == label
    }
    return alike.firstIndex { $0 === state }.map { ($0 + 1, alike.count) }
  }

  /// `spy` or `fake`, for a message that does not name it.
  var kind: String { receiver == .object ? "spy" : "fake" }

  /// What the name is of, or `nil` before the first use of a fake.
  var receiver: SpryReceiver? { type.map { SpryReceiver($0) } }

  /// Returns the start of a message about a member of the fake.
  func headline(_ member: String) -> String {
    SpryKit.headline(member, on: description, isClosure: receiver == .closure)
  }
}

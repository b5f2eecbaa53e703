extension SpryFake {
  /// What messages call this fake besides its type; nil, the default, for nothing.
  ///
  /// ```swift
  /// let primary = FakeDB()
  /// primary.spryName = "primary"  // 'save(_:)' on FakeDB "primary": expected …
  /// ```
  ///
  /// Without names, two fakes of a type that are in one message are numbered there: `FakeDB #1`.
  public var spryName: String? {
    get { spryState.tables.withLock { $0.givenName } }
    set {
      let fakeType = type(of: self)
      spryState.tables.withLock { tables in
        if tables.fakeType == nil { tables.fakeType = fakeType }
        tables.givenName = newValue
      }
    }
  }

  /// What messages call this fake.
  package var spryLabel: String {
    fakeName(type(of: self), spryName)
  }
}

/// A fake that messages call only by its name, without its type.
package protocol NamedFake {}

extension SpryFake where Self: NamedFake {
  /// Sets the name of the fake in messages.
  package func beNamed(_ name: String) { spryName = name }
}

/// The name of a fake: its type as a user writes it, and the name that a test gave it.
func fakeName(_ type: Any.Type, _ name: String? = nil) -> String {
  if type is any NamedFake.Type { return name ?? "a spy" }
  let type = String(describing: type)
  return name.map { "\(type) \"\($0)\"" } ?? type
}

/// The names of several fakes in one message, so that they can be told apart.
///
/// Of those that would be called the same, each gets its place among them. A type beside a fake of
/// it is called by its metatype.
func namesApart(_ fakes: [CallHistory]) -> [String] {
  let names = fakes.map(\.name.description)
  let labels = zip(fakes, names).map { ($0.state.isOfType ? "type " : "") + $1 }
  var totals: [String: Int] = [:]
  for label in labels { totals[label, default: 0] += 1 }
  var seen: [String: Int] = [:]
  return fakes.indices.map { index in
    let (name, label) = (names[index], labels[index])
    if fakes[index].state.isOfType { return totals[name] == nil ? name : "\(name).self" }
    guard totals[label]! > 1 else { return name }
    seen[label, default: 0] += 1
    return "\(name) #\(seen[label]!)"
  }
}

/// The name of a fake in messages. Its text is made only when a message is written.
struct FakeName: CustomStringConvertible {
  /// The name that a test gave it.
  let given: String?
  let type: (any Any.Type)?

  var description: String { type.map { fakeName($0, given) } ?? "a fake" }

  /// The kind of fake, for a message that does not name it.
  var kind: String { type is any NamedFake.Type ? "spy" : "fake" }
}

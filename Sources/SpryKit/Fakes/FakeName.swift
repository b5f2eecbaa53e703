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
      let double = type(of: self)
      spryState.tables.withLock { tables in
        if tables.double == nil { tables.double = double }
        tables.givenName = newValue
      }
    }
  }

  /// What messages call this fake.
  package var spryLabel: String {
    fakeName(type(of: self), spryName)
  }
}

/// A double whose name says all, and its type nothing besides.
package protocol NamedFake {}

extension SpryFake where Self: NamedFake {
  /// Sets what messages call the double.
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
  let doubles = fakes.map(\.double.description)
  let labels = zip(fakes, doubles).map { ($0.isOfType ? "type " : "") + $1 }
  var totals: [String: Int] = [:]
  for label in labels { totals[label, default: 0] += 1 }
  var seen: [String: Int] = [:]
  return fakes.indices.map { index in
    let (double, label) = (doubles[index], labels[index])
    if fakes[index].isOfType { return totals[double] == nil ? double : "\(double).self" }
    guard totals[label]! > 1 else { return double }
    seen[label, default: 0] += 1
    return "\(double) #\(seen[label]!)"
  }
}

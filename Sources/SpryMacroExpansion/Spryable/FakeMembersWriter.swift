import DeclarationParser

/// Writes the ways to the typed members in a fake: `fake.stub` and `fake.calls`, and those of the type.
struct FakeMembersWriter {
  /// The name of the fake.
  let owner: String
  let accessPrefix: String
  /// The names of the fake's members, which the ways must not hide.
  let taken: Set<String>

  /// Writes the type of the members, and the properties that give it.
  func write(
    conformingTo conformance: String,
    typealiases: [String] = [],
    to writer: inout SourceWriter,
    members: (inout SourceWriter) -> Void = { _ in }
  ) {
    writer.block("nonisolated \(accessPrefix)struct Members<SpryRole>: \(conformance)") { writer in
      writer.line("\(accessPrefix)typealias SpryOwner = \(owner)")
      writer.lines(typealiases)
      writer.line("\(accessPrefix)let spryState: SpryState")
      members(&writer)
    }
    for (name, role) in [("stub", "StubRole"), ("calls", "CallRole")] {
      let type = "Members<\(role)>"
      let way = Self.way(to: name, taken: taken)
      writer.line(
        "nonisolated \(accessPrefix)var \(way): \(type) { \(type)(spryState: spryState) }")
      writer.line("nonisolated \(accessPrefix)static var \(way): \(type).Type { \(type).self }")
    }
  }

  /// The name of the property that gives the typed members: `spryStub` if the fake has a member `stub`.
  static func way(to name: String, taken: Set<String>) -> String {
    taken.contains(name) ? "spry" + name.capitalizedFirst : name
  }
}

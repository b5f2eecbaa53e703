/// Writes the properties `stub` and `calls` of a fake and of its type, which give its typed
/// members.
struct StubAndCallsProperties {
  /// The name of the fake.
  let owner: String
  let accessPrefix: String
  /// The names of the fake's members, which the properties must not hide.
  let taken: Set<String>
  /// Whether the fake has other answers than stubs.
  let hasOwnAnswers: Bool
  let statics: Statics

  /// How the type of the fake gets its typed static members.
  ///
  /// It has the properties only if there can be such members: beside a static property, every error
  /// about an argument of an instance member begins with "static member 'stub' cannot be used on
  /// instance of type". A class declares its conformances itself, so that it cannot be without.
  enum Statics {
    case none, ownProperties
    /// By the conformance to `SpryStaticFake`, of this fake or of a parent's.
    case conformance
  }

  /// Writes the type of the members, and the properties that give it.
  ///
  /// - Parameter members: The members of the type, or `nil` if it inherits all of them.
  func write(
    conformingTo conformance: String,
    typealiases: [String] = [],
    containing members: TypedMembers?,
    to writer: inout SourceWriter
  ) {
    let areNonisolated = members?.areNonisolated ?? true
    // Each member of a type that is not `nonisolated` states its own isolation.
    let (isolation, own) = areNonisolated ? ("nonisolated ", "") : ("", "nonisolated ")
    writer.block(
      "\(isolation)\(accessPrefix)struct SpryMembers<SpryRole>: \(own)\(conformance)"
    ) { writer in
      writer.line("\(accessPrefix)typealias SpryOwner = \(owner)")
      writer.lines(typealiases)
      writer.line("\(own)\(accessPrefix)let spryState: SpryState")
      if !areNonisolated {
        writer.line("nonisolated init(spryState: SpryState) { self.spryState = spryState }")
      }
      members?.write(to: &writer)
    }
    let stubRole = hasOwnAnswers ? "SpryOwnAnswerStubRole" : "SpryStubRole"
    for (name, role) in [("stub", stubRole), ("calls", "SpryCallRole")] {
      let type = "SpryMembers<\(role)>"
      let property = Self.property(name, taken: taken)
      writer.line(
        "nonisolated \(accessPrefix)var \(property): \(type) { \(type)(spryState: spryState) }")
      switch statics {
      case .none: break
      case .ownProperties:
        writer.line(
          "nonisolated \(accessPrefix)static var \(property): \(type).Type { \(type).self }")
      case .conformance:
        writer.line("\(accessPrefix)typealias Spry\(name.capitalizedFirst)Members = \(type)")
      }
    }
  }

  /// The name of a property: `spryStub` if the fake has a member `stub`.
  static func property(_ name: String, taken: Set<String>) -> String {
    taken.contains(name) ? "spry" + name.capitalizedFirst : name
  }
}

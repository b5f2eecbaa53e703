/// Writes `final class FakeX: X, Spryable` for a protocol.
struct SpryableProtocol {
  private let faked: FakedProtocol
  private let instanceNames: NameEnum
  private let classNames: NameEnum
  private let body: SpryableBody

  init(_ faked: FakedProtocol) {
    self.faked = faked
    let members = faked.members.all
    instanceNames = NameEnum("Function", for: members.filter { !$0.isStatic }, in: faked.source)
    classNames = NameEnum("ClassFunction", for: members.filter(\.isStatic), in: faked.source)
    body = SpryableBody(renderer: faked.renderer, typeName: faked.className)
  }

  func expansion() -> String {
    faked.expansion(head: head) { writer in
      let prefix = faked.accessLevel.memberPrefix
      writer.line("\(faked.isActor ? "nonisolated " : "")\(prefix)let spryState = SpryState()")
      writer.lines(faked.typealiases)
      instanceNames.write(faked.members, prefix: prefix, to: &writer)
      classNames.write(faked.members, prefix: prefix, to: &writer)
      if !faked.members.all.contains(where: \.isPlainInitializer) {
        writer.line("\(prefix)init() {}")
      }
      writer.write(faked.members, write)
    }
  }

  private var head: String {
    let conformances =
      [faked.type.name.quoted, spryableConformance] + (faked.isActor ? [] : ["Sendable"])
    return faked.accessPrefix + faked.isolationPrefix
      + (faked.isActor ? "actor " : "final class ") + faked.className
      + faked.genericParameters + ": " + conformances.joined(separator: ", ")
      + faked.requirements
  }

  private func write(_ member: Member, to writer: inout SourceWriter) {
    let identity = (member.isStatic ? classNames : instanceNames).identity(of: member)
    writer.block(faked.head(of: member)) { body.write(member, identity: identity, to: &$0) }
  }
}

/// The conformance of a fake. Without `nonisolated`, a default isolation to the main actor would
/// apply to it, and other actors could not use it.
let spryableConformance = "nonisolated Spryable"

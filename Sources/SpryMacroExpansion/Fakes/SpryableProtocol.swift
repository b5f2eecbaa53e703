/// Writes `final class FakeX: X, Spryable` for a protocol.
final class SpryableProtocol {
  private let double: ProtocolDouble
  private let instanceNames: NameEnum
  private let classNames: NameEnum
  private let body: SpryableBody

  init(_ double: ProtocolDouble) {
    self.double = double
    let members = double.members.all
    instanceNames = NameEnum("Function", for: members.filter { !$0.isStatic }, in: double.source)
    classNames = NameEnum("ClassFunction", for: members.filter(\.isStatic), in: double.source)
    body = SpryableBody(renderer: double.renderer, typeName: double.name)
  }

  func expansion() -> String {
    var writer = SourceWriter()
    if let flag = double.arguments.flag { writer.line("#if \(flag)") }
    writer.lines(double.classAttributes)
    writer.block(head) { writer in
      let prefix = double.accessLevel.memberPrefix
      writer.line("\(double.isActor ? "nonisolated " : "")\(prefix)let spryState = SpryState()")
      writer.lines(double.typealiases)
      instanceNames.write(double.members, prefix: prefix, to: &writer)
      classNames.write(double.members, prefix: prefix, to: &writer)
      if !double.members.all.contains(where: \.isPlainInitializer) {
        writer.line("\(prefix)init() {}")
      }
      write(double.members, to: &writer)
    }
    if double.arguments.flag != nil { writer.line("#endif") }
    return writer.text
  }

  private var head: String {
    let conformances =
      [double.type.name.quoted, spryableConformance]
      + (double.isActor ? [] : ["Sendable"])
    return double.accessPrefix + double.isolationPrefix
      + (double.isActor ? "actor " : "final class ") + double.name
      + double.genericParameters + ": " + conformances.joined(separator: ", ")
      + double.requirements
  }

  private func write(_ members: [MemberTree], to writer: inout SourceWriter) {
    for tree in members {
      switch tree {
      case .member(let member): write(member, to: &writer)
      case .conditional(let clauses):
        for clause in clauses {
          writer.line(clause.directive)
          write(clause.members, to: &writer)
        }
        writer.line("#endif")
      }
    }
  }

  private func write(_ member: Member, to writer: inout SourceWriter) {
    let identity = (member.isStatic ? classNames : instanceNames).identity(of: member)
    writer.block(double.head(of: member)) { writer in
      switch member.kind {
      case .function, .initializer: body.write(member, identity: identity, to: &writer)
      case .property, .subscript: body.writeAccessors(member, identity: identity, to: &writer)
      }
    }
  }
}

extension Member {
  /// `init()`
  var isPlainInitializer: Bool {
    kind == .initializer && parameters.isEmpty && genericParameters == nil
  }
}

import DeclarationParser

// The roles of `@Spryable` that implement a class, and the extensions with the members of a fake.
extension Expander {
  func members(for request: MacroRequest) -> String {
    SpryableClass(request.declaration)?.memberExpansion(in: request.lexicalContext) ?? ""
  }

  mutating func memberAttribute(for request: MacroRequest) -> String {
    guard let source = request.parent else { return "" }
    if parent?.source != source { parent = (source, SpryableClass(source)) }
    guard let type = parent?.type, let declaration = parseDeclaration(request.declaration) else {
      return ""
    }
    // A member has the same offset in the file, whether the source is the class or the member
    // alone.
    let offsets = Member.members(of: declaration).map { request.declaration.offset + $0.offset }
    return offsets.lazy.compactMap(type.attribute).first ?? ""
  }

  /// The extension whose contents are the first argument of `@_SpryableMembers`, with the text
  /// before it in the second.
  func members(inExtensionFor request: MacroRequest) -> String {
    let arguments = arguments(of: request)
    guard let type = request.extendedType, let members = arguments.first else { return "" }
    let lines = members.split(separator: "\n").dropFirst().dropLast()
    let prefix = arguments.dropFirst().first.map { $0.dropFirst().dropLast() } ?? "nonisolated "
    return "\(prefix)extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  func body(for request: MacroRequest) -> String {
    guard let member = memberToImplement(request) else { return "" }
    var writer = SourceWriter()
    writer.block("") { body(request).write(member, name: recordedName(request), to: &$0) }
    return writer.text
  }

  func accessors(for request: MacroRequest) -> String {
    guard var member = memberToImplement(request) else { return "" }
    member.hasSetter = true
    var writer = SourceWriter()
    body(request).write(member, name: recordedName(request), to: &writer)
    return writer.text
  }

  private func memberToImplement(_ request: MacroRequest) -> Member? {
    var member = parseDeclaration(request.declaration).flatMap { Member.members(of: $0).first }?
      .withSkippedParameters
    // The others have a diagnostic, with the advice to name them.
    member?.parameters.removeAll { $0.isUnnamed && !$0.isSkipped }
    return member
  }

  private func body(_ request: MacroRequest) -> BodyWriter {
    let forwards = !arguments(of: request).contains("false")
    let parent = request.lexicalContext.first.flatMap(SpryableClass.init)
    return BodyWriter(
      "Self", TypeRenderer(source: request.declaration), forwards ? parent?.forwarding : nil,
      contexts: request.lexicalContext, isActor: parent?.declaration.introducer.keyword == .actor)
  }

  /// The name under which calls are recorded: the string in `@_SpryableBody("load(id: Int)", forwards: false)`.
  private func recordedName(_ request: MacroRequest) -> String? {
    arguments(of: request).first { $0 != "false" }.map { String($0.dropFirst().dropLast()) }
  }

  /// The texts of the attribute's arguments.
  private func arguments(of request: MacroRequest) -> [String] {
    guard let attribute = parseAttribute(request.attribute) else { return [] }
    return attributeArguments(of: attribute, in: request.attribute)
      .map { request.attribute[$0.value] }
  }
}

/// Parses arbitrary bytes, and walks the resulting tree.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(String(decoding: bytes, as: UTF8.self))
  if let declaration = parseDeclaration(source) {
    check(declaration, in: source.bytes.indices)
    for attribute in declaration.attributes {
      for argument in attributeArguments(of: attribute, in: source) { _ = source[argument.value] }
    }
    _ = TreeDump.text(declaration, showsRanges: true)
  }
  _ = parseAttribute(source)
  return 0
}

/// Stops if a range is not within the enclosing one, or if members overlap.
private func check(_ declaration: DeclarationSyntax, in outer: SourceRange) {
  precondition(outer.lowerBound <= declaration.range.lowerBound)
  precondition(declaration.range.upperBound <= outer.upperBound)
  switch declaration.kind {
  case .type(let type):
    check(type.members, in: type.memberBlock)
  case .conditional(let clauses):
    for clause in clauses { check(clause.members, in: clause.range) }
  default:
    break
  }
}

private func check(_ members: [DeclarationSyntax], in outer: SourceRange) {
  var end = outer.lowerBound
  for member in members {
    precondition(member.range.lowerBound >= end)
    end = member.range.upperBound
    check(member, in: outer)
  }
}

import SwiftSyntax

/// Converts a declaration of the toolchain's parser to the tree that our parser should produce.
struct Bridge {
  /// The offset of the declaration's source in its file.
  let offset: Int

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset - offset)
  }

  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> SourceRange {
    range(first).lowerBound..<range(last).upperBound
  }

  func identifier(_ token: TokenSyntax) -> Identifier {
    let text = token.text
    let isQuoted = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
    return Identifier(
      text: isQuoted ? String(text.dropFirst().dropLast()) : text,
      range: range(token),
      isQuoted: isQuoted
    )
  }
}

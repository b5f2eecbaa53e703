import Testing

import DeclarationParser
@testable import SpryMacroExpansion

/// A part of a declaration that an option, a modifier, or an attribute decides about.
struct KeptPart: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  var contained: [String] = []
  var missing: [String] = []

  init(_ title: String, _ source: String, has contained: String..., not missing: [String] = []) {
    testDescription = title
    self.source = source
    (self.contained, self.missing) = (contained, missing)
  }
}

@Suite("What an expansion keeps of a declaration") struct KeptPartTests {
  @Test("An option, a modifier, or an attribute has its effect beside the others", arguments: parts)
  func part(_ part: KeptPart) {
    let expansion = AnnotatedFile(part.source).expand()
    #expect(expansion.diagnostics.filter { $0.severity == .error } == [])
    for text in part.contained {
      #expect(expansion.text.contains(text), "\(text) is missing in:\n\(expansion.text)")
    }
    for text in part.missing {
      #expect(!expansion.text.contains(text), "\(text) is in:\n\(expansion.text)")
    }
  }

  static let parts =
    [
      "@available(macOS 99, *)", "@discardableResult", "@preconcurrency", "@concurrent",
      "@MainActor", "@_spi(Tests)",
    ].map { attribute in
      KeptPart(
        "a member keeps \(attribute)",
        "@Spryable public protocol P { \(attribute) func load() async -> Int }",
        has: "\(attribute) public func load()")
    }
    + [
      "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
      "CustomDebugStringConvertible",
    ].map { parent in
      KeptPart(
        "a protocol of an actor that inherits \(parent) has a conformance on the actor",
        "@MainActor @Spryable protocol P: \(parent) {}", has: "class FakeP: @MainActor FakedP")
    }
    + [
      KeptPart(
        "a type keeps @objc",
        "@Spryable @objc protocol P { @objc(loadAll) func load() -> Int }",
        has: "@objc(loadAll) func load()"),
      KeptPart(
        "a type keeps @preconcurrency",
        "@Spryable @preconcurrency protocol P { func load() -> Int }", has: "@preconcurrency"),
      KeptPart(
        "@_spi with a public fake",
        "@_spi(X) @Spryable public protocol P { func load() }", has: "@_spi(X)"),
      KeptPart(
        "@_spi without a public fake",
        "@_spi(X) @Spryable(accessLevel: .package) public protocol P { @_spi(X) func load() }",
        has: "package final class FakeP", not: ["_spi"]),
      KeptPart(
        "an access level in a public extension",
        "@Spryable(accessLevel: .internal) public protocol P { func load() }",
        has: "final class FakeP", not: ["public final class", "public func"]),
      KeptPart(
        "the other attributes are left out",
        "@Spryable protocol P { @inlinable @_alwaysEmitIntoClient func load() -> Int }",
        has: "func load()", not: ["@inlinable", "@_alwaysEmitIntoClient"]),
      KeptPart(
        "a superclass of a public spy",
        "@Spyable(inheriting: NSObject.self) public protocol P: NSObjectProtocol { func load() }",
        has: "open class PSpy: NSObject"),
      KeptPart(
        "another superclass of a public spy",
        "@Spyable(inheriting: View.self) public protocol P { func load() }",
        has: "public class PSpy: View", not: ["open class"]),
      KeptPart(
        "a static compound operator of a spy",
        "@Spyable protocol P { static func += (a: inout Self, b: Int) }", has: "static func +="),
      KeptPart(
        "an autoclosure that throws, of a wrapped object",
        "@Spryable(wraps: true) protocol P { func load(_ v: @autoclosure () throws -> Int) throws }",
        has: "= try v()"),
      KeptPart(
        "an autoclosure that does not throw, of a wrapped object",
        "@Spryable(wraps: true) protocol P { func load(_ v: @autoclosure () -> Int) throws }",
        has: "= v()"),
      KeptPart(
        "two parameters with one name",
        "@Spryable protocol P { func load(a x: Int, a y: Int) -> Int }",
        has: "func load(a x: Int, a y: Int) -> Int"),
    ]
    + ["init()", "init() async", "init() throws", "init?()"].map { initializer in
      let canFail = initializer != "init()"
      return KeptPart(
        "a fake with \(initializer)", "@Spryable protocol P { \(initializer) }",
        has: canFail ? "SpryProtocolFake" : "SpryGeneratedFake",
        not: [canFail ? "SpryGeneratedFake" : "SpryProtocolFake"])
    }
}

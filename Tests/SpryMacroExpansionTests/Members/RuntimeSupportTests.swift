import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("What types require of the runtime") struct RuntimeSupportTests {
  @Test(
    "A type requires what the types in it require",
    arguments: [
      ("() throws(Full) -> Int", RuntimeSupport.newFunctions),
      ("(Int, () throws(Full) -> Int)", .newFunctions),
      ("(() throws(Full) -> Int)?", .newFunctions),
      ("(@escaping () throws(Full) -> Void) -> Void", .newFunctions),
      ("() -> () throws(E) -> Void", .newFunctions),
      ("@isolated(any) @Sendable () async -> Void", .newFunctions),
      ("(any Sequence<Int>, @isolated(any) () -> Void)", .newFunctions),
      ("any Sequence<Int>", .protocolsWithArguments),
      ("any Sendable & Sequence<Int>", .protocolsWithArguments),
      ("(any Collection<Int>).Type", .protocolsWithArguments),
      ("[String: (any Sequence<Int>)?]", .protocolsWithArguments),
      ("(any Sequence<Int>) -> Void", .protocolsWithArguments),
      ("() throws(any Error) -> Int", nil),
      ("() throws(any Swift.Error) -> Int", nil),
      ("() throws(Never) -> Int", nil),
      ("@MainActor () async throws -> Int", nil),
      ("any Sequence", nil),
      ("any Error & Sendable", nil),
      ("some Sequence<Int>", nil),
      ("Box<any Sequence>", nil),
    ])
  func types(_ type: String, _ support: RuntimeSupport?) {
    let source = SourceText("var value: \(type)")
    guard case .variable(let variable)? = parseDeclaration(source)?.kind else {
      Issue.record("cannot read \(type)")
      return
    }
    #expect(variable.bindings.first?.type?.runtimeSupport == support)
  }

  @Test(
    "A condition lists only systems that the declarations do not require already",
    arguments: [
      ("", "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *"),
      ("@available(macOS 15, *)", "iOS 18, tvOS 18, watchOS 11, visionOS 2, *"),
      ("@available(macOS 14.5, iOS 18.1, *)", "macOS 15, tvOS 18, watchOS 11, visionOS 2, *"),
      ("@available(macOS, introduced: 26)", "iOS 18, tvOS 18, watchOS 11, visionOS 2, *"),
      ("@available(iOS, deprecated: 18)", "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *"),
      ("@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)", nil),
    ])
  func conditions(_ attribute: String, _ condition: String?) throws {
    let source = SourceText("\(attribute) func f()")
    let member = try #require(parseDeclaration(source).flatMap { Member.members(of: $0).first })
    let stated = Availability(of: member, in: source, [])
    #expect(RuntimeSupport.newFunctions.condition(within: stated) == condition)
    let plain = SourceText("func f()")
    let other = try #require(parseDeclaration(plain).flatMap { Member.members(of: $0).first })
    let around = Availability(of: other, in: plain, [SourceText("\(attribute) extension X {}")])
    #expect(RuntimeSupport.newFunctions.condition(within: around) == condition)
  }
}

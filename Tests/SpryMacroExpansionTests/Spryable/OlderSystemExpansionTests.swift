import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions for systems that are older than a type or a member")
struct OlderSystemExpansionTests {
  typealias Row = ExpandedDeclaration

  @Test("A declaration is expanded", arguments: fakes + spies + objects)
  func expansions(_ row: Row) { expectGolden(row.lines, row.testDescription) }

  @Test(
    "A member that a class lists records what the system supports",
    arguments: [
      (
        MacroName.spryableBody, MacroRequest.Role.body,
        "func retry(_ work: () throws(Full) -> Int, count: Int) throws -> Int"
      ),
      (.spryableAccessors, .accessor, "var values: any Sequence<Int>"),
    ])
  func listedMembers(_ macro: MacroName, _ role: MacroRequest.Role, _ source: String) {
    let request = MacroRequest(
      role: role, macro: macro, attribute: SourceText("@Spryable"),
      declaration: SourceText(source), lexicalContext: [SourceText("final class X {}")])
    var expander = Expander()
    expectGolden(expander.expand(request).lines, source)
  }

  static let fakes = [
    Row(
      "a fake records a closure with typed throws",
      "@Spryable protocol P { func retry(_ work: @escaping () throws(Full) -> Int) -> Int }"),
    Row(
      "a fake records a closure of any isolation",
      "@Spryable protocol P { func run(_ work: @escaping @isolated(any) () async -> Void) }"),
    Row(
      "a fake records a closure that does not escape, beside another",
      """
      @Spryable protocol P {
        func run(_ work: () throws(Full) -> Int, then next: (Int) -> Void) async throws(Full)
      }
      """),
    Row(
      "a fake cannot answer with a closure that has typed throws",
      "@Spryable protocol P { func make(_ id: Int) async throws -> () throws(Full) -> Int }"),
    Row(
      "a fake has a property with a constrained protocol",
      "@Spryable protocol P { var values: any Sequence<Int> { get set } }"),
    Row(
      "a fake has subscripts with constrained protocols",
      """
      @Spryable protocol P {
        subscript(keys: any Collection<Int>) -> Int { get set }
        static subscript(key: Int) -> (any Collection<Int>)? { get }
      }
      """),
    Row(
      "a fake has initializers with closures",
      """
      @Spryable protocol P {
        init(work: @escaping () throws(Full) -> Int)
        init?(work: () throws(Full) -> Int, count: Int)
      }
      """),
    Row(
      "a fake that wraps an object passes on what it cannot record",
      """
      @Spryable(wraps: true) protocol P {
        func retry(_ work: sending @escaping () throws(Full) -> Int, _ values: inout any Sequence<Int>)
        func pass(_ work: @autoclosure @escaping () throws(Full) -> Int) throws
      }
      """),
    Row(
      "a check leaves out the systems that a member requires",
      """
      @available(iOS 18, *) @Spryable protocol P {
        @available(macOS 15, *) func retry(_ work: @escaping () throws(Full) -> Int)
        @available(macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        func repeats(_ work: @escaping () throws(Full) -> Int)
      }
      """),
    Row(
      "a check leaves out the systems that the newest attribute requires, in whatever order",
      """
      @available(macOS 12, iOS 15.4, *) @available(tvOS, introduced: 15)
      @Spryable protocol P {
        @available(macOS 15.1, iOS 18, *) @available(tvOS, introduced: 18) @available(watchOS 11, *)
        @available(watchOS 8, visionOS 1, *)
        func retry(_ work: @escaping () throws(Full) -> Int)
      }
      """),
    Row(
      "a fake keeps the attributes of accessors",
      """
      @Spryable protocol P {
        var size: Int { get @available(macOS 15, *) set }
        subscript(index: Int) -> Int { @available(*, deprecated) get @available(macOS 15, *) set }
      }
      """),
    Row(
      "a class that lists members has typed members for newer systems", role: .member,
      in: ["enum Places {}"],
      """
      @Spryable final class X: P, Spryable {
        func retry(_ work: () throws(Full) -> Int, count: Int) throws -> Int
        func move(_ work: @escaping () throws(Full) -> Int, from start: Int, to end: Int) throws
        @available(macOS 15, *) var pane: Pane
      }
      """),
  ]

  static let spies = [
    Row(
      "a spy has members with typed throws",
      """
      @Spyable protocol P {
        func put(_ id: Int) throws(Full) -> Int
        func fill() async throws(Full)
        static func clear() throws(Full)
        var size: Int { get throws(Full) }
      }
      """),
    Row(
      "a spy records a closure with typed throws",
      "@Spyable protocol P { func retry(_ work: @escaping () throws(Full) -> Int) -> Int }"),
    Row(
      "a spy records a closure of any isolation",
      "@Spyable protocol P { func run(_ work: @escaping @isolated(any) () async -> Void) async }"),
    Row(
      "a spy records several arguments",
      """
      @Spyable protocol P {
        func add(_ values: any Sequence<Int> & Sendable, count: Int) async
      }
      """),
    Row(
      "a spy answers with values of newer types",
      """
      @Spyable protocol P {
        func make() -> () throws(Full) -> Int
        func find() throws -> (any Sequence<Int>)?
        func send() async -> sending any Sequence<Int>
      }
      """),
    Row(
      "a spy has properties and a subscript of newer types",
      """
      @Spyable protocol P {
        var values: any Sequence<Int> { get set }
        var work: (() throws(Full) -> Int)? { get set }
        subscript(index: Int) -> any Sequence<Int> { get set }
      }
      """),
    Row(
      "a spy erases closures with generic parts",
      """
      @Spyable protocol P {
        func run<E: Error>(_ work: @escaping () throws(E) -> Int) throws(E)
        func make<E: Error>(_ error: E) -> () throws(E) -> Int
        func sum(_ values: some Sequence<Int>)
      }
      """),
    Row(
      "a spy has members that are newer than it",
      """
      @Spyable protocol P {
        @available(macOS 15, *) func show(_ pane: Pane, at index: Int) -> Pane
        @available(macOS, introduced: 15, deprecated: 26) var pane: Pane { get set }
        @available(macOS 15, *) static func make(_ pane: Pane)
        @available(macOS 15, *) typealias Panes = [Pane]
      }
      """),
    Row(
      "a spy keeps the attributes of accessors, and of unavailable members",
      """
      @Spyable protocol P {
        @available(*, unavailable) func show(_ pane: Int)
        @available(*, deprecated) func old(_ pane: Int)
        var size: Int { get @available(macOS 15, *) set }
        subscript(index: Int) -> Int { get @available(*, deprecated) set }
      }
      """),
    Row(
      "a spy has a newer member with typed throws",
      "@Spyable protocol P { @available(macOS 14, *) func show(_ pane: Pane) throws(Full) }"),
  ]

  static let objects = [
    Row(
      "an object records a closure with typed throws",
      "@Spied func retry(_ work: @escaping () throws(Full) -> Int, count: Int) -> Int { 1 }"),
    Row(
      "an object records a closure that does not escape",
      "@Spied func run(_ work: () throws(Full) -> Int, then next: (Int) -> Void) async { }"),
    Row(
      "an object returns a constrained protocol",
      "@Spied func values(_ count: Int) -> any Sequence<Int> { [1] }"),
    Row(
      "an object consumes arguments that it cannot record",
      """
      @Spied func take(
        _ values: consuming any Sequence<Int>, _ work: sending @escaping () throws(Full) -> Int
      ) {
        print(values)
      }
      """),
    Row(
      "an initializer records a closure with typed throws",
      "@Spied init(_ work: @escaping () throws(Full) -> Int, count: Int) { }"),
    Row(
      "an object of newer systems needs no check",
      in: ["@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) class View {}"],
      "@Spied func retry(_ work: @escaping () throws(Full) -> Int) { }"),
    Row(
      "the setter of an object records a constrained protocol",
      in: ["subscript(index: Int) -> any Sequence<Int> {}", "class View {}"],
      "@Spied set { print(newValue) }"),
  ]
}

import SpryMatchers
import SpryObjects
import Testing

/// Bodies that return their own names and places.
private class Mirror: ObjectSpyable, ClassSpyable {
  @Spied func own(name: Int) -> String { #function }
  @Spied func callers() throws -> String { caller() }
  @Spied func inAClosure(_ numbers: [Int]) -> [String] { numbers.map { _ in caller() } }
  @Spied func place(_ number: Int) -> String { #fileID }
  @Spied static func ofTheClass(_ nothing: Void) -> String { #function }
  var property: String { @Spied get { #function } }
  subscript(index: Int) -> String { @Spied get { caller() } }
  @Spied static func != (left: Mirror, right: Mirror) -> String { #function }

  @Spied func withTypes() -> Int {
    struct Pair {
      var first = 1
      var second = 2
      var sum: Int { first + second }
    }
    enum Way { case up, down }
    let way = Way.up
    lazy var later = Pair().sum
    if case .up = way { return later }
    return 0
  }

  @Spied func unavailable() -> Int {
    guard #available(macOS 10.0, *) else { return 1 }
    #if DEBUG || !DEBUG
      return 2
    #else
      return "no"
    #endif
  }
}

private func caller(_ function: String = #function) -> String { function }

/// Members that can be spied on under a condition only.
private class Guarded: ObjectSpyable, ClassSpyable {
  var last = ""

  @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") func off(_ number: Int) -> Int { number + 1 }

  @Spied(behindPreprocessorFlag: "!NOT_SET_ANYWHERE") func on(_ number: Int) -> Int { number + 1 }

  @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") func kind(_ number: Int) -> String {
    if number > 0 { "some" } else { "none" }
  }

  @Spied(behindPreprocessorFlag: nil) func plain() async -> Int { 1 }

  var title: String {
    @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") get { last }
    @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") set { last = newValue }
  }

  @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") init(off: Int) { last = "\(off)" }
  @Spied(behindPreprocessorFlag: "!NOT_SET_ANYWHERE") init(on: Int) { last = "\(on)" }
}

/// Without the condition, the attribute demands nothing, not even a class that can be spied on.
private class Bystander {
  @Spied(behindPreprocessorFlag: "NOT_SET_ANYWHERE") func off(_ number: Int) -> Int { number + 1 }
}

@Suite("@Spied keeps the meaning of the body", .spry)
struct SpiedBodyTests {
  @Test("#function and #fileID are those of the member")
  func namesAreThoseOfTheMember() throws {
    let mirror = Mirror()
    let spy = Spy(on: mirror)
    for isSpying in [false, true] {
      if isSpying { spy.beginSpying() }
      #expect(mirror.own(name: 1) == "own(name:)")
      #expect(try mirror.callers() == "callers()")
      #expect(mirror.inAClosure([1]) == ["inAClosure(_:)"])
      #expect(mirror.place(1) == #fileID)
      #expect(mirror.property == "property")
      #expect(mirror[1] == "subscript(_:)")
      #expect((mirror != mirror) as String == "!=(_:_:)")
    }
    spy.endSpying()
    #expect(spy.recordedCalls.count == 6)
  }

  @Test("A body declares types and functions")
  func declarationsInTheBody() {
    let mirror = Mirror()
    mirror.expectLife(of: "withTypes()", returned: 3, stubbed: 0) { mirror.withTypes() }
    mirror.expectLife(of: "unavailable()", returned: 2, stubbed: 0) { mirror.unavailable() }
  }

  @Test("Members under compile-time conditions")
  func conditions() async {
    let guarded = Guarded(off: 3)
    let (spy, ofClass) = (Spy(on: guarded), Spy(on: Guarded.self))
    spy.beginSpying()
    ofClass.beginSpying()
    #expect(guarded.off(1) == 2)
    #expect(guarded.kind(1) == "some")
    guarded.title = "x"
    #expect(guarded.title == "x")
    #expect(guarded.on(1) == 2)
    #expect(await guarded.plain() == 1)
    _ = (Guarded(off: 1), Guarded(on: 2))
    #expect(Bystander().off(1) == 2)
    spy.endSpying()
    ofClass.endSpying()
    #expect(spy.recordedCalls.map(\.description) == ["on(1)", "plain()"])
    #expect(ofClass.recordedCalls.map(\.description) == ["init(on: 2)"])
  }
}

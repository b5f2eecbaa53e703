import SpryMatchers
import SpryObjects
import Testing

/// Each row is one combination of vector, forwarding, use, and overriding.
@Suite("Every combination of subject, forwarding, and overriding")
struct SpyTableTests {
  enum Use: CaseIterable { case context, switched }

  struct Row: CustomTestStringConvertible {
    let vector: SpyVector
    let forwards: Bool
    let use: Use
    let overriding: Overriding

    var testDescription: String {
      "\(vector), \(forwards ? "forwarding" : "not forwarding"), \(use), \(overriding)"
    }

    static let all: [Row] = [SpyVector.direct, .indirect].flatMap { vector in
      [true, false].flatMap { forwards in
        Use.allCases.flatMap { use in
          Overriding.allCases.map {
            Row(vector: vector, forwards: forwards, use: use, overriding: $0)
          }
        }
      }
    }
  }

  enum Overriding: CaseIterable {
    case withSuper, withoutSuper, not

    var type: View.Type {
      switch self {
      case .withSuper: FancyView.self
      case .withoutSuper: ForgetfulView.self
      case .not: PlainView.self
      }
    }
  }

  /// The number of calls that the spy sees of one call of the member.
  private func seen(_ row: Row) -> Int {
    row.vector == .indirect && row.overriding == .withoutSuper ? 0 : 1
  }

  @Test("A spy sees a member of an object", .spry, arguments: Row.all)
  func instances(_ row: Row) throws {
    let view = row.overriding.type.init()
    let spy = try Controller(row).createSpy(on: view)
    view.layout()
    let before = view.ran
    use(spy, row) { view.layout() }
    let ran = Array(view.ran.dropFirst(before.count))
    view.layout()

    expectHaveReceived(spy, .layout, countSpecifier: .exactly(seen(row)))
    expectHaveNotReceived(spy, .draw)
    let expected: [String]
    switch (row.vector, row.overriding, row.forwards) {
    case (_, _, true), (.indirect, .withoutSuper, _): expected = before
    case (.indirect, .withSuper, false): expected = ["FancyView.layout"]
    case (_, _, false): expected = []
    }
    #expect(ran == expected)
    #expect(view.ran.count == 2 * before.count + ran.count)
  }

  @Test("A spy sees a throwing member", .spry, arguments: Row.all)
  func throwing(_ row: Row) throws {
    let view = row.overriding.type.init()
    let spy = try Controller(row).createSpy(on: view)
    if row.overriding != .withoutSuper {
      spy.stub(.draw).with(3).andThrow(DrawingError(area: 33))
      #expect(throws: DrawingError(area: 33)) {
        try use(spy, row) { try view.draw(in: 3) }
      }
      if row.forwards {
        #expect(throws: DrawingError(area: -1)) {
          try use(spy, row) { try view.draw(in: -1) }
        }
      }
      #expect(!spy.isSpying)
      guard case .threw(let error) = spy.called(.draw).first?.outcome else {
        Issue.record("the stub's error is not kept")
        return
      }
      #expect(error as? DrawingError == DrawingError(area: 33))
    }
    let usual = try view.draw(in: 4)
    spy.stub(.draw).with(4).andReturn(!usual).lenient()
    let answer = try use(spy, row) { try view.draw(in: 4) }
    #expect(answer == (seen(row) == 1 ? !usual : usual))
    expectHaveReceived(spy, .draw, with: 4, countSpecifier: .exactly(seen(row)))
  }

  @Test("A spy sees an async member", .spry, arguments: Row.all)
  func asynchronous(_ row: Row) async throws {
    let view = row.overriding.type.init()
    let spy = try Controller(row).createSpy(on: view)
    let usual = try await view.load("page")
    if !row.forwards, seen(row) == 1 { spy.stub(.load).andReturn("stubbed") }
    let answer = try await use(spy, row) { try await view.load("page") }
    expectHaveReceived(spy, .load, with: "page", countSpecifier: .exactly(seen(row)))
    switch (row.vector, row.overriding, row.forwards) {
    case (_, _, true), (.indirect, .withoutSuper, _): #expect(answer == usual)
    case (.indirect, .withSuper, false): #expect(answer == "Fancy stubbed")
    case (_, _, false): #expect(answer == "stubbed")
    }
  }

  @Test("A spy sees a property", .spry, arguments: Row.all)
  func properties(_ row: Row) throws {
    let view = row.overriding.type.init()
    let spy = try Controller(row).createSpy(on: view)
    let usual = view.title
    if !row.forwards, seen(row) == 1 { spy.stub(.title).with().andReturn("stubbed") }
    let title = use(spy, row) { view.title }
    use(spy, row) { view.title = "new" }
    let times = seen(row)
    expectHaveReceived(spy, .title, countSpecifier: .exactly(2 * times))
    expectHaveReceived(spy, .title, with: "new", countSpecifier: .exactly(times))
    if row.forwards || times == 0 {
      #expect(title == usual)
    } else {
      #expect(
        title == (row.vector == .indirect && row.overriding == .withSuper ? "fancy " : "")
          + "stubbed")
    }
  }

  @Test("A spy sees class members", .spry, arguments: Row.all)
  func classes(_ row: Row) async throws {
    let type = row.overriding.type
    let spy = try ClassController(row).createSpy(on: type)
    let usual = type.reset()
    if !row.forwards, seen(row) == 1 {
      spy.stub(.reset).andReturn("stubbed")
      spy.stub(.make).andReturn("stubbed")
    }
    let answer = use(spy, row) { type.reset() }
    let made = await use(spy, row) { await type.make("page") }
    expectHaveReceived(spy, .reset, countSpecifier: .exactly(seen(row)))
    expectHaveReceived(spy, .make, with: "page", countSpecifier: .exactly(seen(row)))
    if row.forwards || seen(row) == 0 {
      #expect(answer == usual)
      #expect(made != "")
    } else {
      let answers =
        row.vector == .indirect && row.overriding == .withSuper ? "Fancy stubbed" : "stubbed"
      #expect((answer, made) == (answers, answers))
    }
    _ = type.reset()
    expectHaveReceived(spy, .reset, countSpecifier: .exactly(seen(row)))
  }

  // The two ways to use a spy.

  private func use<Function, Result>(
    _ spy: Spy<Function>,
    _ row: Row,
    _ body: () throws -> Result
  ) rethrows -> Result {
    if row.use == .context { return try spy.spy(body) }
    spy.beginSpying()
    defer { spy.endSpying() }
    return try body()
  }

  private func use<Function, Result>(
    _ spy: Spy<Function>,
    _ row: Row,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    if row.use == .context { return try await spy.spy(body) }
    spy.beginSpying()
    defer { spy.endSpying() }
    return try await body()
  }

  private struct Controller: SpyController {
    typealias Function = View.Function
    let rootSpyableClass: AnyClass = View.self
    let vector: SpyVector
    var forwardsInvocations: Bool

    init(_ row: Row) { (vector, forwardsInvocations) = (row.vector, row.forwards) }
  }

  private struct ClassController: SpyController {
    typealias Function = View.ClassFunction
    let rootSpyableClass: AnyClass = View.self
    let memberKind = SpiedMemberKind.class
    let members: [View.ClassFunction] = [.reset, .make]
    let vector: SpyVector
    let forwardsInvocations: Bool

    init(_ row: Row) { (vector, forwardsInvocations) = (row.vector, row.forwards) }
  }
}

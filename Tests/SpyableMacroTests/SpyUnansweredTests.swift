import SpryMacros
import TestSupport
import Testing

/// Its fake and its spy throw only what the closures throw.
@Spryable @Spyable private protocol Retrying {
  func retry(_ body: () throws -> Int) rethrows -> Int
  func retryLater(_ body: () async throws -> Int) async rethrows -> Int
  static func retryAll(_ body: () throws -> Int) rethrows -> Int
  static func retryAllLater(_ body: () async throws -> Int) async rethrows -> Int
}

@Suite("Calls of a spy that nothing answers") struct SpyUnansweredTests {
  private let spy = WarehouseSpy()

  @Test("A call without an answer is misuse") func nothingToReturn() {
    var answer = true
    spy.stub("macthes(_:_:)").andReturn(true)
    let texts = misuses { answer = spy.matches("a", "b") }
    #expect(!answer, "goes on with a default value")
    expectGolden(texts)
    #expect(spy.matchesCallsCount == 1)
  }

  @Test("A call that no stub answers tells the stubs") func noStub() {
    spy.stub("matches(_:_:)").with("x", "y").andReturn(true)
    let texts = misuses { _ = spy.matches("x", "z") }
    expectGolden(texts)
    #expect(spy.matches("x", "y"))
  }

  @Test("A throwing getter without an answer is misuse")
  func nothingToReturnInAGetterThatThrows() async {
    let misuses = Misuses()
    _ = await withSpryScope(misuse: misuses.handler) {
      await #expect(throws: Misuse.self) { try await spy.size }
    }
    expectGolden(misuses.texts)
  }

  @Test("Members with closures and inout arguments without an answer are misuse")
  func nothingToReturnInAnOpaqueMember() {
    let texts = misuses {
      #expect(!spy.each { _ in })
      var seed = 0
      #expect(throws: Misuse.self) { try spy.next(&seed) }
      #expect(spy.map { $0 } == 0)
    }
    expectGolden(texts)
  }

  @Test("A member that rethrows throws no misuse, unlike a member that throws")
  func membersThatRethrow() async throws {
    struct Failed: Error {}
    for retrying in [RetryingSpy(), FakeRetrying()] as [any Retrying] {
      let type = type(of: retrying)
      let texts = try await misuses {
        var counts = [try retrying.retry { throw Failed() }, try type.retryAll { throw Failed() }]
        counts.append(try await retrying.retryLater { throw Failed() })
        counts.append(try await type.retryAllLater { throw Failed() })
        #expect(counts == [0, 0, 0, 0])
      }
      #expect(texts.count == 4)
    }
  }

  @Test("A subscript without an answer is misuse") func aSubscript() {
    let texts = misuses { #expect(spy[1] == 0) }
    expectGolden(texts)
  }

  @Test("A static member without an answer is misuse") func aStaticMember() {
    let texts = misuses { #expect(WarehouseSpy.shared() == 0) }
    expectGolden(texts)
  }

  @Test("A nil that was set is not misuse, but a return value that was set to nil again is")
  func nils() {
    #expect(misuses { _ = spy.maybeAction() } == [])
    spy.addAmountReturnValue = 1
    spy.addAmountReturnValue = nil
    #expect(misuses { _ = spy.add(amount: 1) }.count == 1)
  }

  @Test("A property without a value is misuse") func aPropertyThatIsNotSet() {
    let texts = misuses { #expect(spy.name.isEmpty) }
    expectGolden(texts)
  }

  @Test("An answer of another type is misuse") func aValueOfAnotherType() {
    var texts: [String]
    spy.decodeAsReturnValue = "seven"
    texts = misuses { #expect(throws: Misuse.self) { try spy.decode(1, as: Int.self) } }
    expectGolden(texts)
    spy.decodeAsClosure = { _, _ in nil as Int? as Any }
    texts = misuses { #expect(throws: Misuse.self) { try spy.decode(1, as: Int.self) } }
    expectGolden(texts, "An answer of another type is misuse, 2")
  }

  @Test("Misuse in another task is reported at the end of the test")
  func misuseIsKeptForTheEndOfTheScope() async {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: misuses.handler)
    let spy = scope.run { WarehouseSpy() }
    await Task.detached { #expect(spy.matches("a", "b") == false) }.value
    #expect(misuses.texts == [])
    let ends = scope.end().misuse.map(\.misuse.description)
    expectGolden(ends)
    spy.ping()
    #expect(misuses.all.map(\.kind) == [.afterTest])
  }
}

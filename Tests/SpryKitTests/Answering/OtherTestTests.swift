import SpryKit
import TestSupport
import Testing

private final class FakeStore: Spryable, Sendable {
  let spryState = SpryState()

  func load(id: Int) -> Int { spryify(arguments: id) }
}

@Suite("A fake that another running test uses")
struct OtherTestTests {
  private let first = Misuses()
  private let second = Misuses()

  /// Opens the scopes of two tests, of which neither is a step of the other, and makes a fake in the
  /// first.
  private func withTwoTests(
    _ name: String = "saves()", _ body: @Sendable (FakeStore, SpryScope, SpryScope) async -> Void
  ) async {
    let (first, second) = (first, second)
    let scopes = await Task.detached {
      [
        SpryScope(ofTest: "loads()", misuse: first.handler),
        SpryScope(ofTest: name, misuse: second.handler),
      ]
    }.value
    let fake = scopes[0].run {
      let fake = FakeStore()
      fake.stub("load(id:)").andReturn(7).lenient()
      return fake
    }
    await body(fake, scopes[0], scopes[1])
    for scope in scopes { _ = scope.end() }
  }

  @Test("A call fails the test that calls, with the names of both")
  func call() async {
    await withTwoTests { fake, _, second in
      second.run { #expect(fake.load(id: 1) == 7) }
    }
    #expect(first.texts == [])
    expectGolden(second.texts)
  }

  @Test("Another case of a test is no other name")
  func sameName() async {
    await withTwoTests("loads()") { fake, _, second in
      second.run {
        _ = fake.load(id: 1)
        expectGolden(fake.didCall("load(id:)").failureDescription, "the check")
      }
    }
    expectGolden(second.texts)
  }

  @Test("A check fails, whatever it expects, and a wait fails")
  func check() async {
    await withTwoTests { fake, first, second in
      first.run { _ = fake.load(id: 1) }
      second.run {
        expectGolden(
          [CountSpecifier.once, .never, .atLeast(1)].map {
            fake.called("load(id:)").didCall($0).failureDescription ?? "success"
          })
      }
      let text = await second.run(isolation: nil) {
        await CallWait(fake.called("load(id:)").times(.exactly(2)))
          .failure(isolation: nil, within: .zero)?.text
      }
      #expect(text?.contains("'saves()' checks a fake of the test 'loads()'") == true)
    }
  }

  @Test("The test of the fake, its steps, and code outside all tests may use it")
  func ownTest() async {
    await withTwoTests { fake, first, _ in
      first.run {
        _ = fake.load(id: 1)
        let step = SpryScope(ofTest: "step()", misuse: .report { _, _ in })
        step.run { _ = fake.load(id: 2) }
        let ofStep = step.run { FakeStore() }
        ofStep.stub("load(id:)").andReturn(1)
        _ = ofStep.load(id: 3)
        #expect(ofStep.didCall("load(id:)").success)
        _ = step.end()
        withSpryScope { _ = fake.load(id: 4) }
      }
      await Task.detached { _ = fake.load(id: 5) }.value
      first.run { #expect(fake.called("load(id:)").count == 4) }
    }
    #expect(first.texts == [] && second.texts == [])
  }

  @Test("A 'withSpry' in a 'withSpry' of the test may use its fakes")
  func nestedWithSpry() async {
    await withTwoTests { fake, first, _ in
      first.run {
        let outer = SpryScope(ofTest: "outer", misuse: self.first.handler, isOfWithSpry: true)
        outer.run {
          let inner = SpryScope(ofTest: "inner", misuse: self.first.handler, isOfWithSpry: true)
          inner.run { #expect(fake.load(id: 1) == 7) }
          _ = inner.end()
        }
        _ = outer.end()
      }
    }
    #expect(first.texts == [])
  }
}

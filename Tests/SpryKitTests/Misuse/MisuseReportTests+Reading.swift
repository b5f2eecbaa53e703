import TestSupport
import Testing

import SpryKit

@Suite("What misuse of captors and recorded calls says")
struct ReadingMisuseTests {
  private let fake = FakeService()

  @Test("An argument that the captor does not have")
  func captorIndex() {
    let captor = Argument.captor()
    let texts = misuses {
      #expect(captor.getValue(as: Int.self) == 0)
      captor.capture("a")
      #expect(captor.getValue(at: 1, as: String.self) == "")
    }
    expectGolden(texts)
  }

  @Test("An argument of another type than the captor has")
  func captorType() {
    let captor = Argument.captor()
    captor.capture("a")
    captor.capture(nil)
    let texts = misuses {
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 1, as: Int.self) == 0)
    }
    expectGolden(texts)
  }

  @Test("A captor without the argument returns another one, if the type has no default value")
  func captorOfATypeWithoutAnEmptyValue() {
    let captor = Argument.captor()
    captor.capture(Opaque(id: 1))
    let texts = misuses { #expect(captor.getValue(at: 1, as: Opaque.self).id == 1) }
    #expect(texts.count == 1)
  }

  @Test("Calls of other types than were recorded")
  func callTypes() {
    fake.stub(.pair).andReturn("")
    _ = fake.pair("a", 1)
    fake.accept(Int?.none)
    fake.accept(5)
    let texts = misuses {
      #expect(fake.called(.pair).arguments(as: (String, String).self).isEmpty)
      #expect(fake.called(.pair).arguments(as: String.self).isEmpty)
      let calls = fake.called(.pair).arguments(as: (String, Int, Int?).self)
      #expect(calls.isEmpty)
      #expect(fake.called(.accept).arguments(as: Int.self) == [5])
    }
    expectGolden(texts)
  }
}

import Testing

@testable import SpryKit

@Suite("What misuse of captors and recorded calls says")
struct ReadingMisuseTests {
  private let fake = FakeService()

  @Test func captorIndex() {
    let captor = Argument.captor()
    let texts = misuses {
      #expect(captor.getValue(as: Int.self) == 0)
      captor.capture("a")
      #expect(captor.getValue(at: 1, as: String.self) == "")
    }
    let fix = """
        a captor keeps an argument for each call that its stub answered, or its check found; see \
      'count'
      """
    #expect(
      texts == [
        """
        an ArgumentCaptor was asked for the argument at 0, and it has captured none
        \(fix)
        """,
        """
        an ArgumentCaptor was asked for the argument at 1, and it has captured 1
        \(fix)
        """,
      ]
    )
  }

  @Test func captorType() {
    let captor = Argument.captor()
    captor.capture("a")
    captor.capture(nil)
    let texts = misuses {
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 1, as: Int.self) == 0)
    }
    #expect(
      texts == [
        """
        an ArgumentCaptor was asked for the argument at 0 as Int, and it is "a", of type String
          ask for it as String
        """,
        """
        an ArgumentCaptor was asked for the argument at 1 as Int, and it is nil
          ask for it as Int?
        """,
      ]
    )
  }

  @Test func callTypes() {
    fake.stub(.pair).andReturn("")
    _ = fake.pair("a", 1)
    fake.accept(Int?.none)
    fake.accept(5)
    let texts = misuses {
      #expect(fake.calls(to: .pair, as: (String, String).self).isEmpty)
      #expect(fake.calls(to: .pair, as: String.self).isEmpty)
      let calls = fake.calls(to: .pair, as: (String, Int, Int?).self)
      #expect(calls.isEmpty)
      #expect(fake.calls(to: .accept, as: Int.self) == [5])
    }
    #expect(
      texts == [
        """
        the recorded call pair("a", 1) was asked for as (String, String), and its arguments are of \
        type (String, Int)
          ask for it as (String, Int)
        """,
        """
        the recorded call pair("a", 1) was asked for as String, and its arguments are of type \
        (String, Int)
          ask for it as (String, Int)
        """,
        """
        the recorded call pair("a", 1) was asked for as (String, Int, Optional<Int>), and its \
        arguments are of type (String, Int)
          ask for it as (String, Int)
        """,
        """
        the recorded call accept(nil) was asked for as Int, and its arguments are of type \
        Int?
          ask for it as Int?
        """,
      ]
    )
  }
}

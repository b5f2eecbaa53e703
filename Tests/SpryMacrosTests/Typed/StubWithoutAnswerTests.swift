import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable private protocol Newsroom {
  func post(_ text: String, badge: Int)
  func fill(_ buffer: inout [Int]) -> Int
  var edition: Int { get set }
}

@Suite("A typed stub without an answer", .spry(callers: false))
struct StubWithoutAnswerTests {
  private let newsroom = FakeNewsroom()

  @Test("It is misuse, also for a member that returns nothing")
  func isMisuse() {
    let texts = misuses {
      let stub = newsroom.stub.post(.any, badge: 3)
      _ = stub
      _ = newsroom.stub.edition.set(.any)
      _ = newsroom.stub.fill(.any)
      newsroom.post("a", badge: 3)
    }
    expectGolden(texts)
  }

  @Test("The advice is right, and a stub in a variable can get its answer later")
  func advice() {
    let texts = misuses {
      let stub = newsroom.stub.post(.any, badge: 3)
      stub.andReturn()
      newsroom.stub.edition.set(.any).andReturn()
      newsroom.stub.edition.andReturn(3)
      newsroom.stub.fill(.any).andDo { buffer in
        buffer = [1]
        return 1
      }
      newsroom.post("a", badge: 3)
      newsroom.edition = newsroom.edition + 1
      var buffer: [Int] = []
      #expect(newsroom.fill(&buffer) == 1)
    }
    #expect(texts.isEmpty)
  }
}

import SpryKit
import SpryMatchers
import TestSupport
import Testing

private final class FakeDownloader: Spryable {
  enum Function: String, StringRepresentable {
    case load = "load(_:completion:)"
    case map = "map(_:)"
  }

  func load(_ url: String, completion: @escaping (Result<String, any Error>) -> Void) {
    spryify(arguments: url, completion)
  }

  func map(_ transform: @escaping (Int) -> String) -> String {
    spryify(arguments: transform)
  }
}

@Suite("Closures as arguments", .spry(callers: false))
struct ClosureArgumentTests {
  private let fake = FakeDownloader()

  @Test("A stub calls a closure, or a captor hands it to the test")
  func isCalled() {
    let captor = Argument.captor()
    fake.stub(.load).with("b", captor).andReturn()
    fake.stub(.load).with("a", Argument.anything).andDo { arguments in
      let completion = arguments[1] as! (Result<String, any Error>) -> Void
      completion(.success("text"))
    }
    var received: [String] = []
    for url in ["a", "b"] { fake.load(url) { received.append((try? $0.get()) ?? "none") } }
    #expect(received == ["text"])
    captor.getValue(as: ((Result<String, any Error>) -> Void).self)(.success("later"))
    #expect(received == ["text", "later"])
    expectHaveReceived(fake, .load, with: "a", Argument.anything)
  }

  @Test("A failure says that closures cannot be compared")
  func cannotBeComparedAndSaysSo() {
    fake.stub(.map).andReturn("")
    let transform: (Int) -> String = { "\($0)" }
    _ = fake.map(transform)
    let result = fake.didCall(.map, withArguments: [transform])
    #expect(!result.success)
    expectGolden(result.failureDescription)
  }
}

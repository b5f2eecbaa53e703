import SpryMacroExpansion
import SpryMacros
import SpryMatchers
import Testing

@Spyable
protocol Weather {
  var city: String { get set }
  func forecast(for day: Int) async throws -> String
}

@Spryable
protocol Sender {
  func send(_: Int)
  func send(_: String)
  func count(_ items: inout Int)
}

protocol Library: Sendable {
  func lend(_ book: String) throws -> Int
}

protocol Archive: Library {
  var count: Int { get }
}

@Spryable final class FakeArchive: Archive {
  func lend(_ book: String) throws -> Int
  var count: Int
}

@Suite(.spry) struct MacroTests {
  @Test("A class lists its members without bodies")
  func filledClass() throws {
    let archive = FakeArchive()
    archive.stub(.lend).with("Dune").andReturn(14)
    archive.stub(.count).andReturn(1)

    #expect(try archive.lend("Dune") == 14)
    #expect(archive.count == 1)
  }

  @Test("A spy has properties for each member")
  func spy() async throws {
    let weather = WeatherSpy()
    weather.underlyingCity = "Oslo"
    weather.forecastForReturnValue = "Rain"  // or …Closure, …ThrowableError

    #expect(try await weather.forecast(for: 3) == "Rain")
    #expect(weather.forecastForCallsCount == 1)  // or …Called
    #expect(weather.forecastForReceivedDay == 3)  // or …ReceivedArguments, …ReceivedInvocations

    #expect(weather.forecastForReceivedInvocations == [3])
    #expect(weather.city == "Oslo")
  }

  @Test("The cases of overloads contain types")
  func casesOfOverloads() {
    let sender = FakeSender()
    sender.stub(.sendInt).andReturn()
    sender.stub(.sendString).andReturn()
    sender.stub(.count).andDo { arguments in
      (arguments[0] as! InoutArgument<Int>).value = 7
    }

    sender.send(1)
    sender.send("1")
    var counted = 0
    sender.count(&counted)

    expectHaveReceived(sender, .sendInt, with: 1)
    expectHaveReceived(sender, .sendString, with: "1")
    #expect(counted == 7)
  }

  @Test("The macro writes the class that the README shows")
  func written() throws {
    let fake = """
      final class FakeMailer: Mailer, nonisolated Spryable, Sendable {
        let spryState = SpryState()
        enum Function: String, StringRepresentable {
          case sender
          case send = "send(_:to:)"
          case close = "close()"
        }
        init() {}
        var sender: String {
          get { stubbedValue() }
          set { recordCall(arguments: newValue) }
        }
        func send(_ text: String, to address: String) -> Bool { spryify(arguments: text, address) }
        func close() { spryify() }
      }
      """
    let source = SourceText(
      """
      @Spryable
      protocol Mailer: AnyObject {
        var sender: String { get set }
        func send(_ text: String, to address: String) -> Bool
        func close()
      }
      """)
    var expander = Expander()
    let expansion = expander.expand(
      MacroRequest(
        role: .peer, macro: "SpryableMacro", attribute: SourceText("@Spryable"),
        declaration: source))
    #expect(Readme.lines(of: expansion.text) == Readme.lines(of: fake))
  }
}

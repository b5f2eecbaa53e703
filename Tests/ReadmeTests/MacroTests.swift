import SpryMacroExpansion
import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Playlist: AnyObject {
  var title: String { get set }
  func add(_ song: String, at place: Int) async throws -> Bool
  func add(all songs: [String])
}

@Spyable
protocol Weather {
  var city: String { get set }
  func forecast(for day: Int) async throws -> String
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
  @Test func fakeOfAProtocol() async throws {
    let playlist = FakePlaylist()
    playlist.stub(.addAt).with("Song", 0).andReturn(true)
    playlist.stub(.addAll).andReturn()

    #expect(try await playlist.add("Song", at: 0))
    playlist.add(all: ["Song"])
    expectHaveReceived(playlist, .addAll, with: ["Song"])
  }

  @Test func filledClass() throws {
    let archive = FakeArchive()
    archive.stub(.lend).with("Dune").andReturn(14)
    archive.stub(.count).andReturn(1)

    #expect(try archive.lend("Dune") == 14)
    #expect(archive.count == 1)
  }

  @Test func spy() async throws {
    let weather = WeatherSpy()
    weather.forecastForReturnValue = "Rain"
    weather.underlyingCity = "Oslo"

    #expect(try await weather.forecast(for: 3) == "Rain")
    #expect(weather.forecastForCallsCount == 1)
    #expect(weather.forecastForReceivedDay == 3)
    #expect(weather.forecastForReceivedInvocations == [3])
    #expect(weather.city == "Oslo")
  }

  @Test("What the README says that is written is written")
  func written() throws {
    let fake = """
      final class FakePlaylist: Playlist, Spryable, Sendable {
        let spryState = SpryState()
        enum Function: String, StringRepresentable {
          case title
          case addAt = "add(_:at:)"
          case addAll = "add(all:)"
        }
        init() {}
        var title: String {
          get { stubbedValue() }
          set { recordCall(arguments: newValue) }
        }
        func add(_ song: String, at place: Int) async throws -> Bool {
          try await spryifyThrows(arguments: song, place)
        }
        func add(all songs: [String]) { spryify(arguments: songs) }
      }
      """
    let source = SourceText(
      """
      @Spryable
      protocol Playlist: AnyObject {
        var title: String { get set }
        func add(_ song: String, at place: Int) async throws -> Bool
        func add(all songs: [String])
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

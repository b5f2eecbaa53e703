import DeclarationParser
import SpryMacroExpansion
import SpryMacros
import SpryMatchers
import Testing

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

@Spryable final class FakeArchive: Archive, Spryable, Sendable {
  func lend(_ book: String) throws -> Int
  var count: Int
}

protocol Wardrobe {
  subscript(place: Int) -> String? { get }
  var size: Int { get throws }
}

@Spryable final class FakeWardrobe: Wardrobe, Spryable {
  subscript(place: Int) -> String? { spryify(arguments: place) }
  var size: Int { get throws { try spryifyThrows() } }
}

/// The file that the README shows, whose fake has the name of one in this target.
private enum Written {
  @Spryable final class FakeUserService: UserService, Spryable, Sendable {
    func load(id: String) async throws -> User
  }
}

@Suite("The articles: macros", .spry) struct MacroTests {
  @Test("A class lists its members without bodies")
  func filledClass() throws {
    let archive = FakeArchive()
    archive.stub.lend("Dune").andReturn(14)
    archive.stub.count.andReturn(1)

    #expect(try archive.lend("Dune") == 14)
    #expect(archive.count == 1)
  }

  @Test("A class has bodies for subscripts and for properties with effects")
  func classWithBodies() throws {
    let wardrobe = FakeWardrobe()
    wardrobe.stub[2].andReturn("coat")
    wardrobe.stub.size.andReturn(3)
    #expect(wardrobe[2] == "coat")
    #expect(try wardrobe.size == 3)
  }

  @Test("A spy has properties for each member")
  func spy() async throws {
    let weather = WeatherSpy()
    weather.underlyingCity = "Oslo"
    weather.forecastForReturnValue = "Rain"  // or …Closure, …ThrowableError

    #expect(try await weather.forecast(for: 3) == "Rain")
    #expect(weather.forecastForCallsCount == 1)  // or …Called
    #expect(weather.forecastForReceivedDay == 3)  // or …ReceivedArguments, …ReceivedInvocations

    expectHaveReceived(weather.called("forecast(for:)", with: 3), .once)

    #expect(weather.forecastForReceivedInvocations == [3])
    #expect(weather.city == "Oslo")
  }
}

/// What the macro writes for the protocol in the article about the architecture.
enum Expansion {
  /// The lines of the protocol, and the lines of its expansions.
  static func ofBell() -> [[String]] {
    let bell = """
      @Spryable
      protocol Bell: Device {
        func ring(times: Int) -> Bool
      }
      """
    let peers = text(.peer, of: .spryable, "@Spryable", on: bell)
    let attributes = #/(@_SpryableMembers\((?s:.*?)"""#.*?\))\n(?:// .*\n)?(.*protocol (\w+).*)/#
    let extensions = peers.matches(of: attributes).map { match in
      text(.extension, of: .spryableMembers, match.1, on: match.2, for: String(match.3))
    }
    return ([bell, peers] + extensions).map(Readme.lines)
  }

  private static func text(
    _ role: MacroRequest.Role, of macro: MacroName, _ attribute: some StringProtocol,
    on declaration: some StringProtocol, for type: String? = nil
  ) -> String {
    var expander = Expander()
    return expander.expand(
      MacroRequest(
        role: role, macro: macro, attribute: SourceText(String(attribute)),
        declaration: SourceText(String(declaration)), extendedType: type)
    ).text
  }
}

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

@Spryable final class FakeArchive: Archive, Sendable {
  func lend(_ book: String) throws -> Int
  var count: Int
}

protocol Wardrobe {
  subscript(place: Int) -> String? { get }
  var size: Int { get throws }
}

@Spryable final class FakeWardrobe: Wardrobe {
  subscript(place: Int) -> String? { spryify(arguments: place) }
  var size: Int { get throws { try spryifyThrows() } }
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

  @Test("The macro writes what the article about the architecture shows")
  func written() throws {
    let fake = """
      final class FakeBell: FakedBell, nonisolated Spryable, nonisolated SpryGeneratedFake, nonisolated SpryExpandedFake, Sendable {
        // If several members match a requirement, repeat the member in 'Bell'.
        let spryState = SpryState()
        nonisolated struct SpryMembers<SpryRole>: SpryableBell {
          typealias SpryOwner = FakeBell
          let spryState: SpryState
        }
        nonisolated var stub: SpryMembers<SpryStubRole> { SpryMembers<SpryStubRole>(spryState: spryState) }
        typealias SpryStubMembers = SpryMembers<SpryStubRole>
        nonisolated var calls: SpryMembers<SpryCallRole> { SpryMembers<SpryCallRole>(spryState: spryState) }
        typealias SpryCallsMembers = SpryMembers<SpryCallRole>
        nonisolated init() {}
      }
      """
    let protocolOfMembers = """
      protocol FakedBell: Bell, FakedDevice, Spryable {}
      """
    let typedProtocol = """
      nonisolated protocol SpryableBell: SpryFakeMembers, SpryableDevice {}
      """
    let typedMembers = """
      nonisolated extension SpryableBell {
        func ring(times: ArgumentOf<Int>) -> SpryFakeMember<SpryRole, Int, Bool, SprySyncEffects> {
          .init(spryHandle, "ring(times:)", argument: times)
        }
        @_disfavoredOverload func ring(times: Int) -> SpryFakeMember<SpryRole, Int, Bool, SprySyncEffects> {
          .init(spryHandle, "ring(times:)", argument: .equal(times))
        }
      }
      """
    let members = """
      extension FakedBell {
        func ring(times: Int) -> Bool { return SpryFakeHandle(self).spryify(arguments: times) }
      }
      """
    let bell = """
      @Spryable
      protocol Bell: Device {
        func ring(times: Int) -> Bool
      }
      """

    let peers = Self.expansion(.peer, of: .spryable, on: bell)
    #expect(Readme.lines(of: peers).starts(with: Readme.lines(of: fake)))
    #expect(Readme.lines(of: peers).suffix(1) == Readme.lines(of: typedProtocol))
    #expect(Readme.lines(of: peers).contains(protocolOfMembers))
    let attributes = peers.matches(of: /@_SpryableMembers\((?s:.*?)"""#.*?\)\n/)
    let types = [("FakedBell", protocolOfMembers), ("SpryableBell", typedProtocol)]
    let extensions = zip(attributes, types).map { attribute, type in
      let text = String(attribute.output)
      return Self.expansion(.extension, of: .spryableMembers, text, on: type.1, for: type.0)
    }
    #expect(extensions.map(Readme.lines) == [members, typedMembers].map(Readme.lines))
  }

  private static func expansion(
    _ role: MacroRequest.Role,
    of macro: MacroName,
    _ attribute: String = "@Spryable",
    on declaration: String,
    for type: String? = nil
  ) -> String {
    var expander = Expander()
    return expander.expand(
      MacroRequest(
        role: role, macro: macro, attribute: SourceText(attribute),
        declaration: SourceText(declaration), extendedType: type)
    ).text
  }
}

import SpryMacros
import Testing
import XCTest

// What a test written for swift-spyable looks like: only the import is another.

@Spyable(behindPreprocessorFlag: "os(Linux) || os(macOS)")
protocol ConfigurationService {
  var name: String { get }
  var payload: any Codable { get set }
  var alias: String? { get }
  var added: () -> Void { get set }
  var removed: (() -> Void)? { get set }

  func prepare(name: String, _ alias: String?)
  func fetchConfig(arg: UInt8) async throws -> [String: String]
  func fetchData(_ name: (String, count: Int)) async -> (() -> Void)
  func save(name: any Codable, surname: any Codable)
  func insert(name: (any Codable)?, surname: (any Codable)?)
  func append(name: (any Codable) -> (any Codable)?)
  func get() async throws -> any Codable
  func read() -> String!
  func wrapInArray<Item>(_ item: Item) -> [Item]
}

final class ConfigurationModel {
  private let service: any ConfigurationService
  private(set) var config: [String: String] = [:]

  init(service: any ConfigurationService) {
    self.service = service
  }

  func prepare(name: String) {
    service.prepare(name: name, nil)
  }

  func refresh() async throws {
    if config.isEmpty {
      config = try await service.fetchConfig(arg: 1)
    } else {
      _ = try await service.fetchConfig(arg: 2)
      config.removeAll()
    }
  }
}

final class SpyMigrationXCTests: XCTestCase {
  private var serviceSpy: ConfigurationServiceSpy!
  private var sut: ConfigurationModel!

  override func setUp() {
    super.setUp()
    serviceSpy = ConfigurationServiceSpy()
    sut = ConfigurationModel(service: serviceSpy)
  }

  func testPrepare() {
    sut.prepare(name: "service")
    XCTAssertTrue(serviceSpy.prepareNameCalled)
    XCTAssertEqual(serviceSpy.prepareNameReceivedArguments?.name, "service")
    XCTAssertNil(serviceSpy.prepareNameReceivedArguments?.alias)
  }

  func testRefreshTwice() async throws {
    let config = ["key": "value"]
    serviceSpy.fetchConfigArgReturnValue = config
    try await sut.refresh()
    XCTAssertEqual(sut.config, config)
    XCTAssertEqual(serviceSpy.fetchConfigArgCallsCount, 1)
    XCTAssertEqual(serviceSpy.fetchConfigArgReceivedInvocations, [1])
    try await sut.refresh()
    XCTAssertTrue(sut.config.isEmpty)
    XCTAssertEqual(serviceSpy.fetchConfigArgCallsCount, 2)
    XCTAssertEqual(serviceSpy.fetchConfigArgReceivedInvocations, [1, 2])
  }
}

@Suite("Protocols from the documentation of swift-spyable") struct SpyMigrationTests {
  @Test("The other members of the examples are recorded and answered")
  func theOtherShapesOfTheExamples() async throws {
    let spy = ConfigurationServiceSpy()
    spy.name = "Spy"
    spy.payload = 3
    spy.added = {}
    spy.added()
    spy.underlyingAdded()
    spy.fetchDataReturnValue = {}
    (await spy.fetchData(("a", count: 1)))()
    #expect(spy.fetchDataReceivedName?.count == 1)
    spy.save(name: 1, surname: "b")
    #expect(spy.saveNameSurnameReceivedArguments?.surname as? String == "b")
    spy.insert(name: nil, surname: 2)
    #expect(spy.insertNameSurnameReceivedInvocations.count == 1)
    var heard: (any Codable)?
    spy.appendNameClosure = { body in heard = body(5) }
    spy.append { $0 }
    #expect(heard as? Int == 5)
    spy.getReturnValue = "a"
    #expect(try await spy.get() as? String == "a")
    spy.readReturnValue = "b"
    #expect(spy.read() == "b")
    spy.wrapInArrayReturnValue = [1]
    #expect(spy.wrapInArray(7) == [1])
    #expect(spy.name == "Spy" && spy.alias == nil && spy.removed == nil)
  }
}

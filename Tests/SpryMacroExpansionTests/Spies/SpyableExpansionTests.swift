import Testing

@testable import SpryMacroExpansion

@Suite struct SpyableExpansionTests {
  @Test func writesTheNamesOfTheModel() {
    let expansion = AnnotatedFile(
      """
      @Spyable
      public protocol ServiceProtocol {
        var name: String { get }
        func fetchConfig(arg: UInt8) async throws -> [String: String]
        func close()
      }
      """, "Spyable"
    ).expand()
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        open class ServiceProtocolSpy: ServiceProtocol, NamedSpy, @unchecked Sendable {
          public struct SpyNames {
            nonisolated public let underlyingName: SpyName.Underlying<String>
            nonisolated public let fetchConfigArgCallsCount: SpyName.CallsCount
            nonisolated public let fetchConfigArgCalled: SpyName.Called
            nonisolated public let fetchConfigArgReceivedArg: SpyName.Received<UInt8>
            nonisolated public let fetchConfigArgReceivedInvocations: SpyName.ReceivedInvocations<UInt8>
            nonisolated public let fetchConfigArgThrowableError: \
        SpyName.ThrowableError<any Swift.Error>
            nonisolated public let fetchConfigArgReturnValue: SpyName.ReturnValue<[String: String]>
            nonisolated public let fetchConfigArgClosure: \
        SpyName.Closure<(UInt8) async throws -> [String: String]>
            nonisolated public let closeCallsCount: SpyName.CallsCount
            nonisolated public let closeCalled: SpyName.Called
            nonisolated public let closeClosure: SpyName.Closure<() -> Void>
            private init() { fatalError() }
          }
          nonisolated public let spyMemory = SpyMemory<SpyNames>()
          #if hasFeature(NonisolatedNonsendingByDefault)
          nonisolated public var fetchConfigArgClosure: \
        ((UInt8) async throws -> [String: String])? {
            get { spyMemory.fetchConfigArgClosure }
            set { spyMemory.fetchConfigArgClosure = newValue }
          }
          #endif
          public var name: String {
            get { spyMemory.get(0, "underlyingName") }
            set { spyMemory.set(0, newValue as String) }
          }
          public func fetchConfig(arg: UInt8) async throws -> [String: String] {
            return try await spyMemory.callAsyncThrows(1, "fetchConfigArg", arg)
          }
          public func close() { return spyMemory.call(2, "close") }
          public init() {}
          nonisolated open func resetSpy() { spyMemory.reset() }
        }

        """)
  }
}

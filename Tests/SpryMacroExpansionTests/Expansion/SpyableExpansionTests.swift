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
        public class ServiceProtocolSpy: ServiceProtocol, NamedSpy, @unchecked Sendable {
          public struct SpyNames {
            public let underlyingName: SpyName.Underlying<String>
            public let fetchConfigArgCallsCount: SpyName.CallsCount
            public let fetchConfigArgCalled: SpyName.Called
            public let fetchConfigArgReceivedArg: SpyName.Received<UInt8>
            public let fetchConfigArgReceivedInvocations: SpyName.ReceivedInvocations<UInt8>
            public let fetchConfigArgThrowableError: SpyName.ThrowableError<any Error>
            public let fetchConfigArgReturnValue: SpyName.ReturnValue<[String: String]>
            public let fetchConfigArgClosure: SpyName.Closure<(UInt8) async throws -> [String: String]>
            public let closeCallsCount: SpyName.CallsCount
            public let closeCalled: SpyName.Called
            public let closeClosure: SpyName.Closure<() -> Void>
            private init() { fatalError() }
          }
          public let spyMemory = SpyMemory<SpyNames>()
          public var name: String {
            get { spyMemory.get(0, "underlyingName") }
            set { spyMemory.set(0, newValue) }
          }
          public func fetchConfig(arg: UInt8) async throws -> [String: String] {
            return try await spyMemory.callAsyncThrows(1, "fetchConfigArg", arg)
          }
          public func close() { return spyMemory.call(2, "close") }
          public init() {}
          public func resetSpy() { spyMemory.reset() }
        }

        """)
  }
}

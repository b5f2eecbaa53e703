// Declarations of Apple's `os`: the module's Swift interface in the SDK of iOS 17.4.
//
// SpryKit only asks whether the module exists. `Refused` uses the lock, which its oldest systems
// lack.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}

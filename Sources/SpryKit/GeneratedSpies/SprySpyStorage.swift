/// The calls that a spy received, and the answers of its members.
///
/// A class that `@Spyable` writes has a storage. Its members pass their calls to the storage, and a
/// test reads and changes it through the names that ``SpryGeneratedSpy`` describes. It may be used
/// from any thread at any time, and loses no call.
///
/// `@unchecked Sendable`: the lock orders every access to the members.
@_documentation(visibility: internal)
public final class SprySpyStorage<Names>: @unchecked Sendable {
  private let members: Locked<[SpyMember]>
  /// The line of the spy's declaration.
  let location: SpryLocation
  /// The test in which the spy was created, if there is one.
  let scope: SpryScope?

  /// Creates a storage without calls and answers. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - file: The spy's file, for messages.
  ///   - line: The spy's line.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    members = Locked(Self.newMembers)
    location = SpryLocation(file: file, line: line)
    scope = .owner
  }

  /// Returns the storage of a spy's static members in the current scope. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - type: The spy. A subclass has a storage of its own.
  ///   - file: The spy's file, for messages.
  ///   - line: The spy's line.
  /// - Returns: The same storage each time within one ``SpryScope``.
  public static func ofType(
    _ type: any Any.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> SprySpyStorage {
    SpryScope.current.spyStorage(ofType: type) { SprySpyStorage(file: file, line: line) }
  }

  /// Removes all calls and answers, and releases their values.
  public func reset() {
    members.drop { members in
      let replaced = members
      members = Self.newMembers
      return replaced
    }
  }

  private static var newMembers: [SpyMember] {
    Array(repeating: SpyMember(), count: SprySpyName.memberCount(in: Names.self))
  }
}

extension SprySpyStorage {
  func read<Result>(_ number: Int, _ body: (SpyMember) -> Result) -> Result {
    members.withLock { body($0[number]) }
  }

  /// Changes a member.
  ///
  /// - Parameter body: Returns the values to release after the lock, because that may run a user's
  ///   `deinit`.
  func change<Replaced>(_ number: Int, _ body: (inout SpyMember) -> Replaced) {
    members.drop { body(&$0[number]) }
  }

  /// Counts a call.
  ///
  /// - Parameter append: Appends the arguments to the member's ``SpyCalls``.
  /// - Returns: The answers at the moment of the call.
  @usableFromInline
  func addCall(_ number: Int, _ append: (inout AnyObject?) -> Void) -> SpyAnswers {
    let (answers, replaced) = members.withLock { members in
      (members[number].answers, members[number].addCall(append))
    }
    withExtendedLifetime(replaced) {}
    return answers
  }
}

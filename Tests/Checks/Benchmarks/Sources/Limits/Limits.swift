extension Limit {
  // MARK: Ratios to a hand-written spy behind the same protocol

  /// A recorded and stubbed call of two strings.
  public static let call = Limit(release: 17, debug: 20)

  /// The same in a test with `.spry`, where the callers are noted.
  public static let callInScope = Limit(release: nil, debug: 65)

  /// The same through a spy of `@Spyable`.
  public static let spyCall = Limit(release: 18, debug: 23)

  /// The same where the oldest of 20 stubs answers, as a ratio to the same with one stub.
  public static func oldestStub(call: Double) -> Limit { Limit(2 * call) }

  /// A verification among 1,000 calls.
  public static let verification = Limit(release: 30, debug: 10)

  /// Create a fake, stub it, call it, drop it.
  public static let life = Limit(release: 36, debug: 40)

  /// The same in a test with `.spry`.
  public static let lifeInScope = Limit(release: nil, debug: 85)

  /// A check of one call with typed members, as a ratio to the same check of a handwritten fake.
  public static let typedCheck = Limit(1.5)

  /// A failed check of a large value, as a ratio to `==` of the values.
  public static let largeValues = Limit(release: nil, debug: 20)

  /// One of many, such as the 4,000th stub of a member, as a ratio to one of the first.
  public static let oneOfMany = Limit(release: nil, debug: 2)

  // MARK: Figures of their own

  /// Bytes per recorded call of two strings.
  public static let bytes = Limit(release: 200, debug: nil)

  /// The time of the last calls of a million, as a ratio to the time of the first calls, which stays flat.
  public static let lastCalls = Limit(release: 1.5, debug: nil)

  /// A call of a member with `@Spied` that nobody spies on, as a ratio to the same call without it.
  public static let unspiedCall = Limit(release: 2, debug: nil)

  // MARK: Builds, in debug

  /// A clean build of a client with one attribute, as a ratio to the build of an empty package.
  public static let cleanBuild = Limit(6)

  /// A file of 100 annotated protocols, as a ratio to one of plain spies with stored properties.
  public static let manyProtocols = Limit(0.7)
}

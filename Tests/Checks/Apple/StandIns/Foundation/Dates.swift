// Dates and calendars.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  @available(macOS 12, iOS 15, *) public static var now: Date { Date() }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public var description: String { "" }
  public static func < (left: Date, right: Date) -> Bool { false }
  public static func + (left: Date, right: TimeInterval) -> Date { left }
  public static func - (left: Date, right: TimeInterval) -> Date { left }
  public static func += (left: inout Date, right: TimeInterval) {}
}

public struct DateInterval: Hashable, Sendable {
  public init(start: Date, duration: TimeInterval) {}
}
public struct Locale: Hashable, Sendable { public init(identifier: String) {} }
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT seconds: Int) {}
  @available(macOS 13, iOS 16, *) public static var gmt: TimeZone { fatalError() }
}
public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil
  ) {}
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
}
public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month, day, hour, minute }
  public init(identifier: Identifier) {}
  public var locale: Locale?
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public func date(from components: DateComponents) -> Date? { nil }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
}

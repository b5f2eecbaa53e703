// Dates and calendars: all in "Interface", as in Values.swift, but `NSDate.h` has the first.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self }
  public var description: String { "" }
  public static func < (left: Date, right: Date) -> Bool { false }
}

public struct DateInterval: Hashable, Comparable, Codable, Sendable {
  public init(start: Date, duration: TimeInterval) {}
  public static func < (left: DateInterval, right: DateInterval) -> Bool { false }
}

public struct Locale: Hashable, Sendable { public init(identifier: String) {} }

public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT seconds: Int) {}
}

// The initializer has nine more parameters.
public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil
  ) {}
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year }
  public init(identifier: Identifier) {}
  public var locale: Locale?
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
}

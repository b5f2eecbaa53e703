public import SpryKit
public import Testing

/// Expects that any member of a fake was called.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, sourceLocation: SourceLocation = #_sourceLocation
) {
  Reporter.report(haveRecordedCalls(fake.callListing, on: fake.spryLabel), at: sourceLocation)
}

/// Expects that no member of a fake was called.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, sourceLocation: SourceLocation = #_sourceLocation
) {
  Reporter.report(haveNoRecordedCalls(fake.callListing, on: fake.spryLabel), at: sourceLocation)
}

/// Expects that any static member of a type was called in the current scope.
public func expectHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  Reporter.report(haveRecordedCalls(fake.callListing, on: "\(fake)"), at: sourceLocation)
}

/// Expects that no static member of a type was called in the current scope.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  Reporter.report(haveNoRecordedCalls(fake.callListing, on: "\(fake)"), at: sourceLocation)
}

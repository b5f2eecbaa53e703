public import SpryKit
public import Testing

/// Expects that any member of a fake was called.
@discardableResult
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let failure = failure(of: fake) { haveRecordedCalls($0.callListing, of: $0.spryLabel) }
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that no member of a fake was called.
@discardableResult
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  guard let fake else { return Reporter.report(nilFailure(of: fake), at: sourceLocation) }
  let failure = haveNoRecordedCalls(fake.callListing, of: fake.spryLabel)
  return Reporter.report(failure, at: sourceLocation)
}

/// Expects that any static member of a type was called in the current scope.
@discardableResult
public func expectHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveRecordedCalls(fake.callListing, of: "\(fake)"), at: sourceLocation)
}

/// Expects that no static member of a type was called in the current scope.
@discardableResult
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveNoRecordedCalls(fake.callListing, of: "\(fake)"), at: sourceLocation)
}

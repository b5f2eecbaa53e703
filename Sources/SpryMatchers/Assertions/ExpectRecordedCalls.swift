public import SpryKit
public import Testing

/// Expects that any member of a fake was called.
@discardableResult
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveRecordedCalls(of: fake), at: sourceLocation)
}

/// Expects that no member of a fake was called.
@discardableResult
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake?, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveNoRecordedCalls(of: fake), at: sourceLocation)
}

/// Expects that any static member of a type was called in the current scope.
@discardableResult
public func expectHaveRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveRecordedCalls(of: fake), at: sourceLocation)
}

/// Expects that no static member of a type was called in the current scope.
@discardableResult
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  type fake: Fake.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Reporter.report(haveNoRecordedCalls(of: fake), at: sourceLocation)
}

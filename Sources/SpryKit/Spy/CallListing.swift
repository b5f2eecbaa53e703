/// All calls of a fake, to be listed in a failure.
package struct CallListing {
  private let calls: [RecordedCall]
  /// What is said of those of which only the count is kept.
  private let unkept: [String]
  /// How many there are.
  package let count: Int

  init(_ history: CallHistory) {
    calls = history.recordedCalls
    unkept = history.unkeptWords
    count = calls.count + history.members.reduce(0) { $0 + $1.unkept }
  }

  /// The calls as a numbered line each, in order; what is too much for a screen is counted.
  package var text: String {
    let most = 50
    var lines = calls.prefix(most).enumerated().map { "\($0 + 1). \($1)" }
    if calls.count > most { lines.append("and \(calls.count - most) more") }
    return (lines + unkept).joined(separator: "\n")
  }
}

extension Spyable {
  /// All calls of the fake, to be listed.
  package var callListing: CallListing { CallListing(spryState.history()) }

  /// All calls of the type in the current scope, to be listed.
  package static var callListing: CallListing { CallListing(spryState.history()) }
}

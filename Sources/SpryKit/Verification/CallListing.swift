/// All calls of a fake, to be listed in a failure.
package struct CallListing {
  private let calls: [RecordedCall]

  init(_ history: CallHistory) {
    calls = history.recordedCalls
  }

  /// How many there are.
  package var count: Int { calls.count }

  /// The calls as a numbered line each, in order; of more than fit on a screen, the rest is counted.
  package var text: String {
    let most = 50
    var lines = calls.prefix(most).enumerated().map { "\($0 + 1). \($1)" }
    if calls.count > most { lines.append("and \(calls.count - most) more") }
    return lines.joined(separator: "\n")
  }
}

extension Spyable {
  /// All calls of the fake, to be listed.
  package var callListing: CallListing { CallListing(spryState.history()) }

  /// All calls of the type in the current scope, to be listed.
  package static var callListing: CallListing { CallListing(spryState.history()) }
}

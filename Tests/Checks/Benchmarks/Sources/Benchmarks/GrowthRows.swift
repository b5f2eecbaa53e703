import SpryMacros

/// Row q: what one costs among many, as a ratio to one among few.
func growthRows(_ effort: Effort, _ report: inout Report) {
  let (few, many) = (100, 4_000)
  report.add(
    "q  making a stub among \(many) of its member",
    Comparison(
      effort,
      library: {
        let fake = FakeService()
        for number in 0..<(many - few) { stub(fake, number) }
        return nanoseconds { for number in 0..<few { stub(fake, many + number) } }
      },
      baseline: {
        let fake = FakeService()
        return nanoseconds { for number in 0..<few { stub(fake, number) } }
      }
    ),
    limit: .oneOfMany
  )
  report.add(
    "q  reading each of 1,000 received invocations by its index",
    Comparison(
      effort,
      library: { timeOfReading(calls: 1_000) },
      baseline: { timeOfReading(calls: few) }
    ),
    limit: .oneOfMany
  )
}

private func stub(_ fake: FakeService, _ number: Int) {
  fake.stub.matches("hello \(number)", "world").andReturn(true)
}

/// The time of reading one element, in a loop over all.
private func timeOfReading(calls: Int) -> Double {
  let spy = ServiceSpy()
  spy.matchesReturnValue = true
  for number in 0..<calls { use(spy.matches("hello \(number)", "world")) }
  let time = nanoseconds {
    for index in 0..<calls { use(spy.matchesReceivedInvocations[index].pattern == "world") }
  }
  return time / Double(calls)
}

import Limits
import SpryKit
import SpryObjects

/// A real class, whose member may be spied on.
final class SpyableService: Service, ObjectSpyable {
  typealias Function = ServiceFunction

  @Spied func ping() { use(1) }

  @Spied func matches(_ text: String, _ pattern: String) -> Bool { text == pattern }
}

/// The baseline: the same without a word of spying.
final class PlainService: Service {
  func ping() { use(1) }

  func matches(_ text: String, _ pattern: String) -> Bool { text == pattern }
}

@inline(never)
private func ping(_ service: any Service) { service.ping() }

/// Row m: a member of a real class, while nobody spies, while a spy answers and while it forwards.
func objectRows(_ effort: Effort, _ report: inout Report) {
  let calls = 1_000_000 / effort.divisor

  func time(_ service: any Service, _ call: (any Service) -> Void) -> Double {
    nanoseconds { for _ in 0..<calls { call(service) } } / Double(calls)
  }

  for (name, call) in [("void", ping), ("with arguments", match)] {
    let (spyable, plain) = (SpyableService(), PlainService())
    let unspied = Comparison(
      effort, library: { time(spyable, call) }, baseline: { time(plain, call) })
    report.add("m  real member, no spy, \(name)", unspied, limit: .unspiedCall)
    report.add("m  the same, what it adds", unspied.library - unspied.baseline, "ns a call")
  }

  let fakes = 400 / effort.divisor
  let callsPerFake = 100
  func time(
    answering expected: Bool,
    _ make: () -> (any Service, end: () -> Void)
  ) -> Double {
    var total = 0.0
    for _ in 0..<fakes {
      let (service, end) = make()
      precondition(service.matches("hello", "world") == expected, "by the stub, the body, or hand")
      total += nanoseconds { for _ in 0..<callsPerFake { match(service) } }
      total += nanoseconds(end)
    }
    return total / Double(fakes * callsPerFake)
  }
  func timeBaseline(answering expected: Bool) -> Double {
    time(answering: expected) {
      let spy = HandWrittenSpy()
      spy.matchesReturnValue = expected
      return (spy, end: {})
    }
  }
  // What row b is for a fake whose state is stored, and besides that, finding the spy.
  report.add(
    "m  spied and stubbed call",
    Comparison(
      effort,
      library: {
        time(answering: true) {
          let service = SpyableService()
          let spy = Spy(on: service, .matches)
          spy.stub(.matches).with("hello", "world").andReturn(true)
          spy.beginSpying()
          return (service, end: { spy.endSpying() })
        }
      },
      baseline: { timeBaseline(answering: true) }
    )
  )
  report.add(
    "m  spied and forwarded call",
    Comparison(
      effort,
      library: {
        time(answering: false) {
          let service = SpyableService()
          let spy = Spy(on: service, .matches)
          spy.beginSpying()
          return (service, end: { spy.endSpying() })
        }
      },
      baseline: { timeBaseline(answering: false) }
    )
  )
}

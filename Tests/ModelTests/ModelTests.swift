import Foundation
import SpryKit
import TestSupport
import Testing

@Suite("The runtime and an independent model of it agree")
struct ModelTests {
  /// The number of programs on each face, and the first seed. `Tests/Checks/Model/run` sets others.
  static let environment = ProcessInfo.processInfo.environment
  static let count = environment["SPRY_MODEL_PROGRAMS"].flatMap(Int.init) ?? 200
  static let seed = environment["SPRY_MODEL_SEED"].flatMap(UInt64.init) ?? 1

  @Test("Programs of random stubs, calls, and assertions", arguments: Face.allCases)
  func programs(_ face: Face) async {
    for seed in Self.seed..<Self.seed + UInt64(Self.count) {
      var generator = Generator(seed: seed, face)
      let program = generator.program()
      guard await difference(program, face) != nil else { continue }
      let smallest = await program.shrunk { await difference($0, face) != nil }
      let text = await difference(smallest, face) ?? ""
      Issue.record("seed \(seed), \(face.rawValue):\n\(smallest.text(face))\n\(text)")
      return
    }
  }
}

/// What the product does otherwise than the model, or `nil`.
private func difference(_ program: Program, _ face: Face) async -> String? {
  switch face {
  case .typed: await difference(program, face) { TypedDriver() }
  case .named: await difference(program, face) { Driver(face) { FakeGadget() } }
  case .handwritten: await difference(program, face) { Driver(face) { HandwrittenGadget() } }
  }
}

private func difference<Fake>(
  _ program: Program, _ face: Face, _ makeDriver: () -> Driver<Fake>
) async -> String? {
  let model = Model(face, program.strictness)
  let misuses = Misuses()
  let scope = SpryScope(
    ofTest: "program", misuse: misuses.handler, strictness: program.strictness.spry)
  return await scope.run(isolation: #isolation) {
    let driver = makeDriver()
    // The answers keep the driver alive.
    defer { driver.answers = [:] }
    var reported = 0
    var hasFailed = false
    for (index, operation) in program.operations.enumerated() {
      let expected = [model.run(operation), model.events.joined(separator: " ")]
      hasFailed = hasFailed || expected[0] == "false" || !model.events.isEmpty
      model.events = []
      let result = await driver.run(operation)
      let all = misuses.all
      let events = all[reported...].map { "\($0.kind)" }.joined(separator: " ")
      reported = all.count
      if expected != [result, events] {
        return "line \(index + 1):\n  model:   \(expected)\n  product: \([result, events])"
      }
    }
    if model.state != driver.state {
      return "calls and captors:\n  model:   \(model.state)\n  product: \(driver.state)"
    }
    let issues = scope.end()
    // "If a test has already failed, SpryKit reports only failed waits when the test ends."
    if hasFailed { return nil }
    let found =
      issues.mistakenStubs.map { "\($0.misuse.kind)@\($0.location.line)" }
      + issues.stubs.filter { !$0.countsAsUsed }.map { "unused@\($0.location.line)" }
      + issues.misuse.map { "\($0.misuse.kind)" }
    let (expected, got) = (model.end(), Set(found).sorted())
    return expected == got ? nil : "end:\n  model:   \(expected)\n  product: \(got)"
  }
}

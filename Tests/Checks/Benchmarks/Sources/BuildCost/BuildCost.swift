import Foundation
import Limits

/// Measures what the macros add to a build, and fails if a ratio is over its limit:
/// `swift run --package-path Tests/Checks/Benchmarks BuildCost`. `--files` leaves out the clean builds,
/// `--smoke` only shows that all of it works. `--suites` compiles test targets instead, see ``SuiteCost``.
///
/// Times are wall-clock seconds, the least of some runs, since a busy machine only adds to them.
@main
struct BuildCost {
  private let isSmoke = CommandLine.arguments.contains("--smoke")
  private let isOnlyFiles = CommandLine.arguments.contains("--files")
  private var failures: [String] = []

  static func main() throws {
    var buildCost = BuildCost()
    try buildCost.run()
    for failure in buildCost.failures { print("over its limit: \(failure)") }
    exit(buildCost.failures.isEmpty ? 0 : 1)
  }

  private mutating func run() throws {
    if CommandLine.arguments.contains("--suites") { return try SuiteCost.measure(isSmoke: isSmoke) }
    let client = try ClientPackage(products: ["SpryMacros"])
    defer { client.remove() }
    for macro in [SampleProtocols.Macro.spyable, .spryable] {
      if !isSmoke, !isOnlyFiles { try measureCleanBuilds(client, macro) }
      try measureFile(client, macro)
    }
  }

  /// A client with one annotated protocol, and everything that it depends on; beside it a package that
  /// depends on nothing, which takes the time that every clean build does.
  private mutating func measureCleanBuilds(
    _ client: ClientPackage,
    _ macro: SampleProtocols.Macro
  ) throws {
    try client.write(SampleProtocols(macro: macro, count: 1).annotated)
    let baseline = try ClientPackage(products: [])
    defer { baseline.remove() }
    try baseline.write("struct Nothing {}\n")
    for (configuration, limit, runs) in [("debug", Limit.cleanBuild, 5), ("release", nil, 3)] {
      var seconds = [Double.infinity, .infinity]
      for _ in 0..<runs {
        for (index, package) in [client, baseline].enumerated() {
          try package.clean()
          seconds[index] = min(seconds[index], try package.build(configuration))
        }
      }
      let name = "clean \(configuration) build, one @\(macro.rawValue)"
      report(name, seconds[0])
      report("clean \(configuration) build, an empty package", seconds[1])
      check(name, seconds[0], "of the empty package", seconds[1], limit)
    }
  }

  /// A file of many protocols, rebuilt in debug: with the attribute, with what it writes pasted in,
  /// and with what swift-syntax's users would have: a class of stored properties. A fake can also wrap
  /// an object.
  private mutating func measureFile(
    _ client: ClientPackage,
    _ macro: SampleProtocols.Macro
  ) throws {
    let sample = SampleProtocols(macro: macro, count: isSmoke ? 10 : 100)
    try client.write(sample.annotated)
    let expansions = try client.expansions()
    guard expansions.count == sample.count * macro.expansionCount else {
      throw Failure("got \(expansions.count) expansions for \(sample.count) protocols")
    }
    var files = [
      sample.annotated, sample.plain(with: expansions), sample.plain(with: []),
      sample.plain(with: sample.storedProperties),
    ]
    if macro == .spryable { files.append(sample.annotated(with: "@Spryable(wraps: true)")) }
    // Once unmeasured: another manifest makes the plan of the build anew.
    _ = try client.build("debug")
    // In turns, so that a slow minute slows all of them.
    var seconds = Array(repeating: Double.infinity, count: files.count)
    for _ in 0..<(isSmoke ? 1 : 3) {
      for (index, file) in files.enumerated() {
        try client.write(file)
        try client.forgetClient()
        seconds[index] = min(seconds[index], try client.build("debug"))
      }
    }
    let lines = expansions.joined().utf8.count { $0 == UInt8(ascii: "\n") }
    let name = "@\(macro.rawValue) × \(sample.count), 10 members each"
    report("\(name): with the attribute", seconds[0])
    report("\(name): the \(lines) lines pasted in", seconds[1])
    report("\(name): protocols alone", seconds[2])
    report("\(name): as a class of stored properties", seconds[3])
    if macro == .spryable { report("\(name): with 'wraps: true'", seconds[4]) }
    check(
      name, seconds[0], "of the stored properties", seconds[3], isSmoke ? nil : .manyProtocols)
  }

  private func report(_ name: String, _ seconds: Double) {
    print("\(name): \(String(format: "%.1f", seconds)) s")
  }

  /// Prints the ratio of two times, and remembers whether it is over a limit.
  private mutating func check(
    _ name: String,
    _ seconds: Double,
    _ other: String,
    _ otherSeconds: Double,
    _ limit: Limit?
  ) {
    let ratio = seconds / otherSeconds
    let limitText = limit?.value.map { " (limit \($0))" } ?? ""
    let text = "\(String(format: "%.2f", ratio)) × the time \(other)\(limitText)"
    print("  \(text)")
    if let limit, !limit.isMet(by: ratio) { failures.append("\(name): \(text)") }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

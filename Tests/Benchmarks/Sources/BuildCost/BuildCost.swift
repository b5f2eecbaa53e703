import Foundation

/// Measures what the macros add to a build: `swift run --package-path Tests/Benchmarks BuildCost`;
/// `--files` leaves out the clean builds, `--smoke` only shows that all of it works.
///
/// Times are wall-clock seconds, the least of some runs, since a busy machine only adds to them.
/// The limits are those that the macros were made to keep; ratios are of the same run.
@main
struct BuildCost {
  static func main() throws {
    let isSmoke = CommandLine.arguments.contains("--smoke")
    let isOnlyFiles = CommandLine.arguments.contains("--files")
    for macro in [SampleProtocols.Macro.spyable, .spryable] {
      let client = try ClientPackage(product: macro.product)
      defer { client.remove() }
      if !isSmoke, !isOnlyFiles { try measureCleanBuilds(client, macro) }
      try measureFile(client, macro, protocols: isSmoke ? 10 : 100, runs: isSmoke ? 1 : 6)
    }
  }

  /// A client with one annotated protocol, and everything that it depends on; beside it a package that
  /// depends on nothing, which takes the time that every clean build does.
  private static func measureCleanBuilds(
    _ client: ClientPackage,
    _ macro: SampleProtocols.Macro
  ) throws {
    try client.write(SampleProtocols(macro: macro, count: 1).annotated)
    let baseline = try ClientPackage(product: nil)
    defer { baseline.remove() }
    try baseline.write("struct Nothing {}\n")
    for (configuration, limit, runs) in [("debug", 8.0, 5), ("release", 20.0, 3)] {
      var seconds = [Double.infinity, .infinity]
      for _ in 0..<runs {
        for (index, package) in [client, baseline].enumerated() {
          try package.clean()
          seconds[index] = min(seconds[index], try package.build(configuration))
        }
      }
      report(
        "clean \(configuration) build, one @\(macro.rawValue), \(macro.product)", seconds[0],
        limit: macro == .spyable ? limit : nil)
      report("clean \(configuration) build, a package that needs nothing", seconds[1])
    }
  }

  /// A file of many protocols, rebuilt in debug: with the attribute, with what it writes pasted in,
  /// and with what swift-syntax's users would have: a class of stored properties.
  private static func measureFile(
    _ client: ClientPackage,
    _ macro: SampleProtocols.Macro,
    protocols: Int,
    runs: Int
  ) throws {
    let sample = SampleProtocols(macro: macro, count: protocols)
    try client.write(sample.annotated)
    let expansions = try client.expansions()
    guard expansions.count == protocols else {
      throw Failure("expected \(protocols) expansions, got \(expansions.count)")
    }
    let files = [
      sample.annotated, sample.plain(with: expansions), sample.plain(with: []),
      sample.plain(with: sample.storedProperties),
    ]
    // Other flags built everything anew.
    _ = try client.build("debug")
    // In turns, so that a slow minute slows all of them; twice suffices where no limit is checked.
    var seconds = Array(repeating: Double.infinity, count: files.count)
    for run in 0..<runs {
      for (index, file) in files.enumerated() where index < 2 || run < 2 {
        try client.write(file)
        try client.forgetClient()
        seconds[index] = min(seconds[index], try client.build("debug"))
      }
    }
    let lines = expansions.joined().utf8.count { $0 == UInt8(ascii: "\n") }
    let name = "@\(macro.rawValue) × \(protocols), 10 members each"
    report("\(name): with the attribute", seconds[0], limit: protocols == 100 ? 10 : nil)
    report("\(name): the \(lines) lines pasted in", seconds[1])
    report("\(name): protocols alone", seconds[2])
    report("\(name): as a class of stored properties", seconds[3])
    let added = (seconds[0] / seconds[1] - 1) * 100
    print("  expanding adds \(Int(added.rounded())) % (limit 15 %)")
    let share = seconds[0] / seconds[3] * 100
    print("  \(Int(share.rounded())) % of the time of the stored properties")
  }

  private static func report(_ name: String, _ seconds: Double, limit: Double? = nil) {
    let limit = limit.map { " (limit \(Int($0)) s)" } ?? ""
    print("\(name): \(String(format: "%.1f", seconds)) s\(limit)")
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

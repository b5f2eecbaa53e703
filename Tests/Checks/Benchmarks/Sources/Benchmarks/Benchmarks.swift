import Foundation

/// Measures the runtime against a hand-written spy, and fails if a figure is over its limit.
///
/// `--smoke` takes a tenth of the time and fails only on twice a limit, since short samples are noisy.
/// `--rows bf` runs the rows of those letters only. `--count b 100` only does the work of a row.
@main
enum Benchmarks {
  static func main() async {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--count") {
      return Counted(rawValue: arguments[index + 1])!.run(Int(arguments[index + 2])!)
    }
    let isSmoke = arguments.contains("--smoke")
    let effort = isSmoke ? Effort.smoke : .full
    let rows = arguments.firstIndex(of: "--rows").map { arguments[$0 + 1] } ?? "abcdefghijklmnoq"
    var report = Report(slack: isSmoke ? 2 : 1)
    // First, while no memory is left over from other rows.
    if rows.contains("e") { memoryRows(effort, &report) }
    if rows.contains(where: "abc".contains) { callRows(effort, &report) }
    if rows.contains("d") { verificationRows(effort, &report) }
    if rows.contains("f") { lifeRows(effort, &report) }
    if rows.contains("g") { checkRows(effort, &report) }
    if rows.contains("n") { threadRows(effort, &report) }
    if rows.contains("i") { orderRows(effort, &report) }
    if rows.contains("j") { failureRows(effort, &report) }
    if rows.contains("o") { largeValueRows(effort, &report) }
    if rows.contains("q") { growthRows(effort, &report) }
    if rows.contains("h") { await totalRow(effort, &report) }
    if rows.contains("k") { scopeRows(effort, &report) }
    if rows.contains("l") { await waitingRow(effort, &report) }
    if rows.contains("m") { objectRows(effort, &report) }
    for failure in report.failures { print("over its limit: \(failure)") }
    exit(report.failures.isEmpty ? 0 : 1)
  }
}

import Foundation
import SpryFakeWriting

// The plugin starts this program with the path of its description of the package, and the user's
// arguments.

func report(_ problems: [String]) {
  for problem in problems { FileHandle.standardError.write(Data("error: \(problem)\n".utf8)) }
}

let path = CommandLine.arguments.dropFirst().first ?? ""
do {
  let layout = try JSONDecoder().decode(
    PackageLayout.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  let options = try Options(Array(CommandLine.arguments.dropFirst(2)))
  let scratch = URL(fileURLWithPath: path).deletingLastPathComponent().path
  let command = WriteFakesCommand(options, layout, printer: Toolchain(scratch: scratch)) {
    print($0)
  }
  let problems = command.run()
  report(problems)
  exit(problems.isEmpty ? 0 : 1)
} catch let error as FakeError {
  report([error.text])
  exit(1)
} catch {
  report([
    "\(path) is not a description of a package: start this program with 'swift package write-fakes'"
  ])
  exit(1)
}

import Foundation

/// Measures what it costs to compile test targets of 20 and 60 tests with fakes of five kinds, as a
/// ratio to the same tests with hand-written spies: `BuildCost --suites`, which takes some minutes.
///
/// The figures are the user CPU times of `swiftc` for the test target and for the app, the least of
/// some runs, as another process on the machine adds less to them than to wall-clock times.
struct SuiteCost {
  /// Where the fakes of a suite come from.
  private enum Doubles: String, CaseIterable {
    case handwritten = "hand-written spies"
    /// Classes that list the members, as `write-fakes` writes them.
    case classes = "classes with '@Spryable' in the test target"
    case protocols = "'@Spryable' on the protocols of the app"
    case wrapping = "'@Spryable(wraps: true)' on the protocols of the app"
    case spies = "'@Spyable' on the protocols of the app"
    case fakesByHand = "hand-written fakes"

    /// The attribute of a protocol, or nothing.
    var attribute: String {
      switch self {
      case .handwritten, .classes, .fakesByHand: ""
      case .protocols: "@Spryable"
      case .wrapping: "@Spryable(wraps: true)"
      case .spies: "@Spyable"
      }
    }

    /// What stands in for a service in the tests.
    var double: SampleTests.Double {
      switch self {
      case .handwritten: .handwritten
      case .classes, .protocols, .wrapping: .generated
      case .spies: .generatedSpy
      case .fakesByHand: .fakeByHand
      }
    }
  }

  /// A number of tests, and the numbers of the members of their protocols.
  private static let sizes = [(20, [2, 3, 4]), (60, [2, 3, 4, 5, 6, 9])]

  private let folder: URL
  private let libraries: URL
  private let runs: Int

  static func measure(isSmoke: Bool) throws {
    let client = try ClientPackage(products: ["SpryMacros", "SpryMatchers"])
    defer { client.remove() }
    try client.write("import SpryMacros\nimport SpryMatchers\n")
    _ = try client.build("debug")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SpryKit-SuiteCost-\(UUID().uuidString)")
    // The system clears its temporary folder where this fails.
    defer { try? FileManager.default.removeItem(at: folder) }
    let cost = SuiteCost(folder: folder, libraries: client.buildFolder, runs: isSmoke ? 1 : 4)
    for (tests, members) in isSmoke ? [sizes[0]] : sizes {
      for framework in SampleTests.Framework.allCases {
        for checksArguments in [true, false] {
          try cost.measure(
            tests, SampleService.services(memberCounts: members), framework, checksArguments)
        }
      }
    }
  }

  private func measure(
    _ testCount: Int, _ services: [SampleService], _ framework: SampleTests.Framework,
    _ checksArguments: Bool
  ) throws {
    var seconds: [Doubles: (app: Double, tests: Double)] = [:]
    for doubles in Doubles.allCases {
      try write(testCount, services, framework, checksArguments, doubles)
    }
    // In turns, so that a slow minute slows all of them.
    for _ in 0..<runs {
      for doubles in Doubles.allCases {
        let app = try compile("App", of: doubles)
        let tests = try compile("AppTests", of: doubles)
        let least = seconds[doubles] ?? (.infinity, .infinity)
        seconds[doubles] = (min(app, least.app), min(tests, least.tests))
      }
    }
    let spies = seconds[.handwritten]!
    print(
      "\(testCount) tests, \(framework.rawValue), "
        + (checksArguments ? "arguments checked" : "only counts checked"))
    for doubles in Doubles.allCases {
      let (app, tests) = seconds[doubles]!
      let ratios = [tests / spies.tests, (app + tests) / (spies.app + spies.tests)]
      let texts = ([tests, app + tests] + ratios).map { String(format: "%.2f", $0) }
      print(
        "  \(doubles.rawValue): \(texts[0]) s, \(texts[2]) × hand-written; "
          + "with the app \(texts[1]) s, \(texts[3]) ×")
    }
  }

  private func write(
    _ testCount: Int, _ services: [SampleService], _ framework: SampleTests.Framework,
    _ checksArguments: Bool, _ doubles: Doubles
  ) throws {
    for (index, service) in services.enumerated() {
      let count = testCount / services.count + (index < testCount % services.count ? 1 : 0)
      let tests = SampleTests(
        service: service, count: count, double: doubles.double, framework: framework,
        checksArguments: checksArguments)
      var files = [
        "App/\(service.name).swift": service.app(attribute: doubles.attribute),
        "AppTests/\(service.name)Tests.swift": tests.file,
      ]
      switch doubles {
      case .handwritten: files["AppTests/\(service.name)ServiceSpy.swift"] = service.handwrittenSpy
      case .classes: files["AppTests/Fake\(service.name)Service.swift"] = service.listedFake
      case .fakesByHand:
        files["AppTests/Fake\(service.name)Service.swift"] = service.handwrittenFake
      case .protocols, .wrapping, .spies: break
      }
      for (path, text) in files {
        let file = folder.appendingPathComponent("\(doubles)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  /// Compiles a module.
  ///
  /// - Returns: The user CPU time of the compiler and of the macros, in seconds.
  private func compile(_ module: String, of doubles: Doubles) throws -> Double {
    let products = folder.appendingPathComponent("\(doubles)")
    let sources = try FileManager.default.contentsOfDirectory(
      at: products.appendingPathComponent(module), includingPropertiesForKeys: nil)
    let plugin = libraries.appendingPathComponent("SpryMacrosPlugin-tool").path
    var arguments = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-Onone", "-enable-testing", "-wmo",
      "-module-name", module, "-c", "-o", products.appendingPathComponent("\(module).o").path,
      "-I", products.path, "-I", libraries.appendingPathComponent("Modules").path,
      "-load-plugin-executable", "\(plugin)#SpryMacrosPlugin",
    ]
    // With `-g`, the driver would wrap the module into another object of the same name.
    arguments +=
      module == "App"
      ? [
        "-gdwarf-types", "-emit-module", "-emit-module-path",
        products.appendingPathComponent("App.swiftmodule").path,
      ] : ["-g"]
    arguments += sources.map(\.path).sorted()
    let start = cpuTimeOfChildren
    try run(arguments)
    return cpuTimeOfChildren - start
  }
}

/// The user CPU time of the processes that this one has waited for, in seconds.
private var cpuTimeOfChildren: Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
  #else
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  #endif
  return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
}

private func run(_ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(output) }
}

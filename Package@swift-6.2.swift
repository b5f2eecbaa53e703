// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// Flags that nobody promises: only for compilers on which they were measured.
#if compiler(<6.4)
  /// What the compiler does to check itself, and to spare itself work that a clean build needs: a tenth
  /// of a debug build, without which it writes the same.
  let unchecked = [
    "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-incremental-llvm-codegen",
  ]
  /// For the plugin, whose compilation a debug build waits for: no debug information, which SwiftPM's
  /// own `-g` would overrule if the driver were told; two processes of the compiler, with its files dealt
  /// out by a seed, of forty tried, by which both take as long. To debug it, take out `-gnone`.
  let hurried = [
    "-Xfrontend", "-gnone", "-driver-batch-size-limit", "40", "-driver-batch-seed", "38",
  ]
#else
  let unchecked: [String] = []
  let hurried: [String] = []
#endif

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(unchecked, .when(configuration: .debug)),
]

/// How the compiler plugin is built.
///
/// It runs for moments, so a release build that makes it fast takes longer than all its runs; nobody
/// looks up the standard library's symbols from it, or debugs it where its tests are not. SwiftPM calls
/// such flags unsafe, and lets a dependency set them since 6.2: older ones read `Package.swift`.
///
/// In Swift 6 mode, the compiler looks for data races, a twelfth of its work. The plugin has one thread,
/// and `Package.swift`, which builds it in that mode, is built by `.ci/run`.
let tool: [SwiftSetting] =
  strict + [
    .swiftLanguageMode(.v5),
    .unsafeFlags(["-Onone"], .when(configuration: .release)),
    .unsafeFlags(["-index-ignore-system-modules"] + hurried, .when(configuration: .debug)),
  ]

let package = Package(
  name: "SpryKit",
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .macCatalyst(.v16), .visionOS(.v1),
  ],
  products: [
    .library(name: "SpryKit", targets: ["SpryKit"]),
    .library(name: "SpryMatchers", targets: ["SpryMatchers"]),
    .library(name: "SpryMacros", targets: ["SpryMacros"]),
    .library(name: "SprySpyable", targets: ["SprySpyable"]),
    .library(name: "SpryObjects", targets: ["SpryObjects"]),
  ],
  targets: [
    .target(name: "CSpryKit"),
    .target(name: "SpryCore", dependencies: ["CSpryKit"], swiftSettings: strict),
    .target(name: "SpryKit", dependencies: ["SpryCore", "CSpryKit"], swiftSettings: strict),
    .target(
      name: "SprySpyable",
      dependencies: ["SpryCore", "SpryMacrosPlugin"],
      swiftSettings: strict
    ),
    .target(name: "SpryMatchers", dependencies: ["SpryKit"], swiftSettings: strict),
    .target(
      name: "SpryMacros",
      dependencies: ["SpryKit", "SprySpyable", "SpryMacrosPlugin"],
      swiftSettings: strict
    ),
    .target(name: "CSpryObjects"),
    .target(
      name: "SpryObjects",
      dependencies: ["SpryKit", "CSpryObjects", "SpryMacrosPlugin"],
      swiftSettings: strict
    ),
    .target(name: "SpryMacroExpansion", swiftSettings: tool),
    .target(name: "CSpryMacrosPlugin"),
    .macro(
      name: "SpryMacrosPlugin",
      dependencies: ["SpryMacroExpansion", "CSpryMacrosPlugin"],
      swiftSettings: tool
    ),
    .testTarget(name: "SpryKitTests", dependencies: ["SpryKit"], swiftSettings: strict),
    .testTarget(name: "SpryMatchersTests", dependencies: ["SpryMatchers"], swiftSettings: strict),
    .testTarget(
      name: "SpryMacroExpansionTests",
      dependencies: ["SpryMacroExpansion"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpryMacrosPluginTests",
      dependencies: ["SpryMacrosPlugin", "SpryMacroExpansion"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpryMacrosTests",
      dependencies: ["SpryMacros", "SpryMatchers"],
      path: "Tests/SpryMacrosTests/Spryable",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpyableMacroTests",
      dependencies: ["SprySpyable", "SpryMatchers"],
      path: "Tests/SpryMacrosTests/Spyable",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpryObjectsTests",
      dependencies: ["SpryObjects", "SpryMatchers"],
      swiftSettings: strict
    ),
    .testTarget(name: "ConcurrencyTests", dependencies: ["SpryKit"], swiftSettings: strict),
    .testTarget(name: "AcceptanceTests", dependencies: ["SpryKit", "SpryMatchers"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["SpryKit", "SpryMatchers", "SpryMacros", "SpryObjects", "SpryMacroExpansion"]
    ),
  ]
)

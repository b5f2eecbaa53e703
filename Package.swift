// swift-tools-version: 6.0

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
    .library(name: "SpryObjects", targets: ["SpryObjects"]),
  ],
  targets: [
    .target(name: "CSpryKit"),
    .target(name: "SpryKit", dependencies: ["CSpryKit"], swiftSettings: strict),
    .target(name: "SpryMatchers", dependencies: ["SpryKit"], swiftSettings: strict),
    .target(
      name: "SpryMacros",
      dependencies: ["SpryKit", "SpryMacrosPlugin"],
      swiftSettings: strict
    ),
    .target(name: "CSpryObjects"),
    .target(
      name: "SpryObjects",
      dependencies: ["SpryKit", "CSpryObjects", "SpryMacrosPlugin"],
      swiftSettings: strict
    ),
    .target(name: "SpryMacroExpansion", swiftSettings: strict),
    .target(name: "CSpryMacrosPlugin"),
    .macro(
      name: "SpryMacrosPlugin",
      dependencies: ["SpryMacroExpansion", "CSpryMacrosPlugin"],
      swiftSettings: strict
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
      dependencies: ["SpryMacros", "SpryMatchers"],
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

// swift-tools-version: 6.0

// What Swift 6.0 and 6.1 read: `Package@swift-6.2.swift` without the flags that a dependency may
// not set there, and without the tests, which need 6.2.

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let tool = strict

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
  ]
)

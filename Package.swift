// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SpryKit",
  platforms: [
    .macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1),
  ],
  // No product has `type: .dynamic`. If an app and its tests both link SpryKit, Xcode builds its targets as frameworks,
  // so that the process has one copy. It refuses to if a dynamic product has the name of the target.
  products: [
    .library(name: "SpryKit", targets: ["SpryKit"]),
    .library(name: "SpryMatchers", targets: ["SpryMatchers"]),
    .library(name: "SpryMacros", targets: ["SpryMacros"]),
    .library(name: "SpryObjects", targets: ["SpryObjects"]),
    .plugin(name: "WriteFakes", targets: ["WriteFakes"]),
  ],
  targets: [
    .target(name: "SpryKit", swiftSettings: settings),
    .target(name: "SpryMatchers", dependencies: ["SpryKit"], swiftSettings: settings),
    .target(
      name: "SpryMacros", dependencies: ["SpryKit", "SpryMacrosPlugin"], swiftSettings: settings),
    .target(
      name: "SpryObjects",
      dependencies: ["SpryKit", "SpryMacrosPlugin"],
      swiftSettings: settings
    ),
    .target(name: "DeclarationParser", swiftSettings: settings),
    .target(
      name: "SpryMacroExpansion", dependencies: ["DeclarationParser"], swiftSettings: settings),
    .target(
      name: "CompilerMessages",
      dependencies: ["SpryMacroExpansion", "DeclarationParser"],
      swiftSettings: settings
    ),
    .macro(
      name: "SpryMacrosPlugin", dependencies: ["CompilerMessages"], swiftSettings: settings),
    .target(
      name: "SpryFakeWriting",
      dependencies: ["SpryMacroExpansion", "DeclarationParser"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "SpryFakeWriter",
      dependencies: ["SpryFakeWriting"],
      swiftSettings: settings
    ),
    .plugin(
      name: "WriteFakes",
      capability: .command(
        intent: .custom(
          verb: "write-fakes",
          description: "Writes fakes of protocols and classes into a test target"
        ),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the files of the fakes into a test target.")
        ]
      ),
      dependencies: ["SpryFakeWriter"],
      path: "Sources/WriteFakes"
    ),
    .target(
      name: "TestSupport",
      dependencies: ["SpryKit"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpryKitTests", dependencies: ["SpryKit", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SpryMatchersTests",
      dependencies: ["SpryMacros", "SpryMatchers", "SpryObjects", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DeclarationParserTests",
      dependencies: ["DeclarationParser", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpryMacroExpansionTests",
      dependencies: ["SpryMacroExpansion", "DeclarationParser", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpryFakeWritingTests",
      dependencies: ["SpryFakeWriting", "SpryMacroExpansion", "DeclarationParser", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CompilerMessagesTests",
      dependencies: ["CompilerMessages", "SpryMacroExpansion", "DeclarationParser", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpryMacrosTests",
      dependencies: ["SpryMacros", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TypedMembersTests",
      dependencies: ["SpryMacros", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "InputTests",
      dependencies: ["SpryMacros", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FrameworkTests",
      dependencies: ["SpryMacros", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpyableMacroTests",
      dependencies: ["SpryMacros", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpryObjectsTests",
      dependencies: ["SpryMacros", "SpryObjects", "SpryMatchers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConcurrencyTests", dependencies: ["SpryKit", "SpryMacros", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelTests", dependencies: ["SpryKit", "SpryMacros", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["SpryKit", "SpryMatchers", "TestSupport"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "SpryKit", "SpryMatchers", "SpryMacros", "SpryObjects", "SpryMacroExpansion",
        "DeclarationParser",
      ]
    ),
  ]
)

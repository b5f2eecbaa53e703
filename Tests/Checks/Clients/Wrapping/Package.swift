// swift-tools-version: 6.2

import PackageDescription

// Families of protocols in three modules, whose fakes wrap real objects.
let macros: Target.Dependency = .product(name: "SpryMacros", package: "SpryKit")

let package = Package(
  name: "Wrapping",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(
      url: Context.environment["SPRYKIT"] ?? "",
      from: Version(stringLiteral: Context.environment["SPRYKIT_VERSION"] ?? "1.0.0")
    )
  ],
  targets: [
    .target(name: "Stores", dependencies: [macros]),
    .target(name: "Archives", dependencies: ["Stores", macros]),
    .target(name: "Libraries", dependencies: ["Stores", "Archives", macros]),
    .testTarget(
      name: "LibrariesTests",
      dependencies: [
        "Stores", "Archives", "Libraries",
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
  ]
)

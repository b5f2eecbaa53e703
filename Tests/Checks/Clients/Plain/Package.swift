// swift-tools-version: 6.2

import PackageDescription

// A package whose production code does not depend on SpryKit. A command writes the fakes.
let package = Package(
  name: "Plain",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(
      url: Context.environment["SPRYKIT"] ?? "",
      from: Version(stringLiteral: Context.environment["SPRYKIT_VERSION"] ?? "1.0.0")
    )
  ],
  targets: [
    .target(name: "Lending"),
    .executableTarget(name: "Library", dependencies: ["Lending"]),
    .testTarget(
      name: "LendingTests",
      dependencies: [
        "Lending",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
  ]
)

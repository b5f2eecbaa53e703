// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "OneImplementation",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(
      url: Context.environment["SPRYKIT"] ?? "",
      from: Version(stringLiteral: Context.environment["SPRYKIT_VERSION"] ?? "1.0.0")
    )
  ],
  targets: [
    .executableTarget(
      name: "Post", dependencies: [.product(name: "SpryMacros", package: "SpryKit")])
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SpryKit", path: "../../..")],
  targets: [
    .target(name: "Limits"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Limits",
        .product(name: "SpryKit", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ]
    ),
    .executableTarget(name: "BuildCost", dependencies: ["Limits"]),
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RightTests",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SpryKit", path: "../../..")],
  targets: [
    .testTarget(
      name: "RightTests",
      dependencies: [
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    )
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [
    .package(url: "https://…/SpryKit.git", from: "1.0.0")
  ],
  targets: [
    .target(name: "App", dependencies: [.product(name: "SpryMacros", package: "SpryKit")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
  ]
)

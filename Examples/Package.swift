// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Articles", targets: ["Articles"])
  ],
  dependencies: [
    .package(name: "SpryKit", path: "..")
  ],
  targets: [
    .target(
      name: "Articles",
      dependencies: [
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ]
    ),
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        "Articles",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ]
    ),
  ]
)

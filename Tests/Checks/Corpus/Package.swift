// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Corpus",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SpryKit", path: "../../..")],
  targets: [
    .target(name: "Bottom", dependencies: [.product(name: "SpryMacros", package: "SpryKit")]),
    .target(
      name: "Middle", dependencies: ["Bottom", .product(name: "SpryMacros", package: "SpryKit")]),
    .target(
      name: "Top",
      dependencies: ["Bottom", "Middle", .product(name: "SpryMacros", package: "SpryKit")]),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "Bottom", "Middle", "Top",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
  ]
)

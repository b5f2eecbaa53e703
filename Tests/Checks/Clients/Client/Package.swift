// swift-tools-version: 6.2

import PackageDescription

// What the code of the package is compiled with, besides what each build asks for.
let settings: [SwiftSetting] =
  switch Context.environment["CLIENT"] {
  case "isolation": [.defaultIsolation(MainActor.self)]
  default: []
  }

let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Market", targets: ["Market"])],
  dependencies: [
    .package(
      url: Context.environment["SPRYKIT"] ?? "",
      from: Version(stringLiteral: Context.environment["SPRYKIT_VERSION"] ?? "1.0.0")
    )
  ],
  targets: [
    .target(
      name: "Market",
      dependencies: [
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarketTests",
      dependencies: [
        "Market",
        .product(name: "SpryKit", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: settings
    ),
  ]
)

// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Articles", targets: ["Articles"]),
    .library(name: "TicketOffice", targets: ["TicketOffice"]),
    .library(name: "TicketApp", targets: ["TicketApp"]),
  ],
  dependencies: [
    .package(name: "SpryKit", path: "..")
  ],
  targets: [
    // These do not depend on SpryKit. Their fakes are in the test targets.
    .target(name: "TicketOffice"),
    .testTarget(
      name: "TicketOfficeTests",
      dependencies: [
        "TicketOffice",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
    .target(name: "TicketApp"),
    .testTarget(
      name: "TicketAppTests",
      dependencies: [
        "TicketApp",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
    // This one contains attributes of SpryKit.
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

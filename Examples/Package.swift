// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  // SpryKit supports older systems, but `@Observable` needs these.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Recipes", targets: ["Recipes"]),
    .library(name: "Garden", targets: ["Garden"]),
    .library(name: "Articles", targets: ["Articles"]),
    .library(name: "TicketOffice", targets: ["TicketOffice"]),
    .library(name: "TicketApp", targets: ["TicketApp"]),
  ],
  dependencies: [
    .package(name: "SpryKit", path: "..")
  ],
  targets: [
    // `@Spryable` is beside the protocols, so this one imports the macros.
    .target(name: "Recipes", dependencies: [.product(name: "SpryMacros", package: "SpryKit")]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes",
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
    // This one does not depend on SpryKit. Its fakes are hand-written, so its tests need no macros.
    .target(name: "Garden"),
    .testTarget(
      name: "GardenTests",
      dependencies: [
        "Garden",
        .product(name: "SpryKit", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
      ]
    ),
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

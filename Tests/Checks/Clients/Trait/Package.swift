// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Trait",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "Shop", targets: ["Shop"])],
  traits: [.trait(name: "Fakes", description: "Writes fakes of the protocols, for the tests.")],
  dependencies: [
    .package(
      url: Context.environment["SPRYKIT"] ?? "",
      from: Version(stringLiteral: Context.environment["SPRYKIT_VERSION"] ?? "1.0.0")
    )
  ],
  targets: [
    .target(
      name: "Bakery",
      dependencies: [
        .product(name: "SpryMacros", package: "SpryKit", condition: .when(traits: ["Fakes"]))
      ]
    ),
    .executableTarget(name: "Shop", dependencies: ["Bakery"]),
    .testTarget(
      name: "BakeryTests",
      dependencies: ["Bakery", .product(name: "SpryMatchers", package: "SpryKit")]
    ),
  ]
)

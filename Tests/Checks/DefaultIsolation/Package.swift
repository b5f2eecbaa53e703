// swift-tools-version: 6.2

import PackageDescription

// Modules that are compiled with `MainActor` as their default isolation, as new app targets are.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Modules whose `async` functions run on the actor of their caller.
let callers: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
  name: "DefaultIsolation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SpryKit", path: "../../..")],
  targets: [
    .target(
      name: "Fakes",
      dependencies: [
        .product(name: "SpryKit", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FakesTests",
      dependencies: [
        "Fakes",
        .product(name: "SpryKit", package: "SpryKit"),
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CallersTests",
      dependencies: [
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: callers
    ),
    .testTarget(
      name: "BothTests",
      dependencies: [
        .product(name: "SpryMatchers", package: "SpryKit"),
        .product(name: "SpryMacros", package: "SpryKit"),
        .product(name: "SpryObjects", package: "SpryKit"),
      ],
      swiftSettings: settings + callers
    ),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// The parser of Swift sources is a dependency of this package alone: a package that only uses UIKit neither resolves nor builds
// it.
let package = Package(
  name: "cellophane-preparation",
  products: [
    .executable(name: "cellophane", targets: ["cellophane"]),
    // The module that tests of swift-snapshot-testing import.
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
  ],
  dependencies: [
    .package(name: "cellophane", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // What a package of an app needs before it compiles on Linux, from the texts of its sources.
    .target(
      name: "CelloReadiness",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    // The command.
    .executableTarget(
      name: "cellophane",
      dependencies: [
        "CelloReadiness", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    // CellophaneTesting under the name of swift-snapshot-testing, with the parameters that it lacks.
    .target(
      name: "SnapshotTesting",
      dependencies: [.product(name: "CellophaneTesting", package: "cellophane")],
      swiftSettings: settings),
    .testTarget(
      name: "CelloReadinessTests", dependencies: ["CelloReadiness"], swiftSettings: settings),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", .product(name: "UIKitTesting", package: "cellophane"),
      ],
      exclude: ["__Snapshots__"],
      // As most tests for iOS are: in Swift 6 mode, `#file` is not a path.
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

// The command that prepares the sources of apps for Linux. It is a package of its own, so that packages that do not use it
// neither resolve nor build swift-syntax.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
  .product(name: "SwiftOperators", package: "swift-syntax"),
]

let package = Package(
  name: "cellophane-preparation",
  products: [
    .executable(name: "cellophane", targets: ["cellophane"]),
    .plugin(name: "CellophanePrepare", targets: ["CellophanePrepare"]),
    // The module that tests of swift-snapshot-testing import.
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
  ],
  dependencies: [
    .package(name: "cellophane", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Rewrites Objective-C syntax and Apple's conditions: source text in, source text out. Above it, copies of whole packages.
    .target(name: "CelloPreparation", dependencies: syntax, swiftSettings: settings),
    // What a package of an app needs before it compiles on Linux, from the texts of its sources.
    .target(
      name: "CelloReadiness",
      dependencies: syntax + [.product(name: "SwiftIfConfig", package: "swift-syntax")],
      swiftSettings: settings),
    // The command.
    .executableTarget(
      name: "cellophane",
      dependencies: [
        "CelloPreparation", "CelloReadiness",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    // Prepares the sources of a target in each build.
    .plugin(name: "CellophanePrepare", capability: .buildTool(), dependencies: ["cellophane"]),
    // The module of swift-snapshot-testing, for test files that import it.
    .target(
      name: "SnapshotTesting",
      dependencies: [.product(name: "CellophaneTesting", package: "cellophane")],
      swiftSettings: settings),

    .testTarget(
      name: "CelloPreparationTests", dependencies: ["CelloPreparation", "cellophane"] + syntax,
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

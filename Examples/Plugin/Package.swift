// swift-tools-version: 6.2
import PackageDescription

// The plugin prepares the sources of the example Checklist in each build. The target's folder contains a file `sources` with their
// path, and a Swift file without code, because SwiftPM ignores targets without one.
let package = Package(
  name: "plugin",
  dependencies: [
    .package(name: "cellophane", path: "../.."),
    .package(path: "../../Preparation"),
  ],
  targets: [
    .target(
      name: "Checklist", dependencies: [.product(name: "UIKit", package: "cellophane")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "CellophanePrepare", package: "Preparation")]),
    .testTarget(
      name: "ChecklistTests",
      dependencies: ["Checklist", .product(name: "UIKit", package: "cellophane")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

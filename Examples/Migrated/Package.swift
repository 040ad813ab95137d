// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "migrated",
  dependencies: [.package(name: "cellophane", path: "../..")],
  targets: [
    .target(name: "Messages", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    .testTarget(
      name: "MessagesTests",
      dependencies: ["Messages", .product(name: "CellophaneTesting", package: "cellophane")],
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

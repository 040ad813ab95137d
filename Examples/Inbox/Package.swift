// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inbox",
  // In your package, use the URL from which you cloned Cellophane.
  dependencies: [.package(name: "cellophane", path: "../..")],
  targets: [
    // Cells and a content configuration, as in an iOS app.
    .target(
      name: "InboxCells", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    // The scenes of the gallery and the tests.
    .target(
      name: "InboxScenes",
      dependencies: ["InboxCells", .product(name: "CellophaneGallery", package: "cellophane")]),
    // The gallery: swift run InboxGallery
    .executableTarget(name: "InboxGallery", dependencies: ["InboxScenes"]),
    .testTarget(
      name: "InboxTests",
      dependencies: [
        "InboxScenes",
        .product(name: "CellophaneTesting", package: "cellophane"),
        .product(name: "UIKitTesting", package: "cellophane"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)

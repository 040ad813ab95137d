// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inbox",
  // In a package of your own, the address from which you cloned Cellophane stands here.
  dependencies: [.package(name: "cellophane", path: "../..")],
  targets: [
    // Cells and a content configuration, as an iOS app has them.
    .target(
      name: "InboxCells", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    // What the gallery and the tests show.
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

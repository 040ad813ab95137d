// swift-tools-version: 6.0
import PackageDescription

// As Xcode makes it: the sources use selectors, outlets and optional requirements.
let package = Package(
  name: "Checklist",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Checklist", targets: ["Checklist"])],
  targets: [
    .target(name: "Checklist", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ChecklistTests", dependencies: ["Checklist"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

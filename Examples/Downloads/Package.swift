// swift-tools-version: 6.0
import PackageDescription

// As Xcode makes it. Its files import Combine, OSLog and UniformTypeIdentifiers.
let package = Package(
  name: "Downloads",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Downloads", targets: ["Downloads"])],
  targets: [
    .target(name: "Downloads"),
    .testTarget(name: "DownloadsTests", dependencies: ["Downloads"]),
  ]
)

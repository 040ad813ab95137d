// swift-tools-version: 6.0
import PackageDescription

// A manifest as created by Xcode. It contains no Cellophane dependency and no code for Linux.
let package = Package(
  name: "Contacts",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Contacts", targets: ["Contacts"])],
  targets: [
    .target(name: "Contacts"),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"]),
  ]
)

// swift-tools-version: 6.0
import PackageDescription

// As Xcode makes it: nothing here knows Cellophane, and no line is for Linux.
let package = Package(
  name: "Contacts",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Contacts", targets: ["Contacts"])],
  targets: [
    .target(name: "Contacts"),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"]),
  ]
)

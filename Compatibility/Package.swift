// swift-tools-version: 6.2
import PackageDescription

// Modules that files of iOS apps import besides UIKit. They are a package of their own, so that `canImport` of their names is
// true only for packages that ask for them.
let package = Package(
  name: "cellophane-compatibility",
  products: [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    // The overlay that the toolchain looks for when a file imports both Testing and CoreGraphics.
    .library(name: "CoreGraphicsTesting", targets: ["_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "simd", targets: ["simd"]),
    // import UIKit.UIGestureRecognizerSubclass
    .library(name: "UIKitSubmodules", targets: ["UIKitSubmodules"]),
  ],
  dependencies: [
    .package(name: "cellophane", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Names of UIKit's modules that on iOS belong to lower frameworks.
    .target(name: "CoreGraphics", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", .product(name: "UIKit", package: "cellophane")]),
    .target(
      name: "CoreText",
      dependencies: ["CoreGraphics", .product(name: "UIKit", package: "cellophane")]),
    .target(name: "ObjectiveC", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    // Submodules can be declared in C only: those of UIKit and of os; the lock.
    .target(name: "UIKitSubmodules"),
    .target(name: "CelloOS"),
    // Logs, signposts and locks. ArgumentParser imports `os` if it finds it, so it has to be compiled before.
    .target(
      name: "os",
      dependencies: [
        "CelloOS", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "OSLog", dependencies: ["os"]),
    // Types of data, their tags, and which conforms to which.
    .target(
      name: "UniformTypeIdentifiers",
      dependencies: [.product(name: "UIKit", package: "cellophane")]),
    // Names that UIKit has here.
    .target(name: "Accessibility", dependencies: [.product(name: "UIKit", package: "cellophane")]),
    // Matrices, and Apple's names for vectors.
    .target(name: "simd"),
    // OpenCombine, the operators that it lacks, and publishers of the properties of UIKit's objects.
    .target(
      name: "Combine",
      dependencies: [
        "OpenCombine", .product(name: "UIKit", package: "cellophane"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),

    .testTarget(name: "osTests", dependencies: ["os", "OSLog"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "simdTests", dependencies: ["simd"]),
    // Files as apps have them.
    .testTarget(
      name: "AppFilesTests",
      dependencies: [
        "_Testing_CoreGraphics", "QuartzCore", "CoreText", "OSLog", "UniformTypeIdentifiers",
        "Combine", "ObjectiveC", "UIKitSubmodules",
        .product(name: "UIKitTesting", package: "cellophane"),
      ]),
  ]
)

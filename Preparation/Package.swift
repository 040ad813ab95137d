// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The command that prepares the sources of apps for Linux. It is a package of its own, so that other packages do not depend on
// swift-syntax.

/// The modules of swift-syntax that the sources import.
let modules = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftIfConfig"]

/// The folder of the toolchain's own swift-syntax, which its compiler uses for macros, or `nil` if its version differs from the
/// one that the sources need. A manifest runs with a library of the toolchain, so its path shows where the toolchain is.
var toolchainModules: String? {
  #if compiler(>=6.3) && compiler(<6.4)
    // Foundation reads only the first page of a file without a size.
    var maps = ""
    if let file = fopen("/proc/self/maps", "r") {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
        maps += String(decoding: buffer[..<count], as: UTF8.self)
      }
      fclose(file)
    }
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(library) }),
      let slash = line.firstIndex(of: "/")
    else { return nil }
    let folder = line[slash...].dropLast(library.count) + "/host"
    let isComplete = modules.allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/\($0).swiftmodule")
        && FileManager.default.fileExists(atPath: "\(folder)/lib\($0).so")
    }
    return isComplete ? String(folder) : nil
  #else
    return nil
  #endif
}

let syntax: [Target.Dependency]
let syntaxPackages: [Package.Dependency]
let syntaxSettings: [SwiftSetting]
let syntaxLinking: [LinkerSetting]
if let folder = toolchainModules {
  (syntax, syntaxPackages) = ([], [])
  syntaxSettings = [.unsafeFlags(["-I", folder])]
  syntaxLinking = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
} else {
  // Compiling it takes minutes.
  syntax = modules.map { .product(name: $0, package: "swift-syntax") }
  syntaxPackages = [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")]
  (syntaxSettings, syntaxLinking) = ([], [])
}

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

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
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ] + syntaxPackages,
  targets: [
    // Parsing of sources.
    .target(
      name: "CelloSyntax", dependencies: syntax, swiftSettings: settings + syntaxSettings,
      linkerSettings: syntaxLinking),
    // Rewrites Objective-C syntax and Apple's conditions: source text in, source text out. Above it, copies of whole packages.
    .target(
      name: "CelloPreparation", dependencies: ["CelloSyntax"] + syntax,
      swiftSettings: settings + syntaxSettings,
      linkerSettings: syntaxLinking),
    // What a package of an app needs before it compiles on Linux, from the texts of its sources.
    .target(
      name: "CelloReadiness", dependencies: ["CelloSyntax"] + syntax,
      swiftSettings: settings + syntaxSettings,
      linkerSettings: syntaxLinking),
    // The command.
    .executableTarget(
      name: "cellophane",
      dependencies: [
        "CelloPreparation", "CelloReadiness",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings + syntaxSettings),
    // Prepares the sources of a target in each build.
    .plugin(name: "CellophanePrepare", capability: .buildTool(), dependencies: ["cellophane"]),
    // The module of swift-snapshot-testing, for test files that import it.
    .target(
      name: "SnapshotTesting",
      dependencies: [.product(name: "CellophaneTesting", package: "cellophane")],
      swiftSettings: settings),

    .testTarget(
      name: "CelloPreparationTests", dependencies: ["CelloPreparation", "cellophane"] + syntax,
      swiftSettings: settings + syntaxSettings),
    .testTarget(
      name: "CelloReadinessTests", dependencies: ["CelloReadiness"],
      swiftSettings: settings + syntaxSettings),
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

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// Pixel loops are up to 500 times slower unoptimized, so these targets are compiled optimized in
// debug builds too. `-O` alone cannot inline across files; whole-module without `-num-threads`
// breaks the index store; `-disable-batch-mode` spares a warning.
let kernelSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

// The parts of UIKit, the first target of its product. Their types have the names that apps know,
// "UIKit.UIView", in messages, descriptions and symbols.
let partSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-module-abi-name", "UIKit"])]

let parts = [
  "CelloFoundation", "CelloValues", "CelloViews", "CelloControls", "CelloControllers", "CelloLists",
]

let package = Package(
  name: "cellophane",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + parts),
    .library(name: "CellophaneTesting", targets: ["CellophaneTesting"]),
    // The overlay that the toolchain looks for when a file imports both Testing and UIKit.
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
    // The command of a package's own gallery.
    .library(name: "CellophaneGallery", targets: ["CellophaneGallery"]),
    .executable(name: "render-gallery", targets: ["render-gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Font files to outlines.
    .systemLibrary(
      name: "CelloFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // Characters to glyphs.
    .systemLibrary(
      name: "CelloHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    // Direction, line and grapheme breaking, plural forms. C functions around ICU, whose headers clash with
    // Foundation's own copy.
    .target(
      name: "CelloICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    // PNG files.
    .systemLibrary(name: "CelloLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    // Smaller PNG files.
    .systemLibrary(
      name: "CelloLibDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    // JPEG files.
    .systemLibrary(name: "CelloLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    // Digests of pixels and files that are stored or handed over, and codes that authenticate.
    .systemLibrary(
      name: "CelloCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // Fast hashes where nobody gains from a collision: the shares of parallel runs.
    .systemLibrary(
      name: "CelloXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),

    // The geometry types that Foundation lacks on Linux; the point-to-pixel rule.
    .target(name: "CelloGeometry", swiftSettings: settings),
    // How names are spelt and printed in messages.
    .target(name: "CelloSpelling", swiftSettings: kernelSettings),
    // The linear constraint solver of Auto Layout. Knows no views.
    .target(name: "CelloConstraints", swiftSettings: kernelSettings),
    // Shapes to coverage to pixels. Knows neither C nor views.
    .target(name: "CelloRaster", dependencies: ["CelloGeometry"], swiftSettings: kernelSettings),
    // Bitmaps to PNG bytes and back.
    .target(
      name: "CelloPNG", dependencies: ["CelloRaster", "CelloLibPNG", "CelloLibDeflate"],
      swiftSettings: kernelSettings),
    // JPEG bytes to bitmaps and back.
    .target(
      name: "CelloJPEG", dependencies: ["CelloRaster", "CelloLibJPEG"],
      swiftSettings: kernelSettings),
    // Opening and reading files without being blocked by them; their digests; system calls that
    // tests can make fail.
    .target(name: "CelloFiles", dependencies: ["CelloCrypto"], swiftSettings: kernelSettings),
    // Font files to outlines, strings to lines of glyphs. The only user of the text libraries.
    .target(
      name: "CelloText",
      dependencies: [
        "CelloFiles", "CelloRaster", "CelloFreeType", "CelloHarfBuzz", "CelloICU",
      ], swiftSettings: kernelSettings),
    // The harness over bitmaps and text: cases, ledger, references, comparison, report. Knows no
    // views.
    .target(
      name: "CelloSnapshots",
      dependencies: ["CelloFiles", "CelloSpelling", "CelloPNG", "CelloXXHash"],
      resources: [.embedInCode("Report/Page")],
      swiftSettings: kernelSettings),
    // Vector images and asset catalogs to values.
    .target(
      name: "CelloAssets", dependencies: ["CelloFiles", "CelloRaster"],
      swiftSettings: kernelSettings),
    // Symbol names and templates to vector layers.
    .target(
      name: "CelloSymbols", dependencies: ["CelloSpelling", "CelloRaster", "CelloAssets"],
      exclude: ["README.md"],
      resources: [.embedInCode("Symbols")], swiftSettings: kernelSettings),
    // The attributes of any scope, one by one. Swift 5's rules, because an app's attributes need
    // not be Sendable.
    .target(name: "CelloAttributes", swiftSettings: [.swiftLanguageMode(.v5)]),
    // What Swift and Foundation lack on Linux.
    .target(
      name: "CelloFoundation", dependencies: ["CelloGeometry", "CelloSpelling"],
      swiftSettings: partSettings),
    // Traits, colors, fonts, images, drawing, constraints: the values that views are made of.
    .target(
      name: "CelloValues",
      dependencies: [
        "CelloFoundation", "CelloText", "CelloPNG", "CelloJPEG", "CelloSymbols", "CelloAssets",
        "CelloConstraints",
      ], swiftSettings: partSettings),
    // Texts and views, and what users do with them.
    .target(
      name: "CelloViews", dependencies: ["CelloValues", "CelloAttributes"],
      swiftSettings: partSettings),
    // Configurations, controls, and text that is edited.
    .target(name: "CelloControls", dependencies: ["CelloViews"], swiftSettings: partSettings),
    // View controllers and their bars. Knows no lists.
    .target(name: "CelloControllers", dependencies: ["CelloControls"], swiftSettings: partSettings),
    // Collection views and tables. Knows no view controllers.
    .target(name: "CelloLists", dependencies: ["CelloControls"], swiftSettings: partSettings),
    // Every public name of Apple's: the parts above, and what ties them together.
    .target(
      name: "UIKit", dependencies: ["CelloControllers", "CelloLists"], swiftSettings: settings),
    // The overlay that the compiler looks for when a file imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
    // Inputs for every reader and drawer: generated ones and a corpus, in targets that check
    // promises.
    .target(
      name: "CelloFuzzing",
      dependencies: [
        "UIKit", "CelloAssets", "CelloConstraints", "CelloJPEG", "CelloPNG", "CelloRaster",
        "CelloSymbols", "CelloText", "CelloSnapshots",
      ],
      exclude: ["Corpus"], resources: [.embedInCode("Seeds")], swiftSettings: kernelSettings),
    .executableTarget(
      name: "cello-fuzz",
      dependencies: [
        "CelloFuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),

    // Views in the cases of a matrix, for the harness to draw and compare. Knows no test framework.
    .target(
      name: "CelloScenes", dependencies: ["UIKit", "CelloSnapshots", "CelloText"],
      swiftSettings: settings),
    // Assertions for users' tests.
    .target(
      name: "CellophaneTesting", dependencies: ["CelloScenes", "_Testing_UIKit"],
      swiftSettings: settings),
    // Scenes times harness: what the command of a gallery does, without its arguments.
    .target(
      name: "CelloGalleryRunner", dependencies: ["CelloFiles", "CelloScenes"],
      swiftSettings: settings),
    // The command of any gallery.
    .target(
      name: "CellophaneGallery",
      dependencies: [
        "CelloGalleryRunner", "CelloSpelling",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    // The catalog: named scenes in the cases of matrices.
    .target(
      name: "CelloGallery", dependencies: ["CelloGalleryRunner", "CelloSymbols"],
      swiftSettings: settings),
    // The catalog's command.
    .executableTarget(
      name: "render-gallery", dependencies: ["CelloGallery", "CellophaneGallery"],
      swiftSettings: settings),

    // How fast we are: the standard scenes, drawn as the product draws them.
    .executableTarget(
      name: "cello-benchmarks",
      dependencies: [
        "CelloGallery", "UIKit", "CelloConstraints", "CelloRaster", "CelloPNG", "CelloText",
        "CelloXXHash",
      ],
      swiftSettings: settings),

    // Helpers of several test targets.
    .target(
      name: "CelloTestSupport", dependencies: ["CelloFiles"], path: "Tests/CelloTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "CelloSpellingTests", dependencies: ["CelloSpelling"], swiftSettings: settings),
    .testTarget(
      name: "CelloConstraintsTests", dependencies: ["CelloConstraints", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "CelloGeometryTests", dependencies: ["CelloGeometry"], swiftSettings: settings),
    .testTarget(
      name: "CelloRasterTests",
      dependencies: ["CelloRaster", "CelloText", "CelloFreeType", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "CelloFuzzing"],
      resources: [
        // Both ways in which a target may name its catalogs.
        .copy("Images/Fixtures/Assets.xcassets"), .process("Images/Fixtures/More.xcassets"),
        .copy("Images/Fixtures/Loose"),
      ],
      swiftSettings: settings),
    // Code as apps write it, compiled as theirs is: plain settings, in both language modes.
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["UIKit", "CellophaneTesting", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "SourceCompatibilitySwift5Tests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CelloPNGTests", dependencies: ["CelloPNG", "CelloFuzzing"], swiftSettings: settings),
    .testTarget(
      name: "CelloJPEGTests", dependencies: ["CelloJPEG", "CelloPNG", "CelloFuzzing"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "CelloSymbolsTests", dependencies: ["CelloSymbols", "CelloAssets", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "CelloTextTests", dependencies: ["CelloText", "CelloFuzzing", "CelloICU"],
      exclude: ["Samples"],
      swiftSettings: settings),
    .testTarget(
      name: "CelloAssetsTests", dependencies: ["CelloAssets", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "CelloFuzzingTests", dependencies: ["CelloFuzzing"], swiftSettings: settings),
    .testTarget(
      name: "CelloSnapshotsTests",
      dependencies: [
        "CelloFiles", "CelloSnapshots", "CelloFuzzing", "CelloTestSupport", "CelloXXHash",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CelloGalleryRunnerTests",
      dependencies: ["CelloFiles", "CelloGallery", "CelloTestSupport", "render-gallery"],
      swiftSettings: settings),
    .testTarget(name: "CelloScenesTests", dependencies: ["CelloScenes"], swiftSettings: settings),
    .testTarget(
      name: "CellophaneTestingTests",
      dependencies: ["CellophaneTesting", "CelloTestSupport"],
      swiftSettings: settings),
  ]
)

// A target is compiled again when a module that it names has changed, not when a module that the named ones export has: its
// objects then have other layouts of classes than the rest of the program. So every target names all modules that it reaches.
var reached: [String: Set<String>] = [:]
for target in package.targets {
  let named = target.dependencies.compactMap { dependency -> String? in
    guard case .byNameItem(let name, _) = dependency else { return nil }
    return name
  }
  let all = named.reduce(into: Set(named)) { $0.formUnion(reached[$1] ?? []) }
  reached[target.name] = all
  target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
}

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// Unoptimized pixel loops are up to 500 times slower, so these targets are also optimized in debug
// builds. `-O` alone does not inline across files. Whole-module compilation without `-num-threads`
// breaks the index store. `-disable-batch-mode` avoids a warning.
let kernelSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

// The toolchain's lld links the programs and the tests in half of the time of the default linker.
let linkSettings: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

// The parts of UIKit have UIKit as their ABI module name, so that messages, descriptions and
// symbols contain the names that apps know, such as "UIKit.UIView".
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
    // Reads font files.
    .systemLibrary(
      name: "CelloFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // Converts characters to glyphs.
    .systemLibrary(
      name: "CelloHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    // Bidirectional text, line breaks, grapheme breaks and plural forms. The C functions wrap ICU,
    // because its headers conflict with Foundation's copy.
    .target(
      name: "CelloICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    // Reads PNG files.
    .systemLibrary(name: "CelloLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    // Compresses and decompresses the pixels of PNG files.
    .systemLibrary(
      name: "CelloLibDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    // Reads and writes JPEG files.
    .systemLibrary(name: "CelloLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    // Computes digests of pixels and files, and message authentication codes.
    .systemLibrary(
      name: "CelloCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // Fast hashes that need not resist attacks: the distribution of cases in parallel runs.
    .systemLibrary(
      name: "CelloXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),

    // The geometry types that Foundation lacks on Linux, and the conversion from points to pixels.
    .target(name: "CelloGeometry", swiftSettings: settings),
    // How names are spelt and printed in messages.
    .target(name: "CelloSpelling", swiftSettings: kernelSettings),
    // Small sets of combinations of values, which are the cases of a scene.
    .target(name: "CelloCombinations", swiftSettings: kernelSettings),
    // The linear constraint solver of Auto Layout. It does not use views.
    .target(name: "CelloConstraints", swiftSettings: kernelSettings),
    // Rigid bodies that move, collide and are joined. It does not use views.
    .target(name: "CelloDynamics", dependencies: ["CelloGeometry"], swiftSettings: kernelSettings),
    // Converts shapes to coverage and pixels. It uses neither C nor views.
    .target(name: "CelloRaster", dependencies: ["CelloGeometry"], swiftSettings: kernelSettings),
    // Converts bitmaps to PNG files and back.
    .target(
      name: "CelloPNG", dependencies: ["CelloRaster", "CelloLibPNG", "CelloLibDeflate"],
      swiftSettings: kernelSettings),
    // Converts JPEG files to bitmaps and back.
    .target(
      name: "CelloJPEG", dependencies: ["CelloRaster", "CelloLibJPEG"],
      swiftSettings: kernelSettings),
    // Opens and reads files without blocking, and computes their digests. Tests can make system
    // calls fail.
    .target(name: "CelloFiles", dependencies: ["CelloCrypto"], swiftSettings: kernelSettings),
    // Converts font files to outlines, and strings to lines of glyphs. Only this target uses the
    // text libraries.
    .target(
      name: "CelloText",
      dependencies: [
        "CelloFiles", "CelloRaster", "CelloFreeType", "CelloHarfBuzz", "CelloICU",
      ], swiftSettings: kernelSettings),
    // Compares pictures and computes their digests.
    .target(
      name: "CelloPixels", dependencies: ["CelloFiles", "CelloRaster"],
      swiftSettings: kernelSettings),
    // The document, the style and the scripts of a report's page.
    .target(
      name: "CelloPage",
      exclude: [
        "page.html", "page.css", "address.js", "comparison.js", "contents.js", "elements.js",
        "findings.js", "gallery.js", "issues.js", "page.js", "pictures.js", "pixels.js",
        "review.js", "viewer.js",
      ]),
    // The snapshot harness for bitmaps and texts: cases, ledgers, references, comparison and
    // reports. It does not use views, and it is not optimized in debug builds, because it contains
    // no loop over pixels.
    .target(
      name: "CelloSnapshots",
      dependencies: [
        "CelloFiles", "CelloSpelling", "CelloCombinations", "CelloPixels", "CelloPNG", "CelloPage",
        "CelloXXHash",
      ],
      swiftSettings: settings),
    // Reads vector images and asset catalogs.
    .target(
      name: "CelloAssets", dependencies: ["CelloFiles", "CelloRaster", "CelloLibDeflate"],
      swiftSettings: kernelSettings),
    // Reads nib files and storyboards: objects, constraints and connections as values. It does not
    // use views.
    .target(
      name: "CelloNibs", dependencies: ["CelloFiles", "CelloSpelling", "CelloAssets"],
      swiftSettings: settings),
    // Converts symbol names and templates to vector layers.
    .target(
      name: "CelloSymbols", dependencies: ["CelloSpelling", "CelloRaster", "CelloAssets"],
      exclude: ["README.md"], swiftSettings: kernelSettings),
    // Enumerates the attributes of any scope. Uses Swift 5 mode, because an app's attributes need
    // not be `Sendable`.
    .target(name: "CelloAttributes", swiftSettings: [.swiftLanguageMode(.v5)]),
    // What Swift and Foundation lack on Linux.
    .target(
      name: "CelloFoundation", dependencies: ["CelloGeometry", "CelloSpelling"],
      swiftSettings: partSettings),
    // Traits, colors, fonts, images, drawing and constraints: the values that views use.
    .target(
      name: "CelloValues",
      dependencies: [
        "CelloFoundation", "CelloText", "CelloPNG", "CelloJPEG", "CelloSymbols", "CelloAssets",
        "CelloConstraints",
      ], swiftSettings: partSettings),
    // Texts and views, and the ways in which users interact with them.
    .target(
      name: "CelloViews", dependencies: ["CelloValues", "CelloAttributes"],
      swiftSettings: partSettings),
    // Configurations, controls and editable text.
    .target(name: "CelloControls", dependencies: ["CelloViews"], swiftSettings: partSettings),
    // View controllers and their bars. It does not use lists.
    .target(name: "CelloControllers", dependencies: ["CelloControls"], swiftSettings: partSettings),
    // Collection views and tables. It does not use view controllers.
    .target(
      name: "CelloLists", dependencies: ["CelloControls", "CelloDynamics"],
      swiftSettings: partSettings),
    // All public names of UIKit: exports the parts, and adds the types that need both controllers
    // and lists.
    .target(
      name: "UIKit", dependencies: ["CelloControllers", "CelloLists", "CelloNibs"],
      swiftSettings: settings),
    // The overlay that the compiler looks for when a file imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
    // Fuzz targets for all code that reads or draws, with generated inputs and a corpus.
    .target(
      name: "CelloFuzzing",
      dependencies: [
        "UIKit", "CelloAssets", "CelloNibs", "CelloConstraints", "CelloJPEG", "CelloPNG",
        "CelloRaster",
        "CelloSymbols", "CelloText", "CelloSnapshots",
      ],
      exclude: ["Corpus"], resources: [.embedInCode("Seeds")], swiftSettings: kernelSettings),
    .executableTarget(
      name: "cello-fuzz",
      dependencies: [
        "CelloFuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings, linkerSettings: linkSettings),

    // Draws views in the cases of a matrix for the harness. It does not use a test framework.
    .target(
      name: "CelloScenes", dependencies: ["UIKit", "CelloSnapshots", "CelloText"],
      swiftSettings: settings),
    // Assertions for users' tests.
    .target(
      name: "CellophaneTesting", dependencies: ["CelloScenes", "_Testing_UIKit"],
      swiftSettings: settings),
    // Runs the harness over scenes: the command of a gallery, except for its arguments.
    .target(
      name: "CelloGalleryRunner", dependencies: ["CelloFiles", "CelloScenes"],
      swiftSettings: settings),
    // The command-line interface of any gallery.
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
    // The command of the catalog.
    .executableTarget(
      name: "render-gallery", dependencies: ["CelloGallery", "CellophaneGallery"],
      swiftSettings: settings, linkerSettings: linkSettings),

    // Measures the standard scenes as the product draws them.
    .executableTarget(
      name: "cello-benchmarks",
      dependencies: [
        "CelloGallery", "CelloScenes", "CelloSnapshots", "UIKit", "CelloConstraints", "CelloRaster",
        "CelloPNG", "CelloText", "CelloXXHash",
      ],
      swiftSettings: settings, linkerSettings: linkSettings),

    // Code that several test targets share.
    .target(
      name: "CelloTestSupport", dependencies: ["CelloFiles"], path: "Tests/CelloTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "CelloSpellingTests", dependencies: ["CelloSpelling"], swiftSettings: settings),
    .testTarget(
      name: "CelloCombinationsTests", dependencies: ["CelloCombinations"], swiftSettings: settings),
    .testTarget(
      name: "CelloConstraintsTests", dependencies: ["CelloConstraints", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "CelloDynamicsTests", dependencies: ["CelloDynamics"], swiftSettings: settings),
    .testTarget(
      name: "CelloGeometryTests", dependencies: ["CelloGeometry"], swiftSettings: settings),
    .testTarget(
      name: "CelloRasterTests",
      dependencies: ["CelloRaster", "CelloText", "CelloFreeType", "CelloFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "CelloFuzzing", "CelloSnapshots"],
      resources: [
        // The two ways in which a target can declare its catalogs.
        .copy("Images/Fixtures/Assets.xcassets"), .process("Images/Fixtures/More.xcassets"),
        .copy("Images/Fixtures/Loose"),
      ],
      swiftSettings: settings, linkerSettings: linkSettings),
    // Code as in apps, compiled with the settings of an app, in both language modes.
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
      name: "CelloNibsTests", dependencies: ["CelloNibs", "CelloFuzzing"], swiftSettings: settings),
    .testTarget(
      name: "CelloFuzzingTests", dependencies: ["CelloFuzzing"], swiftSettings: settings),
    .testTarget(name: "CelloPixelsTests", dependencies: ["CelloPixels"], swiftSettings: settings),
    .testTarget(
      name: "CelloSnapshotsTests",
      dependencies: [
        "CelloFiles", "CelloSnapshots", "CelloFuzzing", "CelloTestSupport", "CelloXXHash",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CelloGalleryRunnerTests",
      dependencies: [
        "CelloFiles", "CelloGallery", "CelloTestSupport", "CellophaneTesting", "render-gallery",
      ],
      swiftSettings: settings),
    .testTarget(name: "CelloScenesTests", dependencies: ["CelloScenes"], swiftSettings: settings),
    .testTarget(
      name: "CellophaneTestingTests",
      dependencies: ["CellophaneTesting", "CelloTestSupport"],
      swiftSettings: settings),
  ]
)

// A target is recompiled if a module that it depends on directly has changed, but not if only
// modules that these export have changed. The target would then use outdated class layouts.
// Therefore, each target declares all modules that it reaches.
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

extension FuzzTarget {
  /// All targets: parsers of data from apps, users and repositories, and sequences of calls.
  package static let all = solver + raster + png + jpeg + text + assets + uikit + snapshots

  // A new target is added to the list of the module that it tests.

  /// The targets that test `CelloConstraints`.
  package static let solver: [FuzzTarget] = [constraintSolver]

  /// The targets that test `CelloRaster`.
  package static let raster: [FuzzTarget] = [drawing, composites]

  /// The targets that test `CelloPNG`.
  package static let png: [FuzzTarget] = [pngFile]

  /// The targets that test `CelloJPEG`.
  package static let jpeg: [FuzzTarget] = [jpegFile]

  /// The targets that test `CelloText`.
  package static let text: [FuzzTarget] = [fontFile, textLayout]

  /// The targets that test `CelloAssets` and `CelloSymbols`.
  package static let assets: [FuzzTarget] = [
    svg, pdf, pathData, symbolTemplate, imageSet, colorSet, symbolSet, assetFolder, stringsFile,
    stringCatalog,
  ]

  /// The targets that test `UIKit`.
  package static let uikit: [FuzzTarget] = [
    colorNotation, fontNotation, symbolNotation, attributedNotation, configurationNotation,
    attributedText, configuration, context, image, constraints, visualFormat, nib, predicate,
  ]

  /// The targets that test `CelloSnapshots`.
  package static let snapshots: [FuzzTarget] = [
    condition, ledger, resolvedRecord, referenceEnvironment, caches, testResults, runParts,
    drawingArchive,
  ]
}

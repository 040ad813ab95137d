internal import CelloAssets
internal import CelloSnapshots
internal import Foundation

extension FuzzTarget {
  /// Folders of asset catalogs with arbitrary files, links and pipes: listing a catalog twice has
  /// the same result, and each set is read or throws an error.
  static let assetFolder = FuzzTarget("asset-folder", inputs: AssetFolderInputs.bytes) { bytes in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cello-fuzz-\(UUID().uuidString).xcassets").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var choices = ByteChoices(bytes)
    AssetFolderInputs.make(folder, depth: 0, &choices)
    guard let catalog = try? AssetCatalog(folder: folder) else { return }
    let copy = try? AssetCatalog(folder: folder)
    for kind in [AssetCatalog.Kind.image, .color, .symbol] {
      try require(
        copy?.names(kind) == catalog.names(kind), "A catalog lists other names a second time.")
      for name in catalog.names(kind) {
        guard let entry = catalog.entry(kind, named: name) else {
          throw BrokenPromise(description: "The catalog lists \(name), but has no such entry.")
        }
        try AssetFolderInputs.read(entry, in: folder)
      }
    }
  }
}

/// Asset catalogs in files.
private enum AssetFolderInputs {
  @Sendable static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    (0..<(8 + random.below(64))).map { _ in random.byte() }
  }

  private static let names = [
    "a.imageset", "b.imageset", "a.colorset", "a.symbolset", "Group", "Space", "AppIcon.appiconset",
    "a.png", "a@2x.png", "Contents.json", "Contents.json", "Contents.json", ".hidden", "é.imageset",
    "a b.symbolset", ".imageset", "drawing.svg",
  ]

  private static let contents = [
    "{}", "[]", "{", #"{"properties": {"provides-namespace": true}}"#,
    #"{"images": [{"filename": "a.png", "scale": "2x"}, {"filename": "../a.png"}]}"#,
    #"{"symbols": [{"filename": "drawing.svg"}], "colors": [{"color": {"components": {"red": "1"}}}]}"#,
    #"{"images": [{"filename": "Contents.json"}, {"filename": "Group"}]}"#,
    #"{"symbols": [{"filename": "/etc/passwd"}, {"filename": "."}, {"filename": ""}]}"#,
    "<svg><g id='Symbols'><g id='Regular-M'><path d='M0 0h9v9z'/></g></g></svg>",
  ]

  static func make(_ folder: String, depth: Int, _ choices: inout ByteChoices) {
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for _ in 0..<choices.below(6) where !choices.isUsedUp {
      let path = folder + "/" + choices.pick(names)
      switch choices.below(8) {
      case 0, 1: if depth < 6 { make(path, depth: depth + 1, &choices) }
      case 2:
        let target = choices.pick([".", "..", "a.png", "/no/such/file", "Group", "/dev/zero"])
        try? files.createSymbolicLink(atPath: path, withDestinationPath: target)
      case 3: mkfifo(path, 0o600)
      case 4: _ = files.createFile(atPath: path, contents: Data(choices.pick(PNGSeeds.all)))
      default: _ = files.createFile(atPath: path, contents: Data(choices.pick(contents).utf8))
      }
    }
  }

  /// Reads the set of an entry. The files of the set are in the folder of the catalog.
  static func read(_ entry: AssetCatalog.Entry, in folder: String) throws {
    var files: [String] = []
    switch entry.kind {
    case .image: files = (try? ImageSet(folder: entry.folder))?.variants.map(\.file) ?? []
    case .color: _ = try? ColorSet(folder: entry.folder)
    case .symbol: files = (try? SymbolSet(folder: entry.folder))?.variants.map(\.file) ?? []
    }
    for file in files {
      try require(
        file.hasPrefix(folder + "/") && !file.split(separator: "/").contains(".."),
        "\(entry.folder) names a file outside of the catalog: \(file)")
    }
  }
}

import CelloAssets
import Testing

struct AssetCatalogTests {
  /// Writes files into a new folder, calls a closure with its path, and removes the folder.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, content) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    try body(folder.path)
  }

  @Test("names are derived from folders, with namespaces for groups that require them")
  func names() throws {
    try withFolder([
      "Contents.json": "{}", "logo.imageset/Contents.json": "{}",
      "Accent.colorset/Contents.json": "{}",
      "star.symbolset/Contents.json": "{}", "AppIcon.appiconset/Contents.json": "{}",
      "Plain/plain.imageset/Contents.json": "{}",
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/home.imageset/Contents.json": "{}", "Icons/Deep/deep.imageset/Contents.json": "{}",
      "Other/logo.imageset/Contents.json": "{}",
    ]) { folder in
      let catalog = try AssetCatalog(folder: folder)
      #expect(catalog.names(.image) == ["Icons/deep", "Icons/home", "logo", "plain"])
      #expect(catalog.names(.color) == ["Accent"])
      #expect(catalog.names(.symbol) == ["star"])
      // If two sets have the same name, the set whose path is first in alphabetical order is used.
      #expect(catalog.entry(.image, named: "logo")?.folder == folder + "/Other/logo.imageset")
      #expect(catalog.entry(.image, named: "home") == nil)
    }
    #expect(throws: AssetError.self) { try AssetCatalog(folder: "/no/such/folder") }
  }

  @Test("links that lead back into the catalog are not followed")
  func loops() throws {
    try withFolder([
      "Contents.json": "{}", "Icons/home.imageset/Contents.json": "{}",
      "Other/logo.imageset/Contents.json": "{}",
    ]) { folder in
      for (link, target) in [
        ("Icons/up", ".."), ("Icons/other", "../Other"), ("Other/icons", "../Icons"),
        ("self", "self"),
      ] {
        #expect(symlink(target, "\(folder)/\(link)") == 0)
      }
      let catalog = try AssetCatalog(folder: folder)
      #expect(catalog.names(.image) == ["home", "logo"])
    }
  }

  @Test("a named pipe or an enormous file is refused immediately")
  func strangeFiles() throws {
    try withFolder(["large.imageset/Contents.json": "", "pipe.imageset/a": ""]) { folder in
      #expect(mkfifo(folder + "/pipe.imageset/Contents.json", 0o600) == 0)
      #expect(
        throws: AssetError.unreadable(
          file: folder + "/pipe.imageset/Contents.json",
          reason: "it is a named pipe, not a file")
      ) { try ImageSet(folder: folder + "/pipe.imageset") }
      #expect(truncate(folder + "/large.imageset/Contents.json", 100 << 30) == 0)
      #expect(
        throws: AssetError.tooLarge(
          file: folder + "/large.imageset/Contents.json",
          what: "107374182400 bytes, more than 4194304")
      ) { try ImageSet(folder: folder + "/large.imageset") }
    }
  }

  @Test("an image set's entries become variants")
  func imageSet() throws {
    try withFolder([
      "Contents.json": """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "b.png", "idiom": "ipad", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"},
                         {"appearance": "contrast", "value": "high"}],
         "language-direction": "right-to-left", "width-class": "compact",
         "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 1},
                      "cap-insets": {"top": 5, "left": 3, "bottom": 8, "right": 4}},
         "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": -4}},
        {"idiom": "universal", "scale": "3x"}
      ], "properties": {"template-rendering-intent": "template"}}
      """
    ]) { folder in
      let set = try ImageSet(folder: folder)
      #expect(set.renderingIntent == .template)
      #expect(set.variants.map(\.file) == [folder + "/a.png", folder + "/b.png"])
      let second = set.variants[1]
      #expect(second.conditions.idiom == .ipad)
      #expect(second.conditions.isDark == true)
      #expect(second.conditions.isHighContrast == true)
      #expect(second.conditions.isRightToLeft == true)
      #expect(second.conditions.isCompactWidth == true)
      #expect(second.conditions.scale == 2)
      let slicing = try #require(second.slicing)
      #expect(slicing.capInsets == UIEdgeInsets(top: 5, left: 3, bottom: 8, right: 4))
      #expect(slicing.centerWidth.map(Double.init) == 2)
      #expect(!slicing.tiles)
      #expect(second.alignmentInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0))
      #expect(set.variants[0].alignmentInsets == .zero)
      #expect(set.variants[0].conditions.idiom == nil)
    }
  }

  @Test(
    "colors in every notation",
    arguments: [
      (
        #"{"components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}"#,
        ColorSet.Value.components(red: 1, green: 128 / 255, blue: 0.5, alpha: 1)
      ),
      (
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}"#,
        .components(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
      ),
      (#"{"platform": "ios", "reference": "systemBlueColor"}"#, .system("systemBlueColor")),
      (
        #"{"components": {"red": 1, "green": 0.5, "blue": 0}}"#,
        .components(red: 1, green: 0.5, blue: 0, alpha: 1)
      ),
    ])
  func colors(color: String, expected: ColorSet.Value) throws {
    try withFolder([
      "Contents.json":
        #"{"colors": [{"idiom": "universal", "color": \#(color)}, {"idiom": "ipad"}]}"#
    ]
    ) { folder in
      let set = try ColorSet(folder: folder)
      #expect(set.variants.map(\.value) == [expected])
    }
  }

  @Test(
    "an invalid catalog is reported",
    arguments: [
      ("", "is not well-formed JSON"), ("[]", "it is not a dictionary"), ("{", "not well-formed"),
      (String(repeating: "[", count: 100_000), "nested more than 64 deep"),
      (#"{"colors": [{"color": {}}]}"#, "neither components nor a reference"),
      (
        #"{"colors": [{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}]}"#,
        "'x' is not a color"
      ),
      (#"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#, "lacks a component"),
    ])
  func problems(json: String, expected: String) throws {
    try withFolder(["Contents.json": json]) { folder in
      do {
        _ = try ColorSet(folder: folder)
        Issue.record("read")
      } catch {
        #expect("\(error)".contains(expected))
        #expect("\(error)".contains("Contents.json"))
      }
    }
  }

  @Test(
    "a file name must stay in its folder", arguments: ["../x.png", "/etc/passwd", "..", "a/b.png"])
  func escapes(name: String) throws {
    try withFolder([
      "Contents.json":
        #"{"images": [{"filename": "\#(name)"}], "symbols": [{"filename": "\#(name)"}]}"#
    ]
    ) { folder in
      #expect(throws: AssetError.self) { try ImageSet(folder: folder) }
      #expect(throws: AssetError.self) { try SymbolSet(folder: folder) }
    }
  }

  @Test("parts of an unexpected type are left out")
  func unexpectedTypes() throws {
    try withFolder([
      "Contents.json":
        #"{"images": [1, {"filename": 3}, {"filename": "a.png", "scale": 2, "resizing": {"mode": "9-part", "cap-insets": {"top": -5, "left": "x"}}, "appearances": "dark"}], "properties": []}"#
    ]
    ) { folder in
      let set = try ImageSet(folder: folder)
      #expect(set.variants.count == 1)
      #expect(set.variants[0].conditions == AssetConditions())
      #expect(set.variants[0].slicing?.capInsets == .zero)
    }
  }
}

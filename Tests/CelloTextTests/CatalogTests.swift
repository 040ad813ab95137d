import CelloText
import Foundation
import Testing

/// Finding fonts.
struct CatalogTests {
  private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private func temporaryFile(_ bytes: Data) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "font-\(UUID().uuidString).otf")
    try bytes.write(to: path)
    return path.path
  }

  @Test("a missing file is named together with the package to install")
  func missing() {
    let catalog = FontCatalog(folders: ["/nowhere", "/nor/here"])
    let expected = FontError.missingFile(
      name: "Inter-Regular.otf", package: "fonts-inter", folders: ["/nowhere", "/nor/here"])
    #expect(throws: expected) { try catalog.glyphFont(for: FontDescription(size: 17)) }
    #expect(
      expected.description
        == "The font file Inter-Regular.otf was not found in /nowhere, /nor/here: install it with "
        + "`apt-get install fonts-inter`.")
  }

  @Test("text without its font is boxes in lines of the right height, and a warning")
  func boxes() {
    let engine = TextEngine(catalog: FontCatalog(folders: []))
    let layout = layOut("Hi", engine: engine)
    #expect(layout.glyphRuns.map(\.font.name) == ["Cellophane-Missing"])
    #expect(layout.glyphRuns[0].glyphs.count == 2)
    #expect(Int(layout.size.height * 3 + 0.5) == 61)
    #expect(
      engine.warnings.contains(
        .font(.missingFile(name: "Inter-Regular.otf", package: "fonts-inter", folders: []))))
  }

  @Test("a design without a counterpart is reported and drawn in the system font")
  func rounded() {
    let font = FontDescription(family: .rounded, size: 17)
    #expect(throws: FontError.missingDesign(name: "rounded")) {
      try FontCatalog.shared.glyphFont(for: font)
    }
    #expect(layOut("a", font).glyphRuns.map(\.font.name) == ["Inter-Regular"])
  }

  @Test("a user's file serves under its family, full and PostScript names")
  func registering() throws {
    let catalog = FontCatalog()
    let names = try catalog.register(file: "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf")
    #expect(names == ["NotoSerif-Bold"])
    for name in ["NotoSerif-Bold", "Noto Serif", "noto serif bold"] {
      let font = FontDescription(family: .named(name), size: 17)
      #expect(try catalog.glyphFont(for: font).name.hasPrefix("NotoSerif-Bold@"))
    }
    #expect(throws: FontError.unknownFamily(name: "Comic Sans")) {
      try catalog.glyphFont(for: FontDescription(family: .named("Comic Sans"), size: 17))
    }
  }

  @Test("a face's name leads to the better fitting faces of its family")
  func family() throws {
    let catalog = FontCatalog()
    for style in ["Regular", "Bold"] {
      try catalog.register(file: "/usr/share/fonts/truetype/noto/NotoSerif-\(style).ttf")
    }
    func name(_ family: String, _ weight: FontWeight, isExact: Bool) -> String? {
      catalog.registeredFont(named: family, weight: weight, isItalic: false, isExact: isExact)?
        .postScriptName
    }
    #expect(name("NotoSerif-Regular", .bold, isExact: false) == "NotoSerif-Bold")
    #expect(name("NotoSerif-Regular", .bold, isExact: true) == "NotoSerif-Regular")
    #expect(name("Noto Serif", .bold, isExact: true) == "NotoSerif-Bold")
    #expect(name("Noto", .bold, isExact: false) == nil)
    #expect(catalog.registeredFonts.map(\.familyName) == ["Noto Serif", "Noto Serif"])
  }

  @Test("a file is registered once")
  func registeringTwice() throws {
    let catalog = FontCatalog()
    let path = "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"
    try catalog.register(file: path)
    #expect(throws: FontError.alreadyRegistered(path: path)) { try catalog.register(file: path) }
    #expect(catalog.registeredFonts.count == 1)
  }

  @Test("of a family's faces the nearest in slant, then in weight, is taken")
  func nearest() throws {
    let catalog = FontCatalog()
    for style in ["Regular", "Bold", "Italic", "BoldItalic"] {
      try catalog.register(file: "/usr/share/fonts/truetype/noto/NotoSerif-\(style).ttf")
    }
    func name(_ weight: FontWeight, _ isItalic: Bool) throws -> String {
      let font = FontDescription(
        family: .named("Noto Serif"), size: 17, weight: weight, isItalic: isItalic)
      return try String(catalog.glyphFont(for: font).name.split(separator: "@")[0])
    }
    #expect(try name(.heavy, false) == "NotoSerif-Bold")
    #expect(try name(.light, false) == "NotoSerif-Regular")
    #expect(try name(.semibold, true) == "NotoSerif-BoldItalic")
    #expect(try name(.regular, true) == "NotoSerif-Italic")
  }

  @Test("a registered family can replace the system font")
  func substitute() throws {
    let catalog = FontCatalog()
    try catalog.register(file: inter)
    catalog.use(family: "Inter", for: .system)
    let engine = TextEngine(catalog: catalog)
    let run = try #require(layOut("a", engine: engine).glyphRuns.first)
    #expect(run.font.name.hasPrefix("Inter-Regular@"))
    #expect(run.size == 17)
    catalog.use(family: nil, for: .system)
    engine.removeAll()
    #expect(layOut("a", engine: engine).glyphRuns.first?.font.name == "Inter-Regular")
  }

  @Test("files that are not fonts are refused with a sentence")
  func damaged() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: inter))
    let empty = try temporaryFile(Data())
    let text = try temporaryFile(Data("This is not a font at all.".utf8))
    let cut = try temporaryFile(data.prefix(200))
    defer {
      for path in [empty, text, cut] { try? FileManager.default.removeItem(atPath: path) }
    }
    let catalog = FontCatalog()
    #expect(throws: FontError.invalid(path: empty, reason: "it has only 0 bytes")) {
      try catalog.register(file: empty)
    }
    #expect(throws: FontError.invalid(path: text, reason: "it starts like no font file")) {
      try catalog.register(file: text)
    }
    #expect(throws: FontError.self) { try catalog.register(file: cut) }
    #expect(throws: FontError.unreadable(path: "/usr", reason: "it is a folder, not a file")) {
      try catalog.register(file: "/usr")
    }
    let pipe = empty + ".pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    #expect(throws: FontError.unreadable(path: pipe, reason: "it is a named pipe, not a file")) {
      try catalog.register(file: pipe)
    }
    #expect(
      throws: FontError.unreadable(path: "/no/such.ttf", reason: "No such file or directory")
    ) {
      try catalog.register(file: "/no/such.ttf")
    }
  }

  @Test("the digests of used files are computed from their bytes")
  func digests() throws {
    let catalog = FontCatalog()
    #expect(catalog.digests.isEmpty)
    _ = try catalog.glyphFont(for: FontDescription(size: 17))
    _ = try catalog.glyphFont(for: FontDescription(size: 17, weight: .bold))
    #expect(catalog.digests.map(\.name) == ["Inter-Bold.otf", "Inter-Regular.otf"])
    #expect(catalog.digests.allSatisfy { $0.digest.count == 64 })
    #expect(catalog.digests[0].digest != catalog.digests[1].digest)
  }
}

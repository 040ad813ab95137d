import Foundation
import Synchronization

/// A catalog that finds font files by name in a list of folders. The system's font configuration is
/// not used, so that two machines with the same files draw the same pictures.
package final class FontCatalog: Sendable {
  /// The catalog of the process.
  package static let shared = FontCatalog()

  /// The folders of Debian's font packages, in search order.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/jetbrains-mono",
  ]

  private struct State {
    var folders: [String]
    /// The faces by name, including failures, so that a missing file is searched only once.
    var faces: [String: Result<FontFace, FontError>] = [:]
    var registered: [RegisteredFace] = []
    /// The registered families that replace Debian's files for designs of the system font.
    var substitutes: [FontDescription.Family: String] = [:]
    /// The last system face for each weight and cut, because descriptions are resolved often.
    var systemFaces: [FontFace?] = Array(repeating: nil, count: 36)
  }

  private struct RegisteredFace {
    let face: FontFace
    let names: FontNames
  }

  private let state: Mutex<State>
  let fallbacks = Mutex(GenerationalCache<FallbackKey, Fallback>(capacity: 16_384))

  /// Creates a catalog.
  ///
  /// - Parameter folders: the folders to search, in order; the first folder that contains a file is
  ///   used.
  package init(folders: [String] = FontCatalog.standardFolders) {
    state = Mutex(State(folders: folders))
  }

  /// The folders to search, in order. Setting them removes all faces; existing layouts keep their
  /// glyphs.
  package var folders: [String] {
    get { state.withLock { $0.folders } }
    set {
      state.withLock { state in
        state.folders = newValue
        state.faces = [:]
        state.systemFaces = Array(repeating: nil, count: 36)
      }
      fallbacks.withLock { $0.removeAll() }
    }
  }

  /// Returns the face that draws a font.
  ///
  /// - Throws: `FontError` if its file is missing or damaged, or the family is unknown.
  package func glyphFont(for font: FontDescription) throws -> GlyphFont {
    try face(for: font).glyphFont
  }

  /// Replaces a design of the system font with a registered family; `nil` restores Debian's files.
  ///
  /// Users who own Apple's fonts can register their files and use them for `.system`. They are
  /// drawn in their own size and tracking, without the adjustments for Inter. Existing layouts are
  /// not changed; see ``TextEngine/removeAll()``.
  package func use(family name: String?, for design: FontDescription.Family) {
    state.withLock { $0.substitutes[design] = name }
  }

  /// Returns the scale and tracking of the system font's face.
  func fit(size: CGFloat) -> SystemFontMetrics.Fit {
    if state.withLock({ $0.substitutes[.system] }) == nil {
      return SystemFontMetrics.fit(size: size)
    }
    return SystemFontMetrics.Fit(scale: 1, tracking: SystemFontMetrics.tracking(size: size))
  }

  /// Returns the number of font units per em of a registered font.
  package func unitsPerEm(ofNamed name: String) throws -> Int {
    try registeredFace(named: name, weight: .regular, isItalic: false).unitsPerEm
  }

  /// The name and the digest (SHA-256, 64 hexadecimal digits) of every font file that has been
  /// used, sorted by name. The first use reads the whole files.
  package var digests: [(name: String, digest: String)] {
    let faces = state.withLock { state in
      state.faces.values.compactMap { try? $0.get() } + state.registered.map(\.face)
    }
    var found: [String: String] = [:]
    for face in faces {
      found[URL(fileURLWithPath: face.file.path).lastPathComponent] = face.file.digest
    }
    return found.sorted { $0.key < $1.key }.map { (name: $0.key, digest: $0.value) }
  }

  /// Returns the names and digests of the files of some faces; see ``digests``.
  package func digests(of fonts: Set<GlyphFont>) -> [String: String] {
    let faces = state.withLock { state in
      state.faces.values.compactMap { try? $0.get() } + state.registered.map(\.face)
    }
    var found: [String: String] = [:]
    for face in faces where fonts.contains(face.glyphFont) {
      found[URL(fileURLWithPath: face.file.path).lastPathComponent] = face.file.digest
    }
    return found
  }

  /// The errors of existing files that cannot be used. The errors of fallback fonts are reported
  /// only here.
  var unusableFiles: [FontError] {
    state.withLock { $0.faces.values }.compactMap { result in
      switch result {
      case .success, .failure(.missingFile): nil
      case .failure(let error): error
      }
    }
  }

  /// Registers the faces of a file, so that `FontDescription.Family.named` finds them by their
  /// family names, full names and PostScript names.
  ///
  /// - Returns: the PostScript names of the faces, in the order of the file.
  /// - Throws: `FontError` if the file is missing or damaged, or has already been registered with
  ///   the same content.
  @discardableResult
  package func register(file path: String) throws -> [String] {
    let file = try FontFile(reading: path)
    return try register(file)
  }

  /// Registers the faces of a font in memory; see ``register(file:)``.
  ///
  /// - Parameter name: the name of the font in error messages.
  @discardableResult
  package func register(bytes: [UInt8], name: String) throws -> [String] {
    try register(FontFile(copying: bytes, path: name))
  }

  private func register(_ file: FontFile) throws -> [String] {
    let isKnown = state.withLock { state in
      state.registered.contains {
        $0.face.file.path == file.path && $0.face.file.digest == file.digest
      }
    }
    if isKnown { throw FontError.alreadyRegistered(path: file.path) }
    var names: [String] = []
    var faces: [RegisteredFace] = []
    for index in 0..<max(FontNames.faceCount(of: file), 1) {
      let information = try FontNames(file, index: index)
      // Two files can have the same name; the digest distinguishes their glyphs.
      let face = try FontFace(
        file, index: index, name: "\(information.postScriptName)@\(file.digest.prefix(8))")
      faces.append(RegisteredFace(face: face, names: information))
      names.append(information.postScriptName)
    }
    state.withLock { $0.registered.append(contentsOf: faces) }
    return names
  }

  func face(for font: FontDescription) throws -> FontFace {
    if let name = state.withLock({ $0.substitutes.isEmpty ? nil : $0.substitutes[font.family] }) {
      return try registeredFace(named: name, weight: font.weight, isItalic: font.isItalic)
    }
    switch font.family {
    case .system:
      return try systemFace(
        weight: font.weight, isItalic: font.isItalic,
        isDisplay: font.size >= SystemFontMetrics.displaySize)
    case .monospaced:
      return try face(
        named: "JetBrainsMono-"
          + Self.fileStyle(
            font.weight, isItalic: font.isItalic, names: Self.monospacedStyles) + ".ttf",
        package: "fonts-jetbrains-mono")
    case .serif:
      let style = font.weight >= .semibold ? "Bold" : font.isItalic ? "" : "Regular"
      return try face(
        named: "NotoSerif-\(style)\(font.isItalic ? "Italic" : "").ttf", package: "fonts-noto-core")
    case .rounded:
      throw FontError.missingDesign(name: "rounded")
    case .named(let name):
      return try registeredFace(named: name, weight: font.weight, isItalic: font.isItalic)
    }
  }

  private func systemFace(
    weight: FontWeight, isItalic: Bool, isDisplay: Bool
  ) throws -> FontFace {
    let slot = weight.rawValue * 4 + (isItalic ? 2 : 0) + (isDisplay ? 1 : 0)
    if let face = state.withLock({ $0.systemFaces[slot] }) { return face }
    let style = Self.fileStyle(weight, isItalic: isItalic, names: Self.interStyles)
    let face = try face(
      named: "\(isDisplay ? "InterDisplay" : "Inter")-\(style).otf", package: "fonts-inter")
    state.withLock { $0.systemFaces[slot] = face }
    return face
  }

  /// Returns a face by the name of its file and its index in the file. The first folder that
  /// contains the file is used.
  func face(named name: String, index: Int = 0, package: String) throws -> FontFace {
    let faceName = index == 0 ? Self.stem(name) : "\(Self.stem(name))#\(index)"
    return try state.withLock { state in
      if let found = state.faces[faceName] { return try found.get() }
      let result = Result<FontFace, any Error> {
        for folder in state.folders {
          let path = "\(folder)/\(name)"
          guard access(path, F_OK) == 0 else { continue }
          return try FontFace(FontFile(mapping: path), index: index, name: faceName)
        }
        throw FontError.missingFile(name: name, package: package, folders: state.folders)
      }.mapError {
        ($0 as? FontError) ?? .invalid(path: name, reason: "\($0)")
      }
      state.faces[faceName] = result
      return try result.get()
    }
  }

  private func registeredFace(
    named name: String, weight: FontWeight, isItalic: Bool
  ) throws -> FontFace {
    try registered(named: name, weight: weight, isItalic: isItalic, isExact: false).face
  }

  /// Returns the best face with a name, or a better face of its family unless the name must match
  /// exactly: the bold face of `Acme-Regular` is `Acme-Bold`.
  private func registered(
    named name: String, weight: FontWeight, isItalic: Bool, isExact: Bool
  ) throws -> RegisteredFace {
    let all = state.withLock { $0.registered }
    let named = all.filter { $0.names.isNamed(name) }
    guard !named.isEmpty else { throw FontError.unknownFamily(name: name) }
    let families = Set(named.map(\.names.familyName))
    // Slant takes precedence over weight, weight over the name, and a later registration over an
    // earlier registration.
    func distance(_ face: RegisteredFace) -> Int {
      abs(face.names.weight.rawValue - weight.rawValue) * 2
        + (face.names.isItalic == isItalic ? 0 : 200) + (face.names.isNamed(name) ? 0 : 1)
    }
    let candidates = isExact ? named : all.filter { families.contains($0.names.familyName) }
    return candidates.reversed().min { distance($0) < distance($1) } ?? named[0]
  }

  // MARK: Registered fonts

  /// The names and the style of a registered face.
  package struct RegisteredFont: Hashable, Sendable {
    /// The PostScript name.
    package let postScriptName: String
    /// The family name.
    package let familyName: String
    /// The weight.
    package let weight: FontWeight
    /// A Boolean value that indicates whether the face is italic.
    package let isItalic: Bool
  }

  /// The registered faces, in order of registration.
  package var registeredFonts: [RegisteredFont] {
    state.withLock { $0.registered }.map { RegisteredFont($0.names) }
  }

  /// Returns the registered face of a font name; `nil` if there is none.
  ///
  /// - Parameter isExact: a Boolean value that indicates whether the other faces of the name's
  ///   family are excluded.
  package func registeredFont(
    named name: String, weight: FontWeight, isItalic: Bool, isExact: Bool = false
  ) -> RegisteredFont? {
    (try? registered(named: name, weight: weight, isItalic: isItalic, isExact: isExact)).map {
      RegisteredFont($0.names)
    }
  }

  private static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The heaviest file is extra bold, which is also used for black.
  private static let monospacedStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
    "ExtraBold",
  ]

  private static func fileStyle(
    _ weight: FontWeight, isItalic: Bool, names: [String]
  ) -> String {
    if isItalic, weight == .regular { return "Italic" }
    return names[weight.rawValue] + (isItalic ? "Italic" : "")
  }
}

extension FontCatalog.RegisteredFont {
  fileprivate init(_ names: FontNames) {
    postScriptName = names.postScriptName
    familyName = names.familyName
    weight = names.weight
    isItalic = names.isItalic
  }
}

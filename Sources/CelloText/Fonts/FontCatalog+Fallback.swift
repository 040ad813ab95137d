internal import CelloHarfBuzz
import Synchronization

/// The fallback faces for unsupported characters, in this order: the system font, Noto Sans, the
/// script's own Noto font, the symbol fonts, Noto Sans CJK, Noto Color Emoji. For the characters of
/// Chinese, Japanese and Korean, Noto Sans CJK is the first.
extension FontCatalog {
  /// Returns the first face in fallback order that supports all scalars of a character; the first
  /// face that supports its base if there is none; `nil` if no face supports it.
  ///
  /// - Parameters:
  ///   - character: a base and its marks, without invisible characters.
  ///   - script: the ISO 15924 tag of the surrounding text, for characters without their own
  ///     script.
  ///   - isEmoji: a Boolean value that indicates whether color emoji are preferred.
  ///   - language: the language of a character of Chinese, Japanese and Korean; `nil` for other
  ///     characters.
  func fallbackFace(
    for character: [UInt32], script: UInt32, isBold: Bool, isEmoji: Bool,
    language: IdeographLanguage? = nil
  ) -> FontFace? {
    let key = FallbackKey(
      character: character, script: script, isBold: isBold, isEmoji: isEmoji, language: language)
    if let known = fallbacks.withLock({ $0[key] }) { return known.face }
    let face = findFallback(key)
    // Long sequences of marks are rare and are not cached.
    if character.count <= 4 { fallbacks.withLock { $0[key] = Fallback(face: face) } }
    return face
  }

  private func findFallback(_ key: FallbackKey) -> FontFace? {
    guard let base = key.character.first, !Characters.isPrivate(base) else { return nil }
    if key.isEmoji, let face = emojiFace, face.glyph(for: base) != nil { return face }
    var firstWithBase: FontFace?
    var tried: Set<String> = []
    for file in Self.candidates(key) + Self.everyFile(key) where tried.insert(file.name).inserted {
      guard let face = try? face(named: file.name, index: file.index, package: file.package),
        face.glyph(for: base) != nil
      else { continue }
      if face.supports(key.character) { return face }
      firstWithBase = firstWithBase ?? face
    }
    return firstWithBase
  }

  /// Returns the names of the files to try, in order.
  private static func candidates(_ key: FallbackKey) -> [FallbackFile] {
    func noto(_ font: (stem: String, hasBold: Bool)) -> FallbackFile {
      FallbackFile(font, isBold: key.isBold)
    }
    // All languages have the same characters; a character with another shape in a language is in
    // its face.
    let ideographs = FallbackFile(
      name: "NotoSansCJK-\(key.isBold ? "Bold" : "Regular").ttc",
      index: ScriptFonts.ideographFace(of: key.language ?? .simplifiedChinese),
      package: ScriptFonts.ideographPackage)
    var result = key.language == nil ? [] : [ideographs]
    result += ScriptFonts.first.map(noto)
    // A comma or a numeral can be used in several scripts.
    for script in [key.script] + Characters.scriptExtensions(key.character[0]) {
      if let own = ScriptFonts.files[script] { result.append(noto(own)) }
    }
    result += ScriptFonts.last.map(noto)
    result.append(ideographs)
    result.append(emojiFile)
    return result
  }

  /// Returns the fonts of all other scripts, which are tried last.
  private static func everyFile(_ key: FallbackKey) -> [FallbackFile] {
    let base = key.character[0]
    guard Characters.isAssigned(base), !Characters.isIdeographScript(Characters.script(base)) else {
      return []
    }
    return ScriptFonts.files.sorted { $0.key < $1.key }.map {
      FallbackFile($0.value, isBold: key.isBold)
    }
  }

  private struct FallbackFile {
    var name: String
    var index = 0
    var package: String

    init(name: String, index: Int = 0, package: String) {
      self.name = name
      self.index = index
      self.package = package
    }

    init(_ font: (stem: String, hasBold: Bool), isBold: Bool) {
      name = "\(font.stem)-\(isBold && font.hasBold ? "Bold" : "Regular").ttf"
      package = "fonts-noto-core"
    }
  }

  private static let emojiFile = FallbackFile(
    name: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

  /// Noto Color Emoji; `nil` if it is not installed.
  var emojiFace: FontFace? {
    try? face(named: Self.emojiFile.name, package: Self.emojiFile.package)
  }

  /// The error that prevents color emoji from being drawn; `nil` if they can be drawn.
  package var emojiError: FontError? {
    do {
      _ = try face(named: Self.emojiFile.name, package: Self.emojiFile.package)
      return nil
    } catch {
      return error as? FontError
    }
  }
}

struct FallbackKey: Hashable {
  var character: [UInt32]
  var script: UInt32
  var isBold: Bool
  var isEmoji: Bool
  var language: IdeographLanguage?
}

struct Fallback { var face: FontFace? }

internal import CelloHarfBuzz
import Synchronization

/// The faces that stand in for one that lacks a character: the system font, Noto Sans, the script's own Noto font, the
/// symbol fonts, Noto Sans CJK when it is installed, Noto Color Emoji.
extension FontCatalog {
  /// The first face in the order of fallback that has a character, `nil` when none has it.
  ///
  /// - Parameters:
  ///   - isEmoji: whether the colour emoji come first.
  ///   - script: the ISO 15924 tag of the text around it, for characters of no script of their own.
  func fallbackFace(
    for scalar: UInt32, script: UInt32, isBold: Bool, isEmoji: Bool
  ) -> FontFace? {
    let key = FallbackKey(scalar: scalar, script: script, isBold: isBold, isEmoji: isEmoji)
    if let known = fallbacks.withLock({ $0[key] }) { return known.face }
    let face = findFallback(key)
    fallbacks.withLock { $0[key] = Fallback(face: face) }
    return face
  }

  private func findFallback(_ key: FallbackKey) -> FontFace? {
    if key.isEmoji, let face = emojiFace, face.glyph(for: key.scalar) != nil { return face }
    for (stem, hasBold) in Self.candidates(script: key.script) {
      let style = key.isBold && hasBold ? "Bold" : "Regular"
      if let face = try? face(named: "\(stem)-\(style).ttf", package: "fonts-noto-core"),
        face.glyph(for: key.scalar) != nil
      {
        return face
      }
    }
    if let face = ideographFace(isBold: key.isBold), face.glyph(for: key.scalar) != nil {
      return face
    }
    if let face = emojiFace, face.glyph(for: key.scalar) != nil { return face }
    return nil
  }

  private static func candidates(script: UInt32) -> [(stem: String, hasBold: Bool)] {
    var result: [(stem: String, hasBold: Bool)] = ScriptFonts.first
    if let own = ScriptFonts.files[script] { result.append(own) }
    return result + ScriptFonts.last
  }

  /// Noto Color Emoji, `nil` when it is not installed.
  var emojiFace: FontFace? {
    try? face(named: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  }

  private func ideographFace(isBold: Bool) -> FontFace? {
    try? face(
      named: "NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc", package: "fonts-noto-cjk")
  }
}

struct FallbackKey: Hashable {
  var scalar: UInt32
  var script: UInt32
  var isBold: Bool
  var isEmoji: Bool
}

struct Fallback { var face: FontFace? }

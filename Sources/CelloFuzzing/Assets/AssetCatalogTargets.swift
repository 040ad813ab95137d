internal import CelloAssets
internal import Foundation

extension FuzzTarget {
  private static let jsonWords =
    "{ } [ ] : , \" null true -1 1e999 \"images\": \"colors\": \"symbols\": \"filename\": \"scale\": \"2x\" \"idiom\": \"appearances\": \"components\": \"red\": \"0xFF\" \\u0000 \\ud800 ../"

  static let imageSet = FuzzTarget(
    "image-set",
    seeds: [
      """
      {"images": [{"filename": "a.png", "idiom": "ipad", "scale": "2x", "language-direction": "right-to-left",
      "appearances": [{"appearance": "luminosity", "value": "dark"}], "width-class": "compact", "display-gamut": "sRGB",
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2}, "cap-insets": {"top": 5}}}],
      "properties": {"template-rendering-intent": "template"}, "info": {"version": 1}}
      """
    ], words: jsonWords
  ) { bytes in
    guard let set = try? ImageSet(contents: Data(bytes), folder: "/x") else { return }
    _ = AssetConditions.best(of: set.variants.map(\.conditions), for: AssetQuery())
  }

  static let colorSet = FuzzTarget(
    "color-set",
    seeds: [
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "128",
      "blue": "0.5", "alpha": 1}}}, {"color": {"platform": "ios", "reference": "systemBlueColor"}},
      {"color": {"components": {"white": "1.0"}}}]}
      """
    ], words: jsonWords
  ) { bytes in _ = try? ColorSet(contents: Data(bytes), folder: "/x") }

  static let symbolSet = FuzzTarget(
    "symbol-set", seeds: [#"{"symbols": [{"filename": "a.svg", "idiom": "universal"}]}"#],
    words: jsonWords
  ) { bytes in _ = try? SymbolSet(contents: Data(bytes), folder: "/x") }
}

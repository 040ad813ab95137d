import CelloAssets
import Testing

struct AssetConditionsTests {
  /// Returns the conditions that a text names: `dark`, `light`, `high`, `ltr`, `rtl`, `ipad`, `p3`,
  /// `1x`, `compact`.
  private func conditions(_ words: String) -> AssetConditions {
    var result = AssetConditions()
    for word in words.split(separator: " ") {
      switch word {
      case "dark": result.isDark = true
      case "light": result.isDark = false
      case "high": result.isHighContrast = true
      case "ltr": result.isRightToLeft = false
      case "rtl": result.isRightToLeft = true
      case "p3": result.isWideGamut = true
      case "compact": result.isCompactWidth = true
      case "1x": result.scale = 1
      case "2x": result.scale = 2
      case "3x": result.scale = 3
      default: result.idiom = AssetIdiom(rawValue: String(word))
      }
    }
    return result
  }

  private func query(_ words: String) -> AssetQuery {
    var result = AssetQuery()
    for word in words.split(separator: " ") {
      switch word {
      case "dark": result.isDark = true
      case "high": result.isHighContrast = true
      case "rtl": result.isRightToLeft = true
      case "compact": result.isCompactWidth = true
      case "1x": result.scale = 1
      case "3x": result.scale = 3
      case "2x": result.scale = 2
      default: result.idiom = AssetIdiom(rawValue: String(word))
      }
    }
    return result
  }

  @Test(
    "the best variant wins",
    arguments: [
      ("any|dark", "", 0), ("any|dark", "dark", 1), ("light|dark", "", 0),
      ("any|dark|dark high|high", "dark high", 2),
      ("any|dark|dark high|high", "high", 3), ("any|dark", "dark high", 1), ("any|high", "dark", 0),
      ("dark", "", 0), ("1x|2x|3x", "2x", 1), ("1x|2x|3x", "3x", 2), ("1x|3x", "2x", 1),
      ("1x|2x", "3x", 1), ("3x|2x", "1x", 1), ("1x|any", "2x", 1), ("any|ipad", "ipad", 1),
      ("any|ipad", "iphone", 0), ("ltr|rtl", "rtl", 1), ("ltr|rtl", "", 0), ("ltr", "rtl", 0),
      ("any|p3", "", 0), ("p3", "", 0), ("any|compact", "compact", 1), ("compact|any", "", 1),
      ("1x dark|2x", "dark 2x", 0), ("2x|2x", "2x", 0),
    ])
  func best(variants: String, wanted: String, expected: Int) {
    let variants = variants.split(separator: "|").map { conditions(String($0)) }
    #expect(AssetConditions.best(of: variants, for: query(wanted)) == expected)
  }

  @Test("of no variants none is the best")
  func none() { #expect(AssetConditions.best(of: [], for: AssetQuery()) == nil) }
}

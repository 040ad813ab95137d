/// A language that determines the shapes of ideographs, which share their code points.
package enum IdeographLanguage: Hashable, Sendable, CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKongChinese

  /// Creates the language of an identifier such as `ja`, `zh-Hant-HK` or `zh_TW`; `nil` for a
  /// language that is not written with ideographs or Hangul.
  ///
  /// Chinese without a script or region has simplified characters and Cantonese the traditional
  /// characters of Hong Kong, as in Unicode's likely subtags. Macao has the forms of Hong Kong.
  package init?(identifier: String) {
    let parts = identifier.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map {
      $0.lowercased()
    }
    guard let language = parts.first else { return nil }
    let isOfHongKong = parts.contains("hk") || parts.contains("mo")
    switch language {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("hans") {
        self = .simplifiedChinese
      } else if isOfHongKong {
        self = .hongKongChinese
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditionalChinese
      } else if language == "yue", !parts.contains("cn") {
        self = .hongKongChinese
      } else {
        self = .simplifiedChinese
      }
    default: return nil
    }
  }
}

import CelloScenes
import UIKit

extension ViewImageConfig {
  /// The words for snapshot names: the name of the device, or the words for its traits if it has no
  /// name.
  var words: [String] { name.map { [$0] } ?? traits.words }
}

extension UITraitCollection {
  /// The words for the specified traits in snapshot names: the gallery's word for a value or, if
  /// there is none, the name of the trait and its value.
  var words: [String] {
    // The description is `<UITraitCollection: name = value, name = value>`.
    let list = description.drop { $0 != ":" }.dropFirst().dropLast()
    return list.split(separator: ", ").map { entry in
      let parts = entry.split(separator: " = ", maxSplits: 1)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      return word(of: name) ?? "\(name)-\(parts.last ?? "")"
    }
  }

  private func word(of trait: String) -> String? {
    switch trait {
    case "UserInterfaceStyle": userInterfaceStyle.word
    case "AccessibilityContrast": accessibilityContrast.word
    case "UserInterfaceLevel": userInterfaceLevel.word
    case "LegibilityWeight": legibilityWeight.word
    case "LayoutDirection": layoutDirection.word
    case "PreferredContentSizeCategory": preferredContentSizeCategory.word
    case "DisplayScale": displayScale.scaleWord
    case "SystemVersion": systemVersion.rawValue
    case "Motion": motion.word
    default: nil
    }
  }
}

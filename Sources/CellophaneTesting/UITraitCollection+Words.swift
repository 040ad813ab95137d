import CelloSnapshots
import UIKit

extension UITraitCollection {
  /// Words for the specified traits, for names: those of the gallery where it has some, else the
  /// trait with its value.
  var words: [String] {
    // `<UITraitCollection: name = value, name = value>`
    let list = description.drop { $0 != ":" }.dropFirst().dropLast()
    return list.split(separator: ", ").map { entry in
      let parts = entry.split(separator: " = ", maxSplits: 1)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      return word(of: name) ?? "\(name)-\(parts.last ?? "")"
    }
  }

  private func word(of trait: String) -> String? {
    switch trait {
    case "UserInterfaceStyle": userInterfaceStyle == .dark ? "dark" : "light"
    case "AccessibilityContrast": accessibilityContrast == .high ? "contrast" : "normal-contrast"
    case "UserInterfaceLevel": userInterfaceLevel == .elevated ? "elevated" : "base"
    case "LegibilityWeight": legibilityWeight == .bold ? "bold" : "regular"
    case "LayoutDirection": layoutDirection == .rightToLeft ? "rtl" : "ltr"
    case "PreferredContentSizeCategory": textSizeWord
    case "DisplayScale": "\(Int(clamping: Double(displayScale)))x"
    default: nil
    }
  }

  /// `xs` to `xxxl`, and `ax1` to `ax5` for the sizes of accessibility.
  private var textSizeWord: String {
    let size = preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: "")
    guard size.hasPrefix("Accessibility") else { return size.lowercased() }
    let place = ["M", "L", "XL", "XXL", "XXXL"].firstIndex { size == "Accessibility" + $0 } ?? 0
    return "ax\(place + 1)"
  }
}

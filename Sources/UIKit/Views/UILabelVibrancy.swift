/// Whether a label shows its text as a change of the colors behind it.
public enum UILabelVibrancy: Int, Hashable, Sendable {
  case none = 0
  /// Inside the content view of a ``UIVisualEffectView`` with a blur.
  case automatic = 1
}

extension UIVibrancyEffectStyle {
  /// The style for texts of a system color; `nil` for another color.
  init?(textColor: UIColor) {
    if textColor == .label {
      self = .label
    } else if textColor == .secondaryLabel {
      self = .secondaryLabel
    } else if textColor == .tertiaryLabel {
      self = .tertiaryLabel
    } else if textColor == .quaternaryLabel {
      self = .quaternaryLabel
    } else {
      return nil
    }
  }
}

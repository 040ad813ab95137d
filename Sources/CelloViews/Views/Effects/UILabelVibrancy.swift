/// The vibrancy of a label's text.
public enum UILabelVibrancy: Int, Hashable, Sendable {
  /// The text keeps its color.
  case none = 0
  /// The text is vibrant inside the content view of a ``UIVisualEffectView`` with a blur.
  case automatic = 1
}

extension UIVibrancyEffectStyle {
  /// Creates the style for text in a system label color; `nil` for other colors.
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

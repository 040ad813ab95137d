extension UIView {
  /// The appearance of the tint color: unchanged, or desaturated as behind alerts and sheets.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint color is unchanged.
    case normal = 1
    /// The tint color is desaturated.
    case dimmed = 2
  }

  /// The adjustment of the tint colors of a view and its subviews.
  struct TintAdjustment {
    /// The mode that the app has set.
    var mode = TintAdjustmentMode.automatic
    /// A Boolean value that indicates whether a presentation dims the view, unless the app has set
    /// a mode.
    var isBehindPresentation = false

    /// The effective mode; `automatic` if the superview's mode applies.
    var current: TintAdjustmentMode {
      mode == .automatic && isBehindPresentation ? .dimmed : mode
    }
  }

  /// Sets whether a presentation dims the tint colors.
  package final func setBehindPresentation(_ isBehind: Bool) {
    change { $0.isBehindPresentation = isBehind }
  }

  func change(_ body: (inout TintAdjustment) -> Void) {
    let previous = tintAdjustment.current
    body(&tintAdjustment)
    guard tintAdjustment.current != previous else { return }
    updateTraits()
    tintAdjustmentChanged()
  }

  private func tintAdjustmentChanged() {
    tintColorDidChange()
    for subview in ownSubviews where subview.tintAdjustment.current == .automatic {
      subview.tintAdjustmentChanged()
    }
  }

  final func tintChanged() {
    tintColorDidChange()
    for subview in ownSubviews where subview.ownTintColor == nil { subview.tintChanged() }
  }

  // MARK: Colors

  /// Returns the color that subviews inherit through their traits; `nil` for the color that the
  /// view inherits.
  final func tintForTraits(inherited: UIColor?) -> UIColor? {
    guard ownTintColor != nil || tintAdjustment.current != .automatic else { return nil }
    return adjustedTint(ownTintColor ?? inherited ?? .tintColor)
  }

  /// Returns a tint color in the view's mode. A color that the superview has adjusted is unchanged.
  final func adjustedTint(_ color: UIColor) -> UIColor {
    guard ownTintColor != nil || tintAdjustment.current != .automatic else { return color }
    return tintAdjustmentMode == .dimmed ? color.dimmedTint : color.undimmedTint
  }
}

extension UIColor {
  fileprivate var dimmedTint: UIColor {
    if case .modified(_, .dimmed) = rule { return self }
    return modified(by: .dimmed)
  }

  fileprivate var undimmedTint: UIColor {
    if case .modified(let color, .dimmed) = rule { return color }
    return self
  }
}

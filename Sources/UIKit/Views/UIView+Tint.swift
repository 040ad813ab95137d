extension UIView {
  /// Whether the tint color is shown as it is, or without saturation, as behind alerts and sheets.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview.
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// What a view does to the tint colors of itself and its subviews.
  struct TintAdjustment {
    /// The mode that the app has set.
    var mode = TintAdjustmentMode.automatic
    /// Whether a presentation dims the view, unless the app has set a mode.
    var isBehindPresentation = false

    /// The mode, which is automatic if the superview's applies.
    var current: TintAdjustmentMode {
      mode == .automatic && isBehindPresentation ? .dimmed : mode
    }
  }

  /// Whether tint colors are dimmed in the view and its subviews; never automatic when it is read.
  ///
  /// While a controller presents an alert, a popover or a sheet that dims what is behind it, its
  /// view is dimmed, unless a mode was set.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let adjusting = sequence(first: self, next: \.superview).first {
        $0.tintAdjustment.current != .automatic
      }
      return adjusting?.tintAdjustment.current ?? .normal
    }
    set { change { $0.mode = newValue } }
  }

  /// Dims the tint colors behind a presentation, or ends that.
  final func setBehindPresentation(_ isBehind: Bool) {
    change { $0.isBehindPresentation = isBehind }
  }

  private func change(_ body: (inout TintAdjustment) -> Void) {
    let previous = tintAdjustment.current
    body(&tintAdjustment)
    guard tintAdjustment.current != previous else { return }
    updateTraits()
    tintAdjustmentChanged()
  }

  private func tintAdjustmentChanged() {
    tintColorDidChange()
    for subview in subviews where subview.tintAdjustment.current == .automatic {
      subview.tintAdjustmentChanged()
    }
  }

  final func tintChanged() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tintChanged() }
  }

  // MARK: Colors

  /// The color that the subviews inherit through their traits; `nil` for the one that the view
  /// inherits itself.
  final func tintForTraits(inherited: UIColor?) -> UIColor? {
    guard ownTintColor != nil || tintAdjustment.current != .automatic else { return nil }
    return adjustedTint(ownTintColor ?? inherited ?? .tintColor)
  }

  /// The view's own tint color, or the one that the superview has adjusted, in the view's mode.
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

/// The trait that indicates whether a column floats on glass over the content. Apple has no such
/// trait. Lists with the appearance of a sidebar have no background in such a column.
package struct FloatingColumnTrait: UITraitDefinition {
  package static let defaultValue = false
  package static let name = "FloatingColumn"
  package static let affectsColorAppearance = true
}

/// The glass behind a column that floats over the content, as the sidebars of iPads on iOS 26.
@MainActor package final class FloatingColumnGlass {
  private let view = UIVisualEffectView(effect: nil)

  package init() {
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
  }

  /// Places the glass behind a column, and clips the column to its corners.
  package func place(behind column: UIView, cornerRadius: CGFloat) {
    guard let container = column.superview else { return }
    let index = container.subviews.firstIndex(of: view)
    if index == nil || container.subviews.firstIndex(of: column) != index.map({ $0 + 1 }) {
      container.insertSubview(view, belowSubview: column)
    }
    view.frame = column.frame
    view.showPanelMaterial(.systemChromeMaterial, cornerRadius: cornerRadius)
    column.layer.cornerRadius = cornerRadius
    column.layer.cornerCurve = .continuous
    column.clipsToBounds = true
    column.traitOverrides[FloatingColumnTrait.self] = true
  }

  /// Removes the glass, and restores the column; `nil` if it is not on the screen.
  package func remove(from column: UIView?) {
    guard view.superview != nil else { return }
    view.removeFromSuperview()
    guard let column else { return }
    column.layer.cornerRadius = 0
    column.clipsToBounds = false
    column.traitOverrides.remove(FloatingColumnTrait.self)
  }
}

extension UIVisualEffectView {
  /// Shows the material of menus and alerts, with its corners: glass with a rim and a shadow on
  /// iOS 26, otherwise a blur, whose shadow is drawn by the view behind it.
  package final func showPanelMaterial(_ blur: UIBlurEffect.Style, cornerRadius: CGFloat) {
    let isGlass = traitCollection.systemVersion == .iOS26
    effect = isGlass ? UIGlassEffect(material: .panel) : UIBlurEffect(style: blur)
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = .continuous
    // Clipping would cut off the shadow of glass.
    clipsToBounds = !isGlass
  }
}

extension CALayer {
  /// Sets the shadow of a panel. Glass has its own shadow.
  package final func setPanelShadow(_ shadow: LayerShadow, in version: SystemVersion) {
    if version == .iOS26 { shadowOpacity = 0 } else { setShadow(shadow) }
  }
}

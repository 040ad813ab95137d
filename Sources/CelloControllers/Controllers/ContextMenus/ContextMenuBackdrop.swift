/// The views behind a context menu: the dimmed screen and the preview.
final class ContextMenuBackdrop: UIView, MenuBackdrop {
  // The menu is lighter than the content around it in both styles.
  private let effect = UIVisualEffectView(
    effect: DimmingBlurEffect(sigma: MenuMetrics.backdropSigma, opacity: MenuMetrics.dimmingAlpha))
  private let preview: UIView?
  /// The middle of the view with the menu, from which the preview of a controller grows.
  private let origin: CGPoint?
  private let shadow = UIView()
  private var badge: DragBadge?
  /// The frame of the preview, in the coordinates of the screen.
  private(set) var previewFrame: CGRect

  /// Creates a backdrop for a screen.
  ///
  /// - Parameters:
  ///   - targeted: the preview that the app provides; `nil` to use the view.
  ///   - view: the view with the menu.
  ///   - controller: the controller of the preview; `nil` to show a snapshot of a view.
  ///   - screen: the view that the backdrop covers.
  ///   - count: the number on the badge of the preview; no badge is shown if it is less than 2.
  init(
    _ targeted: UITargetedPreview?, of view: UIView, _ controller: UIViewController?,
    in screen: UIView, count: Int = 0
  ) {
    if let controller {
      previewFrame = Self.frame(of: controller, in: screen)
      preview = controller.view
      origin = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screen)
    } else {
      let shown = targeted?.view ?? view
      previewFrame =
        targeted.map { preview in
          let target = preview.target
          let center = target.container.convert(target.center, to: screen)
          let size = preview.size
          return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        } ?? view.convert(view.bounds, to: screen)
      preview = shown.previewPicture
      origin = nil
    }
    super.init(frame: screen.bounds)
    addSubview(effect)
    guard let preview else { return }
    let parameters = controller == nil ? targeted?.parameters : nil
    let bounds = targeted?.view.bounds ?? .zero
    if let parameters, parameters.shadowPath != nil {
      shadow.layer.setShadow(MenuMetrics.shadow)
      shadow.layer.shadowPath = parameters.shadowOutline(in: bounds)
      addSubview(shadow)
    }
    addSubview(preview)
    if let color = parameters?.backgroundColor { preview.backgroundColor = color }
    if let mask = parameters?.mask(in: bounds) {
      preview.layer.mask = mask
    } else {
      preview.layer.cornerCurve = .continuous
      preview.layer.cornerRadius = MenuMetrics.previewCornerRadius
      preview.clipsToBounds = true
    }
    if count >= 2 {
      let badge = DragBadge()
      badge.count = count
      badge.accessibilityElementsHidden = true
      addSubview(badge)
      self.badge = badge
    }
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Returns the frame of a controller's preview: its preferred size, or the full width and half of
  /// the height of the screen, above the menu.
  private static func frame(of controller: UIViewController, in screen: UIView) -> CGRect {
    let area = screen.bounds.inset(by: screen.safeAreaInsets).insetBy(
      dx: MenuMetrics.previewMargin, dy: MenuMetrics.previewMargin)
    let preferred = controller.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? min(preferred.width, area.width) : area.width,
      height: preferred.height > 0 ? min(preferred.height, area.height) : area.height / 2)
    return CGRect(
      x: area.midX - size.width / 2, y: area.minY, width: size.width.nonNegative,
      height: size.height.nonNegative)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effect.frame = bounds
    preview?.frame = previewFrame
    shadow.frame = previewFrame
    badge?.center = CGPoint(x: previewFrame.maxX, y: previewFrame.minY)
  }

  // MARK: Animations

  /// The preview of a view appears in front of the view, while the screen becomes blurred. The preview
  /// of a controller grows.
  func animateAppearance() {
    for view in [effect, shadow, badge].compactMap({ $0 as UIView? }) {
      view.animateChange(from: view.currentGeometry, alpha: 0)
    }
    if let preview {
      preview.animateChange(from: folded(preview) ?? preview.currentGeometry, alpha: 0)
    }
  }

  func animateDisappearance() {
    effect.alpha = 0
    shadow.alpha = 0
    badge?.alpha = 0
    guard let preview, preview.superview === self else { return }
    guard origin != nil else {
      preview.alpha = 0
      return
    }
    // The app may show the controller elsewhere.
    var picture: UIView?
    UIView.performWithoutAnimation {
      // The picture contains the rounded corners. Its own edges are outside of them, because edges
      // between pixels would be blended twice.
      picture = preview.resizableSnapshotView(
        from: preview.bounds.insetBy(dx: -1, dy: -1), afterScreenUpdates: false,
        withCapInsets: .zero)
      picture?.frame = preview.frame.insetBy(dx: -1, dy: -1)
      if let picture { insertSubview(picture, aboveSubview: preview) }
      preview.removeFromSuperview()
    }
    guard let picture, let folded = folded(picture) else { return }
    picture.animateChange(to: folded, alpha: 0)
  }

  /// Returns the geometry of a controller's preview before it grows; `nil` for the preview of a view.
  private func folded(_ preview: UIView) -> ViewGeometry? {
    origin.map { origin in
      traitCollection.motion.isReduced
        ? preview.currentGeometry : MenuPlacement.folded(preview.currentGeometry, toward: origin)
    }
  }
}

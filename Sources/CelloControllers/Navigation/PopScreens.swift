/// The lower screen and the views between the screens during an interactive pop.
///
/// The upper screen stays in the container's views, which are moved. The lower screen has separate
/// bars, which are faded in.
@MainActor final class PopScreens {
  private let lower = UIView()
  private let shade = UIView()
  private let shadow = EdgeShadowView(frame: .zero)
  private let bar: UINavigationBar
  private let toolbar = UIToolbar(frame: .zero)
  private let bars = NavigationBars()
  private let controller: UIViewController
  /// The zoom with which the upper screen appeared; `nil` for none.
  private let zoom: Zoom?
  private typealias Zoom = (source: UIView, options: UIViewController.Transition.ZoomOptions?)
  /// A Boolean value that indicates whether the upper screen fades instead of moving.
  private let isFaded: Bool
  private let zoomed: UIViewController
  private var effectView: UIVisualEffectView?
  /// The progress of the transition, 0 to 1.
  var fraction: CGFloat = 0

  /// Creates the lower screen.
  ///
  /// - Parameters:
  ///   - controller: the controller of the lower screen.
  ///   - bar: the navigation bar with the items of the lower screen.
  ///   - observed: the controller whose scroll view the bars observe.
  ///   - upper: the controller that is popped.
  ///   - motion: the user's settings for motion without a finger. Cross-fades replace zooms if motion
  ///     is reduced, and slides if the user prefers cross-fades. Source:
  ///     docs/measurements/motion.md#reduced-motion.
  init(
    _ controller: UIViewController, bar: UINavigationBar, observed: UIViewController?,
    upper: UIViewController, motion: MotionPreference = .unspecified
  ) {
    self.controller = controller
    zoomed = upper
    let wantedZoom: Zoom? = upper.preferredTransition?.zoom.flatMap { zoom in
      let context = UIViewController.Transition.ZoomSourceViewProviderContext(
        source: controller, zoomed: upper)
      return zoom.sourceViewProvider(context).map { ($0, zoom.options) }
    }
    zoom = motion.isReduced ? nil : wantedZoom
    isFaded = motion == .crossFades || (wantedZoom != nil && motion.isReduced)
    self.bar = bar
    self.observed = observed
    toolbar.isAttachedToBottom = true
    toolbar.items = observed?.toolbarItems
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [lower, bar, toolbar] { part.accessibilityElementsHidden = true }
  }

  private let observed: UIViewController?

  /// Adds the views to a container.
  func install(in view: UIView, content: UIView, upperBar: UINavigationBar) {
    view.insertSubview(lower, belowSubview: content)
    content.addSubview(shadow)
    view.insertSubview(toolbar, belowSubview: upperBar)
    view.insertSubview(bar, belowSubview: upperBar)
    guard let child = controller.view else { return }
    child.translatesAutoresizingMaskIntoConstraints = true
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.frame = view.bounds
    lower.frame = view.bounds
    lower.addSubview(child)
    shade.frame = lower.bounds
    lower.addSubview(shade)
    if let zoom {
      shade.backgroundColor = zoom.options?.dimmingColor ?? .black
      if let effect = zoom.options?.dimmingVisualEffect {
        let effectView = UIVisualEffectView(effect: effect)
        effectView.frame = lower.bounds
        lower.insertSubview(effectView, belowSubview: shade)
        self.effectView = effectView
      }
      content.clipsToBounds = true
    }
  }

  /// Removes the views.
  ///
  /// - Parameter content: the view that receives the lower screen; `nil` to remove the lower
  ///   screen.
  func uninstall(
    from upperContent: UIView, into content: UIView?, upperBar: UINavigationBar,
    upperToolbar: UIToolbar
  ) {
    bars.stop()
    if zoom != nil {
      upperContent.transform = .identity
      upperContent.clipsToBounds = false
      upperContent.layer.cornerRadius = 0
    }
    if isFaded { upperContent.alpha = 1 }
    bar.stack = []
    toolbar.items = nil
    if let content, let child = controller.viewIfLoaded {
      child.frame = content.bounds
      content.addSubview(child)
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for part in [lower, shadow, bar, toolbar] { part.removeFromSuperview() }
    upperBar.alpha = 1
    upperBar.titleShift = (0, 0)
    upperToolbar.alpha = 1
  }

  /// Places both screens. The container has placed the upper screen at its initial position.
  func place(
    in view: UIView, content: UIView, upperBar: UINavigationBar, upperToolbar: UIToolbar,
    isBarHidden: Bool, isToolbarHidden: Bool
  ) {
    bars.place(
      in: view, content: lower, shown: controller, observed: observed, navigationBar: bar,
      isNavigationBarHidden: isBarHidden, toolbar: toolbar, isToolbarHidden: isToolbarHidden)
    let layout = layout(in: view)
    if let zoom {
      lower.frame = view.bounds
      shade.frame = lower.bounds
      shade.alpha = zoom.options?.dimmingColor == nil ? layout.shade * 2 : 1 - fraction
      effectView?.frame = lower.bounds
      effectView?.alpha = 1 - fraction
      content.transform = .identity
      content.frame = view.bounds
      let target = zoom.source.convert(zoom.source.bounds, to: view)
      content.transform = layout.zoom(from: alignmentRect(zoom, in: content), to: target)
      content.layer.cornerRadius =
        NavigationMetrics.zoomCornerRadius
        * min(fraction / NavigationMetrics.zoomCornerShare, 1)
      placeBars(layout, upperBar, upperToolbar)
      return
    }
    if isFaded {
      lower.frame = view.bounds
      content.frame = view.bounds
      content.alpha = 1 - fraction
      (shade.alpha, shadow.alpha) = (0, 0)
      return placeBars(layout, upperBar, upperToolbar)
    }
    lower.frame = view.bounds.offsetBy(dx: layout.lowerOffset, dy: 0)
    shade.frame = lower.bounds
    shade.alpha = layout.shade
    lower.bringSubviewToFront(shade)
    content.frame = view.bounds.offsetBy(dx: layout.upperOffset, dy: 0)
    content.bringSubviewToFront(shadow)
    let x = layout.isRightToLeft ? content.bounds.maxX : -NavigationMetrics.shadowWidth
    shadow.isRightToLeftEdge = layout.isRightToLeft
    shadow.frame = CGRect(
      x: x, y: 0, width: NavigationMetrics.shadowWidth, height: content.bounds.height)
    shadow.alpha = fraction > 0 && fraction < 1 ? 1 : 0
    placeBars(layout, upperBar, upperToolbar)
    upperBar.titleShift = (inline: layout.upperTitleOffset, large: layout.upperOffset)
    bar.titleShift = (inline: layout.lowerOffset, large: layout.lowerOffset)
  }

  private func alignmentRect(
    _ zoom: Zoom, in content: UIView
  ) -> CGRect {
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
      source: zoom.source, zoomed: zoomed)
    guard let rect = zoom.options?.alignmentRectProvider?(context), rect.isDrawable,
      rect.width > 0, rect.height > 0, let view = zoomed.viewIfLoaded
    else { return content.bounds }
    return content.convert(rect, from: view)
  }

  private func placeBars(
    _ layout: PopLayout, _ upperBar: UINavigationBar, _ upperToolbar: UIToolbar
  ) {
    upperBar.alpha = layout.upperOpacity
    bar.alpha = layout.lowerOpacity
    upperToolbar.alpha = layout.upperOpacity
    toolbar.alpha = layout.lowerOpacity
  }

  func layout(in view: UIView) -> PopLayout {
    PopLayout(
      width: view.bounds.width, height: view.bounds.height, isRightToLeft: view.isRightToLeft,
      fraction: fraction, grid: view.traitCollection.pixelGrid)
  }
}

/// The shadow of a screen at its leading edge.
private final class EdgeShadowView: UIView {
  private let gradient = CAGradientLayer()
  /// A Boolean value that indicates whether the screen is to the left of the shadow.
  var isRightToLeftEdge = false {
    didSet {
      gradient.startPoint = CGPoint(x: isRightToLeftEdge ? 1 : 0, y: 0.5)
      gradient.endPoint = CGPoint(x: isRightToLeftEdge ? 0 : 1, y: 0.5)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.colors = [
      UIColor.black.withAlphaComponent(0).cgColor,
      UIColor.black.withAlphaComponent(NavigationMetrics.shadowOpacity).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

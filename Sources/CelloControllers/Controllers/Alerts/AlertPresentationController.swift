/// Presents an alert in the center of the screen, or an action sheet at the bottom, over a dimming
/// view.
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }
  override var isElevated: Bool { true }
  override var avoidsKeyboard: Bool { true }
  override var motion: PresentationMotion {
    alert?.preferredStyle == .actionSheet ? .cover : .shrink
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = alert?.alertView else { return .zero }
    var insets = container.safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight)
    let area = container.bounds.inset(by: insets)
    let width = view.width(in: area.width)
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    let size = CGSize(width: width, height: min(fitting, area.height))
    let x = (area.midX - width / 2).rounded()
    guard alert?.preferredStyle == .actionSheet else {
      return CGRect(origin: CGPoint(x: x, y: (area.midY - size.height / 2).rounded()), size: size)
    }
    // Aligned to the safe area, or inset from the edge if there is no safe area.
    let inset = traitCollection.systemVersion.alertMetrics.sheetInset
    let bottom = insets.bottom > 0 ? area.maxY : area.maxY - inset
    return CGRect(origin: CGPoint(x: x, y: bottom - size.height), size: size)
  }

  override var dimsTintOfPresenter: Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    let dimming = DimmingView { [weak self] in self?.alert?.touchedOutside() }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
  }
}

@_spi(Cello) import CelloControls

/// The view that contains a presentation, in front of the presenting controller's view.
final class PresentationContainerView: UIView {
  private weak var presentationController: UIPresentationController?

  init(_ presentationController: UIPresentationController) {
    self.presentationController = presentationController
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Alerts move above the keyboard.
  override var avoidsKeyboard: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentationController?.containerViewWillLayoutSubviews()
    if presentationController?.isLeaving != true { presentationController?.placePresentedView() }
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Returns the hit subview. Touches outside the presented view reach the views behind it if the
  /// presentation lets them through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }
}

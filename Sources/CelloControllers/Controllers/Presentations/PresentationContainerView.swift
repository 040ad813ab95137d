@_spi(Cello) import CelloControls

/// The view in which a presentation takes place, in front of the presenting controller's view.
final class PresentationContainerView: UIView {
  private weak var presentationController: UIPresentationController?

  init(_ presentationController: UIPresentationController) {
    self.presentationController = presentationController
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Alerts keep clear of the keyboard.
  override var avoidsKeyboard: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.placePresentedView()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// The presented view, and what is behind it unless that dims it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }
}

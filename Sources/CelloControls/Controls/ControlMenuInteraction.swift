@_spi(Cello) import CelloViews

/// Shows the menu of a control next to the control. A preview is shown only if the control returns
/// a preview and the configuration has a presenter.
final class ControlMenuInteraction: UIContextMenuInteraction {
  override var allowsMenu: Bool { (view as? UIControl)?.isEnabled ?? true }

  override func show(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?, in view: UIView
  ) {
    guard let control = view as? UIControl else { return }
    if preview != nil, configuration.presenter != nil {
      control.sendActions(for: .menuActionTriggered)
      return super.show(configuration, preview, in: view)
    }
    guard let menu = configuration.actionProvider?([]) else { return }
    shownAppearance = .compact
    control.sendActions(for: .menuActionTriggered)
    let animator = ContextMenuAnimator(nil)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let point = control.menuAttachmentPoint(for: configuration)
    let standsForControl = point == CGPoint(x: control.bounds.midX, y: control.bounds.maxY)
    visibleMenu = MenuOverlay.show(
      menu, from: control, anchor: standsForControl ? nil : CGRect(origin: point, size: .zero),
      selectsAction: control.menuSelectsAction, sender: control,
      order: configuration.preferredMenuElementOrder,
      dismissed: { [weak self] in self?.didDismiss(configuration) })
    animator.complete()
  }

  private func didDismiss(_ configuration: UIContextMenuConfiguration) {
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    let animator = ContextMenuAnimator(nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    visibleMenu = nil
    animator.complete()
  }
}

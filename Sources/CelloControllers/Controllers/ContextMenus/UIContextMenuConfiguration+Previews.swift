/// A closure that returns the controller of a menu's preview; `nil` to show the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: an identifier for the app's use; `nil` for a generated identifier.
  ///   - previewProvider: returns the controller of the preview; `nil` to show the view itself.
  ///   - actionProvider: returns the menu; `nil` for a preview without a menu.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      identifier: identifier, presenter: ContextMenuPreviewPresenter(previewProvider),
      actionProvider: actionProvider)
  }
}

extension UIContextMenuInteractionAnimating {
  /// The controller of the preview; `nil` if the menu shows the view itself.
  public var previewViewController: UIViewController? {
    (self as? ContextMenuAnimator)?.previewController as? UIViewController
  }
}

/// Shows a menu next to a preview, in front of the dimmed screen.
private final class ContextMenuPreviewPresenter: ContextMenuPresenter {
  private let previewProvider: UIContextMenuContentPreviewProvider?

  init(_ previewProvider: UIContextMenuContentPreviewProvider?) {
    self.previewProvider = previewProvider
  }

  func show(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?,
    for interaction: UIContextMenuInteraction, in view: UIView
  ) {
    let menu = configuration.actionProvider?([])
    let controller = previewProvider?()
    guard menu != nil || controller != nil else { return }
    let delegate = interaction.delegate
    let screen = view.rootView
    let backdrop = ContextMenuBackdrop(
      preview, of: view, controller, in: screen, count: configuration.badgeCount)
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    interaction.visibleMenu = MenuOverlay.show(
      menu ?? UIMenu(), from: screen, anchor: backdrop.previewFrame, sender: view,
      order: configuration.preferredMenuElementOrder, backdrop: backdrop,
      touched: { [weak interaction] point in
        guard backdrop.previewFrame.covers(point) else { return false }
        if let interaction { Self.commit(configuration, controller, of: interaction) }
        return true
      },
      dismissed: { [weak interaction] in
        guard let interaction else { return }
        let delegate = interaction.delegate
        _ = delegate?.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: configuration.identifier)
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(
          interaction, willEndFor: configuration, animator: animator)
        interaction.visibleMenu = nil
        animator.complete()
      })
    animator.complete()
  }

  /// Performs the preview action after a tap on the preview.
  private static func commit(
    _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?,
    of interaction: UIContextMenuInteraction
  ) {
    let animator = ContextMenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    interaction.dismissMenu()
    animator.complete()
  }
}

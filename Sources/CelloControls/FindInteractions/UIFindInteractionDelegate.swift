/// Provides the session of a find interaction.
@MainActor @preconcurrency public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session for a search that begins; `nil` to show no panel.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?

  /// The panel is about to be shown. Optional.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

  /// The panel is about to disappear. Optional.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession
  ) {}
  public func findInteraction(
    _ interaction: UIFindInteraction, didEnd session: UIFindSession
  ) {}
}

/// Provides the sessions of a find interaction.
@MainActor @preconcurrency public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session for a new search; `nil` to show no panel.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?

  /// Called before the panel is shown. Optional.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

  /// Called after the panel was closed. Optional.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession
  ) {}
  /// Does nothing.
  public func findInteraction(
    _ interaction: UIFindInteraction, didEnd session: UIFindSession
  ) {}
}

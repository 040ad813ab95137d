/// A behavior that is added to a view.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or with `nil` before it is removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or with `nil` after it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction and removes it from its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction. Does nothing if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !ownInteractions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }
}

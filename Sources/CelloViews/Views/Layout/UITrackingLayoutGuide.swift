/// A guide with constraints that are active only while it is near certain edges of its view, or
/// away from them.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [Tracked] = []

  private struct Tracked {
    var edges: NSDirectionalRectEdge
    var isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  /// The edges that the guide is near.
  var nearbyEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near an edge, or near all of several
  /// edges. They replace the constraints for the same edges, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: true, constraints: trackingConstraints))
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Sets the constraints that are active while the guide is away from an edge, or away from all of
  /// several edges. They replace the constraints for the same edges, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: false, constraints: trackingConstraints))
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Deactivates and removes all constraints that were set for edges.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(_ new: Tracked) {
    if let index = tracked.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    guard !new.constraints.isEmpty else { return }
    tracked.append(new)
    let isActive =
      new.isNear ? new.edges.isSubset(of: nearbyEdges) : new.edges.isDisjoint(with: nearbyEdges)
    if isActive {
      NSLayoutConstraint.activate(new.constraints)
    } else {
      NSLayoutConstraint.deactivate(new.constraints)
    }
  }
}

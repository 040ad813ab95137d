import CelloSnapshots
@_spi(Cello) import UIKit

extension SnapshotScene {
  /// Lets cases be drawn with recorded metrics of the system.
  mutating func replaceMetrics() {
    let draw = draw
    self.draw = { name in
      var drawn = try draw(name)
      drawn.overrides = drawn.overrides?.replacingMetrics { try draw(name) }
      return drawn
    }
  }
}

extension SnapshotCatalog {
  /// Returns the catalog with cases that are laid out with other metrics of the system.
  package func replacingMetrics(
    _ metrics: [ResolvedProperties.Property]
  ) throws(CaseError) -> SnapshotCatalog {
    try SnapshotCatalog(scenes.map { $0.replacingMetrics(metrics) })
  }
}

extension SnapshotScene {
  fileprivate func replacingMetrics(_ metrics: [ResolvedProperties.Property]) -> SnapshotScene {
    let values = metrics.map { (name: $0.name, value: $0.value) }
    var scene = self
    let (draw, appearance) = (draw, appearance)
    scene.draw = { name in
      try SystemMetrics.replacing(values) {
        var drawn = try draw(name)
        let properties = drawn.resolvedProperties
        drawn.resolvedProperties = { SystemMetrics.replacing(values) { properties() } }
        // Recorded values are put back by cases with the current metrics.
        drawn.overrides = nil
        return drawn
      }
    }
    scene.appearance = { name in SystemMetrics.replacing(values) { appearance(name) } }
    return scene
  }
}

extension PropertyOverrides {
  /// Returns overrides that also put back metrics of the system, with which the case is laid out
  /// from the beginning.
  ///
  /// - Parameter redraw: lays out the case.
  fileprivate func replacingMetrics(
    _ redraw: @escaping @MainActor @Sendable () throws -> DrawnCase
  ) -> PropertyOverrides {
    let inner = self
    var result = PropertyOverrides(
      candidates: { changes in inner.candidates(changes.filter { !$0.isMetric }) },
      draw: { changes in
        let metrics = changes.filter(\.isMetric)
        let others = changes.filter { !$0.isMetric }
        guard !metrics.isEmpty else { return inner.draw(others) }
        return SystemMetrics.replacing(metrics.map { (name: $0.name, value: $0.old ?? "") }) {
          guard let drawn = try? redraw() else { return nil }
          return others.isEmpty ? drawn : drawn.overrides?.draw(others)
        }
      })
    result.properties = { changes in
      let metrics = changes.filter(\.isMetric)
      let others = changes.filter { !$0.isMetric }
      guard !metrics.isEmpty else { return inner.properties(others) }
      return SystemMetrics.replacing(metrics.map { (name: $0.name, value: $0.old ?? "") }) {
        guard let drawn = try? redraw() else { return nil }
        return others.isEmpty ? drawn.resolvedProperties() : drawn.overrides?.properties(others)
      }
    }
    result.origin = inner.origin
    result.usedMetrics = { changes in
      let metrics = changes.filter { $0.isMetric && $0.old != nil }
      guard !metrics.isEmpty else { return [] }
      let used = SystemMetrics.names { _ = try? redraw() }
      return metrics.filter { used.contains($0.name) }
    }
    return result
  }
}

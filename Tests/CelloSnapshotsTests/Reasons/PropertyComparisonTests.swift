import Testing

@testable import CelloSnapshots

/// Comparisons with properties that an earlier version recorded.
struct PropertyComparisonTests {
  private func properties(_ pairs: KeyValuePairs<String, String>) -> ResolvedProperties {
    ResolvedProperties(pairs.map { (name: $0.key, value: $0.value) })
  }

  @Test("a property that the version of the reference did not record is unknown, not a change")
  func unknown() {
    let new = properties([
      "row.frame": "0 0 393 52", "row.separators": "bottom 16 0", "tag.backgroundColor": "#ff3b30",
      "version": "2",
    ])
    let comparison = PropertyComparison(new, from: properties(["row.frame": "0 0 393 52"]))
    // The background color was recorded from the beginning.
    #expect(comparison.changes.map(\.name) == ["tag.backgroundColor"])
    #expect(comparison.changesByName.map(\.name) == ["tag.backgroundColor"])
    #expect(comparison.unknown?.version == 1)
    #expect(comparison.unknown?.changes.map(\.name) == ["row.separators"])
    #expect(comparison.unknown?.names == ["separators"])
  }

  @Test("a property that the version recorded is a change, also if it was absent")
  func known() {
    let comparison = PropertyComparison(
      properties(["row.separators": "bottom 16 0", "version": "2"]),
      from: properties(["row.frame": "0 0 393 52", "version": "2"]))
    #expect(comparison.changes.map(\.name) == ["row.frame", "row.separators"])
    #expect(comparison.unknown == nil)
  }

  @Test("a different value is a change in all versions")
  func different() {
    let comparison = PropertyComparison(
      properties(["row.separators": "bottom 16 0", "version": "2"]),
      from: properties(["row.separators": "bottom 20 0"]))
    #expect(comparison.changes.map(\.description) == ["row.separators bottom 20 0 → bottom 16 0"])
  }

  @Test(
    "a version that is no number is the first",
    arguments: [("2", 2), ("x", 1), ("", 1), ("99", 99)])
  func version(text: String, version: Int) {
    #expect(properties(["version": text]).version == version)
    #expect(properties(["row.frame": "0 0 1 1", "version": text]).withoutVersion.lines.count == 1)
  }

  @Test("the text of many unknown properties has the first names and the number of the others")
  func text() {
    let unknown = UnknownProperties(
      version: 1,
      changes: ["row.d", "row.a", "row2.a", "row.b", "row.c"].map {
        ResolvedProperties.Change(name: $0, old: nil, new: "1")
      })
    #expect("\(unknown)" == "recorded by version 1, without a, b and 2 more")
  }

  // MARK: - Metrics

  private func metricChange(_ recorded: KeyValuePairs<String, String>) -> String? {
    properties(["metrics/iOS18 switch.thumbShadows": "0.12 2.8 2.67"])
      .metricChanges(from: properties(recorded))
      .first { $0.name.hasSuffix("switch.thumbShadows") }?.causeText
  }

  @Test("a new metric can have the recorded value of a metric with its name in another table")
  func renamedMetric() {
    #expect(
      metricChange(["metrics/iOS18 controls.thumbShadows": "0.2 3 2"])
        == "thumb shadows 0.2 3 2 (iOS18 controls) → 0.12 2.8 2.67 of iOS18 switch")
    // The same value, another version of the system, or several values.
    let absent = "thumb shadows absent → 0.12 2.8 2.67 of iOS18 switch"
    #expect(metricChange(["metrics/iOS18 controls.thumbShadows": "0.12 2.8 2.67"]) == absent)
    #expect(metricChange(["metrics/iOS26 controls.thumbShadows": "0.2 3 2"]) == absent)
    #expect(
      metricChange([
        "metrics/iOS18 controls.thumbShadows": "0.2 3 2",
        "metrics/iOS18 slider.thumbShadows": "0.3 3 2",
      ]) == absent)
    #expect(
      metricChange(["metrics/iOS18 switch.thumbShadows": "0.2 3 2"])
        == "thumb shadows 0.2 3 2 → 0.12 2.8 2.67 of iOS18 switch")
  }

  @Test("a new Boolean metric was the opposite")
  func booleanMetric() {
    let changes = properties(["metrics/iOS18 switch.clipsShadows": "yes"])
      .metricChanges(from: properties(["metrics/iOS18 switch.size": "51 × 31"]))
    #expect(changes.first?.causeText == "clips shadows no (not recorded) → yes of iOS18 switch")
    #expect(
      changes.first?.withoutAssumption.causeText
        == "clips shadows absent → yes of iOS18 switch")
  }
}

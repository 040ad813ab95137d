extension ResolvedProperties {
  /// Returns the changes from recorded metrics of the system to these metrics.
  ///
  /// The old value of a metric that is not recorded is assumed, and only a drawing can prove that it is
  /// right. If a table was divided or renamed, it is the recorded value of the metric with the same
  /// name in another table of the same system version, provided that there is only one such value. A
  /// new Boolean value was the opposite.
  package func metricChanges(from recorded: ResolvedProperties) -> [Change] {
    let changes = changes(from: recorded)
    guard changes.contains(where: { $0.old == nil }) else { return changes }
    let namesakes = Dictionary(grouping: recorded.properties) { MetricName($0.name).key }
    return changes.map { change in
      guard change.old == nil, let new = change.new else { return change }
      let values = Set((namesakes[MetricName(change.name).key] ?? []).map(\.value))
      var result = change
      if values.count == 1, let property = namesakes[MetricName(change.name).key]?.first,
        property.value != new
      {
        result.old = property.value
        result.assumption = MetricName(property.name).table
      } else if values.isEmpty, let opposite = ["yes": "no", "no": "yes"][new] {
        result.old = opposite
        result.assumption = "not recorded"
      }
      return result
    }
  }
}

extension ResolvedProperties.Change {
  /// The change without an assumed old value.
  package var withoutAssumption: ResolvedProperties.Change {
    assumption == nil ? self : ResolvedProperties.Change(name: name, old: nil, new: new)
  }
}

/// The parts of the name of a metric, such as `metrics/iOS26 list(plain).rowInset`.
private struct MetricName {
  /// The system version and the metric, without the table.
  struct Key: Hashable {
    var version: Substring
    var metric: Substring
  }
  var key: Key
  /// The table with its system version, such as `iOS26 list(plain)`.
  var table: String

  init(_ name: String) {
    // Names of metrics can contain dots, names of tables cannot.
    let dot = name.firstIndex(of: ".") ?? name.endIndex
    table = String(name[..<dot].dropFirst("metrics/".count))
    key = Key(
      version: name[..<dot].firstIndex(of: " ").map { name[..<$0] } ?? "", metric: name[dot...])
  }
}

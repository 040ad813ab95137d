/// The metrics of all system versions, as properties that can be replaced while a closure runs.
///
/// The name of a property consists of the table and the metric, such as
/// `metrics/iOS26 list(insetGrouped).cardCornerRadius`.
package enum SystemMetrics {
  /// The beginning of the names.
  package static let prefix = "metrics/"

  /// The current values, sorted by name.
  package static let current: [(name: String, value: String)] = properties(
    MetricRecording.tables(usedBy: useAll))

  /// Different values of metrics whose values are not numbers, colors or Boolean values, by name: of
  /// words, such as text styles, and of absent values.
  package static let alternatives: [String: String] = {
    let tables = MetricRecording.tables(
      alternatives: ["1.5", "fullWidth", "content", "secondaryLabel", "label", "title1", "body"],
      usedBy: useAll)
    var alternatives: [String: String] = [:]
    for table in tables {
      for value in table.values {
        alternatives["\(prefix)\(table.name).\(value.name)"] = value.alternative
      }
    }
    return alternatives
  }()

  private static func useAll() {
    ValueTables.useAll()
    ViewTables.useAll()
    ControlTables.useAll()
    ListTables.useAll()
    ControllerTables.useAll()
  }

  /// Returns the names of the metrics in the tables that a closure uses.
  package static func names(usedBy body: () -> Void) -> Set<String> {
    Set(properties(MetricRecording.tables(usedBy: body)).map(\.name))
  }

  /// Calls a closure while metrics have other values. Unknown names, and values that cannot be read,
  /// are ignored.
  package static func replacing<Result, Failure>(
    _ properties: [(name: String, value: String)], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var replacements: [String: [String: String]] = [:]
    for property in properties {
      // Names of metrics can contain dots, names of tables cannot.
      guard property.name.hasPrefix(prefix), let dot = property.name.firstIndex(of: ".") else {
        continue
      }
      let table = property.name[..<dot].dropFirst(prefix.count)
      let metric = property.name[property.name.index(after: dot)...]
      replacements[String(table), default: [:]][String(metric)] = property.value
    }
    return try MetricRecording.performing(replacing: replacements, body)
  }

  private static func properties(
    _ tables: [MetricRecording.Table]
  ) -> [(name: String, value: String)] {
    tables.flatMap { table in
      table.values.map { (name: "\(prefix)\(table.name).\($0.name)", value: $0.value) }
    }
  }
}

internal import Synchronization

/// A table of metrics, such as lengths and colors, whose values have names and can be replaced.
package protocol MetricTable {
  /// The values of the table, in the order of their declarations.
  static var metrics: [Metric<Self>] { get }
}

/// A value of a table of metrics.
package struct Metric<Table> {
  /// The name, which is unique in the table.
  package let name: String
  /// Returns the value as text.
  let text: (Table) -> String
  /// Replaces the value by the value of a text. Returns `false` if the text cannot be read.
  let set: (inout Table, String) -> Bool

  package init(
    _ name: String, text: @escaping (Table) -> String,
    set: @escaping (inout Table, String) -> Bool
  ) {
    self.name = name
    self.text = text
    self.set = set
  }

  /// Creates the metric of a stored property.
  package init<Value: NotationConvertible>(
    _ name: String, _ path: WritableKeyPath<Table, Value>
  ) {
    self.init(name) {
      $0[keyPath: path].notation
    } set: { table, text in
      guard let value = Value(notation: text) else { return false }
      table[keyPath: path] = value
      return true
    }
  }
}

/// A table of metrics that are computed one by one, so that only the metrics that are used are
/// recorded.
package protocol MetricNamespace {
  /// The name of the table.
  static var table: String { get }
}

extension MetricNamespace {
  /// Returns a metric, or the value that replaces it at the moment.
  package static func metric<Value: NotationConvertible>(
    _ value: Value, _ name: String = #function
  ) -> Value {
    MetricRecording.value(table, name, value)
  }
}

/// Records which tables of metrics are used while a closure runs, and replaces some of their values.
///
/// Without a recording, using a table costs a single look-up of a task-local value.
package final class MetricRecording: Sendable {
  @TaskLocal private static var current: MetricRecording?

  /// A Boolean value that indicates whether values can be replaced at the moment, so that values
  /// that depend on them must not be kept.
  package static var isActive: Bool { current != nil }

  /// A metric with its value as text, before it was replaced, and the first of the requested texts
  /// that is a different value; `nil` if there is none.
  package typealias Entry = (name: String, value: String, alternative: String?)
  /// A used table and its values.
  package typealias Table = (name: String, values: [Entry])

  private let replacements: [String: [String: String]]
  private let alternatives: [String]
  private let tables = Mutex<[String: [Entry]]>([:])

  private init(_ replacements: [String: [String: String]], alternatives: [String] = []) {
    self.replacements = replacements
    self.alternatives = alternatives
  }

  /// Calls a closure while metrics have other values.
  ///
  /// - Parameter replacements: the values as text, by the names of the tables and metrics. A name
  ///   that does not exist and a text that cannot be read are ignored.
  package static func performing<Result, Failure>(
    replacing replacements: [String: [String: String]], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try perform(MetricRecording(replacements), body)
  }

  /// Returns the tables that a closure uses, sorted by name.
  ///
  /// - Parameter alternatives: texts of values of different types. The first that a metric can have
  ///   and that differs from its value is the alternative of the metric.
  package static func tables(
    alternatives: [String] = [], usedBy body: () -> Void
  ) -> [Table] {
    let recording = MetricRecording([:], alternatives: alternatives)
    perform(recording, body)
    return recording.tables.withLock { tables in
      tables.sorted { $0.key < $1.key }.map { (name: $0.key, values: $0.value) }
    }
  }

  private static func perform<Result, Failure>(
    _ recording: MetricRecording, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` rethrows errors of any type.
    let result = $current.withValue(recording) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }

  /// Returns a table with the replaced values.
  ///
  /// - Parameters:
  ///   - name: the name of the table, which is computed only while something is recorded.
  ///   - metrics: the recorded metrics; by default, all metrics of the table.
  package static func table<Table: MetricTable>(
    _ name: @autoclosure () -> String, _ table: Table,
    _ metrics: @autoclosure () -> [Metric<Table>] = Table.metrics
  ) -> Table {
    guard let current else { return table }
    return current.replaced(name(), table, metrics)
  }

  /// Returns a single metric of a table, or the value that replaces it.
  package static func value<Value: NotationConvertible>(
    _ name: @autoclosure () -> String, _ metric: String, _ value: Value
  ) -> Value {
    guard let current else { return value }
    let name = name()
    current.tables.withLock { tables in
      if tables[name]?.contains(where: { $0.name == metric }) != true {
        let text = value.notation
        let alternative = current.alternatives.first {
          Value(notation: $0).map { $0.notation != text } ?? false
        }
        tables[name, default: []].append((name: metric, value: text, alternative: alternative))
      }
    }
    return current.replacements[name]?[metric].flatMap(Value.init(notation:)) ?? value
  }

  private func replaced<Table: MetricTable>(
    _ name: String, _ table: Table, _ metrics: () -> [Metric<Table>]
  ) -> Table {
    let isKnown = tables.withLock { $0[name] != nil }
    let own = replacements[name]
    guard !isKnown || own != nil else { return table }
    let metrics = metrics()
    if !isKnown {
      let values = metrics.map { metric in
        let text = metric.text(table)
        let alternative = alternatives.first {
          var other = table
          return metric.set(&other, $0) && metric.text(other) != text
        }
        return (name: metric.name, value: text, alternative: alternative)
      }
      tables.withLock { $0[name] = values }
    }
    guard let own else { return table }
    var result = table
    for metric in metrics {
      if let text = own[metric.name] { _ = metric.set(&result, text) }
    }
    return result
  }
}

extension SystemVersion {
  /// Returns a table of metrics of the version, with values that are replaced at the moment.
  ///
  /// - Parameters:
  ///   - name: the name of the table, such as `list(insetGrouped)`. Tables with different values have
  ///     different names.
  ///   - metrics: the metrics that something reads in this table; by default, all metrics of the
  ///     table.
  package func metrics<Table: MetricTable>(
    _ name: @autoclosure () -> String, _ table: Table,
    _ metrics: @autoclosure () -> [Metric<Table>] = Table.metrics
  ) -> Table {
    MetricRecording.table("\(self) \(name())", table, metrics())
  }
}

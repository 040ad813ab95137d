import CelloScenes
import CelloSnapshots

extension GalleryRunner {
  /// Replaces metrics of the system in all drawings.
  ///
  /// - Parameter texts: the metrics with their values, such as
  ///   `iOS26 list(insetGrouped).cardCornerRadius=20`.
  package mutating func replaceMetrics(_ texts: [String]) throws {
    guard !texts.isEmpty else { return }
    let current = environment.metrics()
    var changes: [ResolvedProperties.Change] = []
    for text in texts {
      guard let sign = text.lastIndex(of: "=") else { throw MetricTextError.noValue(text) }
      let name = "metrics/" + text[..<sign]
      guard let value = current[name] else { throw MetricTextError.unknown(String(text[..<sign])) }
      changes.append(
        ResolvedProperties.Change(
          name: name, old: value, new: String(text[text.index(after: sign)...])))
    }
    let catalog = catalog
    let metrics = changes.map { ResolvedProperties.Property(name: $0.name, value: $0.new ?? "") }
    self.catalog = { () throws(CaseError) in try catalog().replacingMetrics(metrics) }
    let replaced = current.applying(changes)
    environment.metrics = { replaced }
  }
}

/// The reason why a metric cannot be replaced.
enum MetricTextError: Error, CustomStringConvertible {
  case noValue(String)
  case unknown(String)

  var description: String {
    switch self {
    case .noValue(let text): "\(text): a metric needs a value, as in NAME=VALUE."
    case .unknown(let name):
      "\(name): there is no such metric. metrics.txt, next to the references, lists all metrics."
    }
  }
}

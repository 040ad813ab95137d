extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that stores the results of a function for all cases as comma-separated
  /// values: each line contains a case and the snapshot of its result.
  ///
  /// - Parameter strategy: the strategy that takes the snapshots of the results.
  public static func `func`<Result>(
    into strategy: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    let snapshot = strategy.snapshot
    var result = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Result) in
      Value.allCases.reduce(Async(value: [])) { rows, value in
        rows.onMainActor { rows in
          snapshot(function(value)).map { rows + ["\"\(value)\",\"\($0)\""] }
        }
      }.map { $0.joined(separator: "\n") }
    }
    result.pathExtension = "csv"
    return result
  }
}

/// What stands in the way of compiling a target on Linux.
public struct TargetReadiness: Sendable {
  public enum State: String, Sendable, Codable {
    /// The target needs no change.
    case ready
    /// The target needs only the changes that `cellophane prepare` makes.
    case prepared
    /// The target needs something that Linux lacks.
    case blocked
  }

  public var name: String
  public var isTest: Bool
  public var files: [FileReadiness]
  /// The obstacles that belong to no Swift file, and the files that they occur in.
  public var otherFiles: [Obstacle: [String]]
  /// The targets of the project on which the target depends, and which are blocked.
  public internal(set) var blockedDependencies: [String] = []
  public var snapshots: SnapshotUse
  /// The paths of resources in the target's folder that only Xcode finds without the manifest, relative to the folder.
  public var undeclaredResources: [String] = []

  /// An obstacle and the files that have it.
  public struct RankedObstacle: Sendable {
    public var obstacle: Obstacle
    /// The files that have the obstacle.
    public var files: [String]
    /// The number of files that have no other obstacle.
    public var unlockedCount: Int
    /// The first use, as `path:line`.
    public var example: String
  }

  public var state: State {
    if !otherFiles.isEmpty || !blockedDependencies.isEmpty { return .blocked }
    if files.contains(where: { !$0.obstacles.isEmpty }) { return .blocked }
    return files.contains { !$0.objectiveC.isEmpty } ? .prepared : .ready
  }

  /// The obstacles, starting with the one that most files have as their only obstacle.
  public var obstacles: [RankedObstacle] {
    var ranked: [Obstacle: RankedObstacle] = [:]
    for file in files {
      for (obstacle, lines) in file.obstacles {
        let example = lines.first.map { "\(file.path):\($0)" } ?? file.path
        var entry =
          ranked[obstacle]
          ?? RankedObstacle(obstacle: obstacle, files: [], unlockedCount: 0, example: example)
        entry.files.append(file.path)
        if file.obstacles.count == 1 { entry.unlockedCount += 1 }
        ranked[obstacle] = entry
      }
    }
    for (obstacle, paths) in otherFiles {
      ranked[obstacle] = RankedObstacle(
        obstacle: obstacle, files: paths, unlockedCount: paths.count, example: paths[0])
    }
    return ranked.values.sorted { left, right in
      (right.unlockedCount, right.files.count, left.obstacle)
        < (left.unlockedCount, left.files.count, right.obstacle)
    }
  }

  /// The number of files with each construct that the preparation rewrites, most frequent first.
  public var objectiveC: [(use: ObjectiveCUse, fileCount: Int)] {
    ObjectiveCUse.allCases.map { use in
      (use, files.count { $0.objectiveC[use] != nil })
    }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  /// The number of files that need the preparation.
  public var preparedFileCount: Int { files.count { !$0.objectiveC.isEmpty } }

  /// The number of files with obstacles.
  public var blockedFileCount: Int {
    files.count { !$0.obstacles.isEmpty } + otherFiles.values.reduce(0) { $0 + $1.count }
  }

  public var otherModules: [(module: String, fileCount: Int)] {
    let modules = Set(files.flatMap(\.otherModules))
    return modules.map { module in (module, files.count { $0.otherModules.contains(module) }) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

/// The snapshot assertions of a target.
public struct SnapshotUse: Hashable, Sendable, Codable {
  /// The number of functions with assertions.
  public var tests = 0
  public var assertions = 0
  /// The number of assertions with each strategy.
  public var strategies: [String: Int] = [:]
  /// The number of assertions with each option of a strategy.
  public var options: [String: Int] = [:]
  /// The strategies and functions that Cellophane lacks.
  public var missing: [String] = []

  public init() {}

  init(_ files: [SourceFacts], offered: (String) -> Bool, declared: (String) -> Bool) {
    for file in files {
      tests += file.snapshotTestCount
      for assertion in file.assertions {
        assertions += 1
        if !SnapshotUse.offeredFunctions.contains(assertion.function) {
          missing.append(assertion.function)
        }
        guard let strategy = assertion.strategy else { continue }
        strategies[strategy, default: 0] += 1
        for option in assertion.options { options[option, default: 0] += 1 }
        if !offered(strategy), !declared(strategy) { missing.append(".\(strategy)") }
      }
    }
    missing = Set(missing).sorted()
  }

  private static let offeredFunctions: Set = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot",
  ]
}

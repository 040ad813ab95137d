import Foundation

extension ReadinessReport {
  /// The report as a JSON object, whose members docs/checking.md describes.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(ReadinessDocument(self)), as: UTF8.self) + "\n"
  }
}

/// The structure of the JSON object.
private struct ReadinessDocument: Encodable {
  struct Target: Encodable {
    var name: String
    var isTest: Bool
    var state: TargetReadiness.State
    var files: Int
    var blockedFiles: Int
    var preparedFiles: Int
    var objectiveC: [String: Int]
    var obstacles: [Entry]
    var blockedDependencies: [String]
    var otherModules: [String: Int]
    var snapshots: SnapshotUse
    var manifest: [String]
    var resources: [String]
  }

  struct Entry: Encodable {
    var kind: Obstacle.Kind
    var name: String
    var files: [String]
    var unlocks: Int
    var example: String
  }

  var version = 1
  var name: String
  var isPackage: Bool
  var state: TargetReadiness.State
  var targets: [Target]
  var manifest: [String]
  var notes: [String]

  init(_ report: ReadinessReport) {
    let advice = ManifestAdvice(report)
    name = report.name
    isPackage = report.isPackage
    state = report.state
    manifest = advice.packages
    notes = report.notes
    targets = report.targets.map { target in
      Target(
        name: target.name, isTest: target.isTest, state: target.state, files: target.files.count,
        blockedFiles: target.blockedFileCount, preparedFiles: target.preparedFileCount,
        objectiveC: Dictionary(
          uniqueKeysWithValues: target.objectiveC.map { ($0.use.rawValue, $0.fileCount) }),
        obstacles: target.obstacles.map {
          Entry(
            kind: $0.obstacle.kind, name: $0.obstacle.name, files: $0.files.sorted(),
            unlocks: $0.unlockedCount, example: $0.example)
        },
        blockedDependencies: target.blockedDependencies,
        otherModules: Dictionary(
          uniqueKeysWithValues: target.otherModules.map { ($0.module, $0.fileCount) }),
        snapshots: target.snapshots, manifest: advice.products[target.name] ?? [],
        resources: target.undeclaredResources)
    }
  }
}

import CelloSnapshots
import Foundation

/// The decisions that a user has made in the page of a review and not yet confirmed.
///
/// The draft is a file in the folder of the results, so that a closed browser or an ended command
/// loses no decision. A finding is identified by its index in the results; the digest of the results
/// ensures that the draft is not applied to others.
struct ReviewDraft: Codable, Hashable {
  enum Decision: String, Codable, Hashable { case accepted, rejected }

  /// The digest of the results.
  let results: String
  /// A number that each change increases, so that a window can tell whether it is up to date.
  private(set) var revision = 0
  /// The decisions by the index of the finding.
  private(set) var decisions: [Int: Decision] = [:]
  /// The earlier decisions of the findings that the last steps changed. An index without a decision
  /// had none.
  private var steps: [Step] = []

  private struct Step: Codable, Hashable {
    var indices: [Int]
    var decisions: [Int: Decision]
  }

  static let fileName = "review.json"
  private static let maxStepCount = 100

  init(results: String) { self.results = results }

  var canUndo: Bool { !steps.isEmpty }

  /// Sets the decision about findings; `nil` removes it.
  mutating func decide(_ decision: Decision?, _ indices: [Int]) {
    let changed = Set(indices.filter { decisions[$0] != decision })
    guard !changed.isEmpty else { return }
    let former = decisions.filter { changed.contains($0.key) }
    steps.append(Step(indices: changed.sorted(), decisions: former))
    steps = steps.suffix(Self.maxStepCount)
    for index in changed { decisions[index] = decision }
    revision += 1
  }

  /// Restores the decisions before the last step.
  mutating func undo() {
    guard let step = steps.popLast() else { return }
    for index in step.indices { decisions[index] = step.decisions[index] }
    revision += 1
  }
}

extension ReviewDraft {
  /// Reads the draft in a folder. Returns a new draft if there is none, or if it is about other
  /// results.
  ///
  /// - Parameter open: the indices of the findings that the user can decide about. Other decisions
  ///   are ignored.
  static func read(
    from folder: String, results: String, open: Set<Int>, _ files: FileAccess
  ) -> ReviewDraft {
    guard let bytes = try? files.read(fileName, in: folder, limit: maxFileLength),
      var draft = try? JSONDecoder().decode(ReviewDraft.self, from: Data(bytes)),
      draft.results == results
    else { return ReviewDraft(results: results) }
    draft.decisions = draft.decisions.filter { open.contains($0.key) }
    return draft
  }

  func write(to folder: String, _ files: FileAccess) throws(SnapshotError) {
    try files.create(Self.fileName, in: folder, Array(RunDocument.json(self).utf8))
  }

  /// The largest size of the file, in bytes.
  private static let maxFileLength = 64 << 20
}

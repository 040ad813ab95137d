import Foundation

/// The result of a run in the format of reg-cli, for other tools that provide reports, storage and
/// notifications.
///
/// Items are paths that are the same in the folders of actual, expected and difference pictures.
/// The names of unchanged pictures are listed, but these folders do not contain files for them.
struct RegReport: Encodable {
  var failedItems: [String] = []
  var newItems: [String] = []
  var deletedItems: [String] = []
  var passedItems: [String] = []
  var expectedItems: [String] = []
  var actualItems: [String] = []
  var diffItems: [String] = []
  var actualDir = "./failures/actual"
  var expectedDir = "./failures/expected"
  var diffDir = "./failures/difference"

  /// Creates a report.
  ///
  /// - Parameter document: a document that lists its scenes.
  init(_ document: RunDocument) {
    var found: Set<String> = []
    for finding in document.findings {
      let item = Self.item(finding)
      guard found.insert(item).inserted else { continue }
      if let digest = finding.digest { found.insert("\(finding.scenePath) \(digest)") }
      switch finding.section {
      case .failed: failedItems.append(item)
      case .new: newItems.append(item)
      case .deleted: deletedItems.append(item)
      }
      if finding.section != .new { expectedItems.append(item) }
      if finding.section != .deleted { actualItems.append(item) }
      if finding.difference != nil { diffItems.append(item) }
    }
    for scene in document.scenes ?? [] {
      for picture in scene.pictures where !found.contains("\(scene.path) \(picture.digest)") {
        let item = "\(scene.path)/\(picture.name).png"
        guard found.insert(item).inserted else { continue }
        passedItems.append(item)
        expectedItems.append(item)
        actualItems.append(item)
      }
    }
  }

  /// Returns the path of a finding's picture inside the folder of its role.
  private static func item(_ finding: RunDocument.Finding) -> String {
    for (role, picture) in [
      (Finding.Role.actual, finding.actual), (Finding.Role.expected, finding.expected),
    ] {
      let folder = "failures/\(role.rawValue)/"
      if let file = picture?.file, file.hasPrefix(folder) {
        return String(file.dropFirst(folder.count))
      }
    }
    return finding.name + ".png"
  }

  var json: String { RunDocument.json(self) }
}

import Foundation

/// A run's result in the format of reg-cli, whose report, storage and notifications other tools
/// offer.
///
/// Items are paths that are the same in the folders of actual, expected and difference pictures.
/// Pictures that are as they should be are named without a file in these folders.
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

  /// - Parameter document: one that lists its scenes.
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

  /// A finding's picture inside the folder of its role.
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

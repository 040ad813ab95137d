/// Finds short names for the cases of findings: the name of a scene instead of the names of its
/// cases, and a pattern for a group instead of the names of its scenes.
///
/// A name replaces others only if all cases that it selects were compared and no other finding is
/// among them. Recording the name then changes nothing else.
struct ShortNames {
  /// The scenes and groups whose cases were all compared.
  private let wholeNames: Set<String>
  /// The number of findings of each scene, and of each group.
  private let counts: [String: Int]
  /// The scenes with findings, by group.
  private let scenesOfGroups: [String: Set<String>]

  /// Creates short names for the findings of a run.
  ///
  /// - Parameter wholeNames: the paths of the scenes, and the names of the groups, whose cases were
  ///   all compared; empty if it is unknown.
  init(_ findings: [RunDocument.Finding], wholeNames: Set<String> = []) {
    self.wholeNames = wholeNames
    var counts: [String: Int] = [:]
    var scenesOfGroups: [String: Set<String>] = [:]
    for finding in findings {
      let scene = finding.scenePath
      counts[scene, default: 0] += 1
      counts[Self.group(of: scene), default: 0] += 1
      scenesOfGroups[Self.group(of: scene), default: []].insert(scene)
    }
    self.counts = counts
    self.scenesOfGroups = scenesOfGroups
  }

  /// Returns the shortest names for the cases of some of the findings, in the order of the findings.
  func names(for findings: [RunDocument.Finding]) -> [String] {
    var parts: [String: Int] = [:]
    for finding in findings {
      parts[finding.scenePath, default: 0] += 1
      parts[Self.group(of: finding.scenePath), default: 0] += 1
    }
    func isWhole(_ name: String) -> Bool {
      wholeNames.contains(name) && parts[name] == counts[name]
    }
    var names: [String] = []
    var seen: Set<String> = []
    for finding in findings {
      let scene = finding.scenePath
      let group = Self.group(of: scene)
      let isAlone = parts[scene] == counts[scene]
      let candidates =
        if isWhole(group), scenesOfGroups[group, default: []].count > 1 {
          ["\(group)/*"]
        } else if isWhole(scene), parts[scene] != 1 || finding.caseCount > 1 {
          [scene]
        } else {
          finding.recordedNames(isAlone: isAlone)
        }
      for name in candidates where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private static func group(of scene: String) -> String {
    scene.split(separator: "/").first.map(String.init) ?? scene
  }
}

extension RunDocument.Finding {
  /// The path of the scene, `group/scene`.
  package var scenePath: String { name.split(separator: "/").prefix(2).joined(separator: "/") }

  /// The largest number of names of a finding's cases, with and without other findings of the scene.
  private static let maxNameCount = 40
  private static let maxNameCountAlone = 8

  /// Returns the names to record for the finding: its cases, or the scene if there are many or if
  /// files other than pictures change.
  ///
  /// - Parameter isAlone: a Boolean value that indicates whether the scene has no findings that are
  ///   not recorded.
  fileprivate func recordedNames(isAlone: Bool) -> [String] {
    let limit = isAlone ? Self.maxNameCountAlone : Self.maxNameCount
    guard knownKind != .orphan, knownKind != .stale, cases.count == caseCount,
      (1...limit).contains(caseCount)
    else { return [scenePath] }
    return cases.map { "\(scenePath)/\($0)" }
  }
}

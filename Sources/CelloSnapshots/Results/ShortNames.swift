/// Finds short names for the cases of findings: the name of a scene instead of the names of its
/// cases, a pattern for a group instead of the names of its scenes, and patterns for words that the
/// cases of other findings of the scene do not have.
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
  /// The findings by the path of their scene.
  private let findingsOfScenes: [String: [RunDocument.Finding]]

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
    findingsOfScenes = Dictionary(grouping: findings, by: \.scenePath)
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
    let ownFindings = Dictionary(grouping: findings, by: \.scenePath)
    var patternsOfScenes: [String: [String]?] = [:]
    func patterns(of scene: String) -> [String]? {
      if let known = patternsOfScenes[scene] { return known }
      let found = casePatterns(for: ownFindings[scene] ?? [], in: scene)
      patternsOfScenes[scene] = .some(found)
      return found
    }
    for finding in findings {
      let scene = finding.scenePath
      let group = Self.group(of: scene)
      let isAlone = parts[scene] == counts[scene]
      let candidates =
        if isWhole(group), scenesOfGroups[group, default: []].count > 1 {
          ["\(group)/*"]
        } else if isWhole(scene), parts[scene] != 1 || finding.caseCount > 1 {
          [scene]
        } else if !isAlone, wholeNames.contains(scene), let patterns = patterns(of: scene) {
          patterns
        } else {
          finding.recordedNames(isAlone: isAlone)
        }
      for name in candidates where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Returns patterns that select the cases of some findings of a scene, but no case of its other
  /// findings; `nil` if the names of the cases are shorter, or if no few patterns do.
  private func casePatterns(for own: [RunDocument.Finding], in scene: String) -> [String]? {
    let cases = Set(own.flatMap(\.cases))
    guard (Self.maxPatternCount + 1...Self.maxPatternCaseCount).contains(cases.count) else {
      return nil
    }
    let ownNames = Set(own.map(\.name))
    let others = (findingsOfScenes[scene] ?? []).filter { !ownNames.contains($0.name) }
    guard (own + others).allSatisfy({ $0.hasAllCases }) else { return nil }
    let otherCases = Set(others.flatMap(\.cases))
    guard cases.isDisjoint(with: otherCases) else { return nil }
    func matches(_ filter: CaseFilter, _ name: String) -> Bool {
      let parts = scene.split(separator: "/").map(String.init)
      return filter.matches(group: parts[0], scene: parts.last ?? "", variant: name)
    }
    var candidates: [(text: String, cases: Set<String>)] = []
    for text in Set(cases.flatMap(Self.patterns)).sorted() {
      let filter = CaseFilter("\(scene)/\(text)")
      guard !otherCases.contains(where: { matches(filter, $0) }) else { continue }
      candidates.append((filter.text, cases.filter { matches(filter, $0) }))
    }
    var rest = cases
    var found: [(text: String, cases: Set<String>)] = []
    while !rest.isEmpty {
      // Among equally good patterns, the shortest one is the easiest to read.
      let best = candidates.map { ($0, $0.cases.intersection(rest).count) }
        .max { ($0.1, $1.0.text.utf8.count) < ($1.1, $0.0.text.utf8.count) }
      guard let best, best.1 > 0, found.count < Self.maxPatternCount else { return nil }
      found.append(best.0)
      rest.subtract(best.0.cases)
    }
    // Later patterns can cover the cases of earlier ones.
    for (index, pattern) in found.enumerated().reversed() {
      let others = found.indices.filter { $0 != index }.flatMap { found[$0].cases }
      if pattern.cases.isSubset(of: others) { found.remove(at: index) }
    }
    return found.map(\.text)
  }

  private static let maxPatternCount = 4
  private static let maxPatternCaseCount = 400

  /// Returns patterns for the words of a case, and for two of them.
  private static func patterns(of name: String) -> [String] {
    let words = name.split { $0 == "." || $0 == "+" }
    let pairs = words.indices.flatMap { first in
      words[(first + 1)...].map { "*\(words[first])*\($0)*" }
    }
    return words.map { "*\($0)*" } + pairs
  }

  private static func group(of scene: String) -> String {
    scene.split(separator: "/").first.map(String.init) ?? scene
  }
}

extension RunDocument.Finding {
  /// The path of the scene, `group/scene`.
  package var scenePath: String {
    var slashCount = 0
    let end = name.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "/") { slashCount += 1 }
      return slashCount == 2
    }
    return end.map { String(name[..<$0]) } ?? name
  }

  /// A Boolean value that indicates whether the finding concerns cases only, and names all of them.
  fileprivate var hasAllCases: Bool {
    knownKind != .orphan && knownKind != .stale && !cases.isEmpty && cases.count == caseCount
  }

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

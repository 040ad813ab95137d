import CelloSpelling
internal import CelloXXHash

/// Which scenes and cases of a catalog a run is about.
package struct CaseSelection: Sendable {
  private let filters: [CaseFilter]
  private let shard: Shard?
  /// The only cases and scenes, by path; `nil` for all.
  private let paths: Set<String>?

  /// - Parameters:
  ///   - filters: see ``CaseFilter``; none selects everything.
  ///   - paths: the only cases, `group/scene/variant`, and whole scenes; `nil` for all.
  package init(filters: [String] = [], shard: Shard? = nil, paths: Set<String>? = nil) {
    self.paths = paths
    self.filters = filters.map(CaseFilter.init)
    self.shard = shard
  }

  package static let everything = CaseSelection()

  /// Whether nothing is left out.
  package var isEverything: Bool { filters.isEmpty && shard == nil && paths == nil }

  /// The indices of the selected cases of a scene.
  package func indices(in scene: SnapshotScene) -> [Int] {
    guard !isEverything else { return Array(0..<scene.space.count) }
    let chosen = filters.filter { $0.mayMatch(group: scene.group, scene: scene.name) }
    guard !chosen.isEmpty || filters.isEmpty else { return [] }
    let matchesAll =
      filters.isEmpty || chosen.contains { $0.matchesAll(group: scene.group, scene: scene.name) }
    guard !matchesAll || shard != nil || paths != nil else { return Array(0..<scene.space.count) }
    return (0..<scene.space.count).filter { index in
      let name = scene.space[index]
      guard includes(path: scene.path + "/" + name.text, of: scene.path) else { return false }
      return matchesAll
        || chosen.contains { $0.matches(group: scene.group, scene: scene.name, variant: name.text) }
    }
  }

  /// Whether the filters may match cases of a scene.
  package func mayInclude(group: String, scene: String) -> Bool {
    filters.isEmpty || filters.contains { $0.mayMatch(group: group, scene: scene) }
  }

  /// Whether something about a whole scene, such as that its references are orphans, belongs to the
  /// run.
  package func includesWhole(group: String, scene: String) -> Bool {
    let path = group + "/" + scene
    guard includes(path: path, of: path) else { return false }
    return filters.isEmpty || filters.contains { $0.matchesAll(group: group, scene: scene) }
  }

  /// Whether any whole scene may belong to the run; false if the filters name single cases.
  var mayIncludeWholeScenes: Bool { filters.isEmpty || filters.contains(where: \.mayMatchAll) }

  /// Whether something about a name that may not be a case any more belongs to the run.
  func includes(group: String, scene: String, variant: String) -> Bool {
    guard includes(path: "\(group)/\(scene)/\(variant)", of: "\(group)/\(scene)") else {
      return false
    }
    return filters.isEmpty
      || filters.contains { $0.matches(group: group, scene: scene, variant: variant) }
  }

  /// Whether a case or scene, by its path, belongs to the run.
  package func includes(path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return false }
    return parts.count == 2
      ? includesWhole(group: parts[0], scene: parts[1])
      : includes(group: parts[0], scene: parts[1], variant: parts[2])
  }

  private func includes(path: String, of scene: String) -> Bool {
    guard shard?.contains(path) ?? true else { return false }
    guard let paths else { return true }
    return paths.contains(path) || paths.contains(scene)
  }

  /// Checks that each filter matches something.
  ///
  /// - Throws: ``SnapshotError/unknownFilter(_:nearest:)``, naming what is spelt most alike, if
  ///   something is.
  package func check(against catalog: SnapshotCatalog) throws(SnapshotError) {
    for filter in filters {
      // Whole scenes first: the names of all cases take a second.
      let isScene = catalog.scenes.contains {
        filter.matchesAll(group: $0.group, scene: $0.name)
      }
      let isKnown =
        isScene
        || catalog.scenes.contains { scene in
          guard filter.mayMatch(group: scene.group, scene: scene.name) else { return false }
          return (0..<scene.space.count).contains { index in
            filter.matches(group: scene.group, scene: scene.name, variant: scene.space[index].text)
          }
        }
      guard !isKnown else { continue }
      throw .unknownFilter(filter.text, nearest: nearest(to: filter.text, in: catalog))
    }
  }

  private func nearest(to text: String, in catalog: SnapshotCatalog) -> String? {
    var candidates: [String] = []
    for scene in catalog.scenes {
      candidates += [scene.group, scene.name, scene.path]
      // Enough of a scene's cases to find a misspelt one, not a hundred thousand.
      for index in 0..<min(scene.space.count, 500) {
        let variant = scene.space[index].text
        candidates += [variant, "\(scene.path)/\(variant)"]
      }
    }
    var seen: Set<String> = []
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where seen.insert(candidate).inserted {
      // Suggest nothing if half of the name differs.
      let limit = best?.distance ?? text.utf8.count / 2 + 1
      let distance = Spelling.distance(text, candidate, limit: limit)
      if distance < limit { best = (candidate, distance) }
    }
    return best?.candidate
  }
}

/// A pattern for names of cases: one or more parts of `group/scene/variant`, next to each other.
///
/// `list-cells` is a group, `subtitle` any scene or group of that name, `subtitle/selected.dark`
/// one case, `dark` every case with that flag or value, `*.dark` every case whose name ends so. `*`
/// matches any characters and `?` one, within a part.
struct CaseFilter: Hashable, Sendable {
  let text: String
  private let parts: [String]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map(String.init)
  }

  /// Whether all cases of some scene may match.
  var mayMatchAll: Bool { parts.count < 3 }

  /// Whether all cases of the scene match.
  func matchesAll(group: String, scene: String) -> Bool {
    switch parts.count {
    case 1: matches(parts[0], group) || matches(parts[0], scene)
    case 2: matches(parts[0], group) && matches(parts[1], scene)
    default: false
    }
  }

  /// Whether some case of the scene may match.
  func mayMatch(group: String, scene: String) -> Bool {
    switch parts.count {
    case 1: true
    case 2:
      matches(parts[0], scene) || matchesAll(group: group, scene: scene)
    case 3: matches(parts[0], group) && matches(parts[1], scene)
    default: false
    }
  }

  func matches(group: String, scene: String, variant: String) -> Bool {
    if matchesAll(group: group, scene: scene) { return true }
    switch parts.count {
    case 1: return matches(parts[0], variant) || matchesWord(of: variant)
    case 2: return matches(parts[0], scene) && matches(parts[1], variant)
    case 3:
      return matches(parts[0], group) && matches(parts[1], scene) && matches(parts[2], variant)
    default: return false
    }
  }

  /// Whether a flag or a value of a case has the name. `normal` is the name of a case only.
  private func matchesWord(of variant: String) -> Bool {
    variant.split { $0 == "." || $0 == "+" }.contains { $0 != "normal" && $0 == parts[0] }
  }

  private func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var p = 0
    var n = 0
    // The position of the last star in the pattern, and the end of its match in the name.
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] || pattern[p] == UInt8(ascii: "?") {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// One part of a run that is spread over machines: cases go by their names, so that every machine
/// agrees.
package struct Shard: Hashable, Sendable {
  /// 1 to `count`.
  package let index: Int
  package let count: Int

  /// Reads `i/n`.
  package init(_ text: String) throws(SnapshotError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
      index <= count
    else { throw .malformedShard(text) }
    self.index = index
    self.count = count
  }

  /// The part that a case or scene belongs to.
  package init(of name: String, count: Int) {
    var name = name
    let hash = name.withUTF8 { XXH3_64bits($0.baseAddress, $0.count) }
    index = Int(hash % UInt64(count)) + 1
    self.count = count
  }

  func contains(_ name: String) -> Bool { Shard(of: name, count: count) == self }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}

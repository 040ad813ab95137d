import CelloSpelling
internal import CelloXXHash

/// The scenes and cases of a catalog that a run includes.
package struct CaseSelection: Sendable {
  private let filters: [CaseFilter]
  private let shard: Shard?
  /// The paths of the only cases and scenes; `nil` for all.
  private let paths: Set<String>?

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - filters: the filters; see ``CaseFilter``. Without filters, everything is selected.
  ///   - shard: the part of the run; `nil` for the whole run.
  ///   - paths: the paths of the only cases, `group/scene/variant`, and scenes; `nil` for all.
  package init(filters: [String] = [], shard: Shard? = nil, paths: Set<String>? = nil) {
    self.paths = paths
    self.filters = filters.map(CaseFilter.init)
    self.shard = shard
  }

  package static let everything = CaseSelection()

  /// A Boolean value that indicates whether all cases are selected.
  package var isEverything: Bool { filters.isEmpty && shard == nil && paths == nil }

  /// Returns the indices of the selected cases of a scene.
  package func indices(in scene: SnapshotScene) -> [Int] {
    guard !isEverything else { return Array(0..<scene.space.count) }
    let chosen = filters.filter { $0.mayMatch(group: scene.group, scene: scene.name) }
    guard !chosen.isEmpty || filters.isEmpty else { return [] }
    let matchesAll =
      filters.isEmpty || chosen.contains { $0.matchesAll(group: scene.group, scene: scene.name) }
    guard !matchesAll || shard != nil || paths != nil else { return Array(0..<scene.space.count) }
    guard matchesAll || chosen.contains(where: { $0.mayMatchCase(of: scene.space) }) else {
      return []
    }
    return (0..<scene.space.count).filter { index in
      let name = scene.space[index]
      guard includes(path: scene.path + "/" + name.text, of: scene.path) else { return false }
      return matchesAll
        || chosen.contains { $0.matches(group: scene.group, scene: scene.name, variant: name.text) }
    }
  }

  /// Returns a Boolean value that indicates whether the filters can match cases of a scene.
  package func mayInclude(group: String, scene: String) -> Bool {
    filters.isEmpty || filters.contains { $0.mayMatch(group: group, scene: scene) }
  }

  /// Returns a Boolean value that indicates whether the run includes findings about a whole scene,
  /// such as unused references.
  package func includesWhole(group: String, scene: String) -> Bool {
    let path = group + "/" + scene
    guard includes(path: path, of: path) else { return false }
    return filters.isEmpty || filters.contains { $0.matchesAll(group: group, scene: scene) }
  }

  /// A Boolean value that indicates whether the run can include whole scenes; `false` if the
  /// filters name single cases.
  var mayIncludeWholeScenes: Bool { filters.isEmpty || filters.contains(where: \.mayMatchAll) }

  /// Returns a Boolean value that indicates whether the run includes a name, which can be the name
  /// of a case that no longer exists.
  func includes(group: String, scene: String, variant: String) -> Bool {
    guard includes(path: "\(group)/\(scene)/\(variant)", of: "\(group)/\(scene)") else {
      return false
    }
    return filters.isEmpty
      || filters.contains { $0.matches(group: group, scene: scene, variant: variant) }
  }

  /// Returns a Boolean value that indicates whether the run includes the case or scene with a path.
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

  /// Checks that each filter matches a case or scene.
  ///
  /// - Throws: ``SnapshotError/unknownFilter(_:nearest:)`` with the most similar name, if there is
  ///   one.
  package func check(against catalog: SnapshotCatalog) throws(SnapshotError) {
    for filter in filters {
      // Whole scenes are checked first, because enumerating the names of all cases takes a second.
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

  /// Returns sentences about filters that select scenes, but almost are the name of a group.
  ///
  /// - Parameter names: the names of all scenes and their groups.
  package func notes(about names: [(group: String, scene: String)]) -> [String] {
    let groups = Set(names.map(\.group)).sorted()
    return filters.compactMap { filter in
      guard filter.mayBeGroup, !groups.contains(filter.text) else { return nil }
      let scenes = names.filter { $0.scene == filter.text }
      guard let first = scenes.first,
        let group = groups.first(where: { Spelling.distance(filter.text, $0, limit: 2) == 1 })
      else { return nil }
      let rest = scenes.count > 1 ? " and \(scenes.count - 1) more" : ""
      return
        "“\(filter.text)” selects the scene \(first.group)/\(first.scene)\(rest). For the group, write \(group)."
    }
  }

  private func nearest(to text: String, in catalog: SnapshotCatalog) -> String? {
    var candidates: [String] = []
    for scene in catalog.scenes {
      candidates += [scene.group, scene.name, scene.path]
      // Some cases of each scene suffice to find a misspelled case, even if there are a hundred
      // thousand.
      for index in 0..<min(scene.space.count, 500) {
        let variant = scene.space[index].text
        candidates += [variant, "\(scene.path)/\(variant)"]
      }
    }
    var seen: Set<String> = []
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where seen.insert(candidate).inserted {
      // If half of the name differs, nothing is suggested.
      let limit = best?.distance ?? text.utf8.count / 2 + 1
      let distance = Spelling.distance(text, candidate, limit: limit)
      if distance < limit { best = (candidate, distance) }
    }
    return best?.candidate
  }
}

/// A pattern for the names of cases: one or more consecutive parts of `group/scene/variant`.
///
/// For example, `list-cells` is a group, `subtitle` is any scene or group with that name,
/// `subtitle/selected.dark` is a single case, `dark` matches all cases with that flag or value, and
/// `*.dark` matches all cases whose name ends with it. Within a part, `*` matches any characters
/// and `?` matches a single character.
struct CaseFilter: Hashable, Sendable {
  let text: String
  private let parts: [String]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map(String.init)
  }

  /// A Boolean value that indicates whether the pattern can be the name of a group.
  var mayBeGroup: Bool { parts.count == 1 && !text.contains { $0 == "*" || $0 == "?" } }

  /// A Boolean value that indicates whether the pattern can match all cases of a scene.
  var mayMatchAll: Bool { parts.count < 3 }

  /// Returns a Boolean value that indicates whether the pattern matches all cases of a scene.
  func matchesAll(group: String, scene: String) -> Bool {
    switch parts.count {
    case 1: matches(parts[0], group) || matches(parts[0], scene)
    case 2: matches(parts[0], group) && matches(parts[1], scene)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the pattern can match a case of a scene.
  func mayMatch(group: String, scene: String) -> Bool {
    switch parts.count {
    case 1: true
    case 2:
      matches(parts[0], scene) || matchesAll(group: group, scene: scene)
    case 3: matches(parts[0], group) && matches(parts[1], scene)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the last part of the pattern can match the name
  /// or a word of a case. The check saves creating the names of all combinations of a scene.
  func mayMatchCase(of space: CaseSpace) -> Bool {
    guard case .product(let axes) = space, let name = parts.last,
      !name.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") })
    else { return true }
    return axes.position(of: name) != nil || (try? CaseName(name)).flatMap(axes.ordinal) != nil
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

  /// Returns a Boolean value that indicates whether a flag or value of a case has the name.
  /// `normal` matches only as the whole name of a case.
  private func matchesWord(of variant: String) -> Bool {
    variant.split { $0 == "." || $0 == "+" }.contains { $0 != "normal" && $0 == parts[0] }
  }

  private func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var p = 0
    var n = 0
    // The index of the last star in the pattern, and the end of its match in the name.
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

/// A part of a run that several machines share. The name of a case determines its part, so all
/// machines agree.
package struct Shard: Hashable, Sendable {
  /// The number of the part, 1 to `count`.
  package let index: Int
  package let count: Int

  /// Parses a text of the form `i/n`.
  package init(_ text: String) throws(SnapshotError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
      index <= count
    else { throw .malformedShard(text) }
    self.index = index
    self.count = count
  }

  /// Creates the part that contains a case or scene.
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

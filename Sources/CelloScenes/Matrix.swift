import CelloSnapshots

/// The cases of a scene: combinations of the values of axes.
///
/// A case has a readable name, `state[+state].word.word`, with the words in one order and defaults
/// left out: `normal`, `selected+focused.first.dark.rtl.ax3`. A name depends on the values alone.
///
/// ```swift
/// .pairwise(.states(.normal, .selected, .disabled), .style(), .direction(), .textSize())
///   .excluding(.states(.disabled), .style(.dark))
/// ```
public struct Matrix: Sendable {
  private var parts: [Part]

  private struct Part: Sendable {
    var selection: Selection
    /// The axes from whose combinations the selection chooses.
    var axes: [Axis]
    /// The axes whose values are combined with each choice.
    var factors: [Axis] = []
    /// Combinations that do not occur: those with a value of each axis.
    var exclusions: [[Axis]] = []

    var allAxes: [Axis] { axes + factors }
  }

  private enum Selection: Hashable, Sendable {
    case listed
    case each
    case covering(strength: Int)
    case exhaustive
  }

  private init(_ parts: [Part]) { self.parts = parts }

  private init(_ selection: Selection, _ axes: [Axis]) {
    parts = [Part(selection: selection, axes: axes)]
  }

  // MARK: - Selections

  /// Every combination, the last axis changing fastest; each case has a line of its own in the
  /// ledger. Without axes it is the default alone.
  public static func listed(_ axes: Axis...) -> Matrix { Matrix(.listed, axes) }

  /// The default, and each other value of each axis alone.
  public static func each(_ axes: Axis...) -> Matrix { Matrix(.each, axes) }

  /// Few cases, among which any two values of two axes occur together.
  ///
  /// The first value of an axis is its default in this selection: a case has it where any value
  /// would do.
  public static func pairwise(_ axes: Axis...) -> Matrix {
    Matrix(.covering(strength: 2), axes)
  }

  /// Few cases, among which any three values of three axes occur together.
  public static func threeWay(_ axes: Axis...) -> Matrix {
    Matrix(.covering(strength: 3), axes)
  }

  /// Every combination, stored as conditions for sets of cases. Each axis includes its default.
  public static func exhaustive(_ axes: Axis...) -> Matrix { Matrix(.exhaustive, axes) }

  /// Every case with every combination of further axes.
  public func times(_ axes: Axis...) -> Matrix {
    Matrix(
      parts.map { part in
        var part = part
        part.factors += axes
        return part
      })
  }

  /// The cases that do not have a value of every one of the given axes.
  ///
  /// `excluding(.states(.disabled, .swiped), .style(.dark))` leaves out what is disabled or swiped
  /// in the dark. What a selection promises to cover, it covers without the excluded combinations.
  /// The cases of an exhaustive matrix with exclusions are listed one by one.
  public func excluding(_ axes: Axis...) -> Matrix {
    Matrix(
      parts.map { part in
        var part = part
        part.exclusions.append(axes)
        return part
      })
  }

  /// The cases of both, listed.
  public static func + (left: Matrix, right: Matrix) -> Matrix {
    Matrix(left.parts + right.parts)
  }

  // MARK: - Cases

  /// A case with the values that it is made of.
  struct Case: Sendable {
    var name: String
    fileprivate var part: Int
    /// By axis of the part, the index of a value.
    fileprivate var values: [Int]
  }

  /// The axes of all parts, one after another.
  var axes: [Axis] { parts.flatMap(\.allAxes) }

  /// The names of the cases, as the harness has them.
  ///
  /// - Throws: ``CaseError`` if a name would be malformed or mean two cases.
  package func space(from base: Variant = Variant()) throws(CaseError) -> CaseSpace {
    _ = try VariantReader(self, base)
    if parts.count == 1, parts[0].selection == .exhaustive, parts[0].exclusions.isEmpty {
      var axes: [CaseAxis] = []
      let all = parts[0].allAxes
      for place in Self.namingOrder(of: all) { axes.append(try all[place].caseAxis(from: base)) }
      return .product(try CaseAxes(axes))
    }
    // Names of proper words are proper names.
    let isProper = axes.allSatisfy { axis in
      axis.values.allSatisfy { value in
        value.state.flags.allSatisfy { CaseName.isWord($0.name) }
          && (axis.role == .state || CaseName.isWord(value.word))
      }
    }
    var names: [CaseName] = []
    for each in try all(from: base) {
      names.append(isProper ? CaseName(unchecked: each.name) : try CaseName(each.name))
    }
    return .listed(names)
  }

  /// Each case with its name, which leaves out the values that `base` has.
  func all(from base: Variant = Variant()) throws(CaseError) -> [Case] {
    var cases: [Case] = []
    for (place, part) in parts.enumerated() {
      let axes = part.allAxes
      // By axis, then value; empty for a default.
      let words = axes.map { axis in axis.values.map { $0.isValue(base) ? "" : $0.word } }
      let order = Self.namingOrder(of: axes)
      let stateAxes = axes.indices.filter { axes[$0].role == .state }
      for row in try rows(of: part, from: base) {
        let states = stateAxes.lazy.map { words[$0][row[$0]] }.filter { !$0.isEmpty }
          .joined(separator: "+")
        var name = states.isEmpty ? "normal" : states
        for axis in order where axes[axis].role == .axis && !words[axis][row[axis]].isEmpty {
          name += "." + words[axis][row[axis]]
        }
        cases.append(Case(name: name, part: place, values: row))
      }
    }
    return cases
  }

  /// Each case with its name, which leaves out the values that a new variant has; none if the
  /// matrix is malformed.
  package func cases(from base: Variant = Variant()) -> [(name: String, variant: Variant)] {
    let cases = (try? all(from: Variant())) ?? []
    return cases.map { each in
      var variant = base
      for (axis, place) in zip(parts[each.part].allAxes, each.values) {
        axis.values[place].apply(&variant)
        variant.state = variant.state.and(axis.values[place].state)
      }
      return (each.name, variant)
    }
  }

  /// By case, then axis, the index of a value.
  private func rows(of part: Part, from base: Variant) throws(CaseError) -> [[Int]] {
    let counts = part.allAxes.map(\.values.count)
    guard !counts.contains(0) else { return [] }
    var names: Set<String> = []
    for axis in part.allAxes where axis.role == .axis && !names.insert(axis.name).inserted {
      throw .repeatedAxis(axis.name)
    }
    let exclusions = try Self.exclusions(of: part)
    var rows: [[Int]]
    let chosen = Array(counts.prefix(part.axes.count))
    let factorCounts = Array(counts.dropFirst(part.axes.count))
    switch part.selection {
    case .listed, .exhaustive: rows = try Self.product(chosen)
    case .each:
      let defaults = part.axes.map { axis in
        axis.values.firstIndex { $0.isValue(base) } ?? 0
      }
      rows = [defaults]
      for axis in chosen.indices {
        for value in 0..<chosen[axis] where value != defaults[axis] {
          var row = defaults
          row[axis] = value
          rows.append(row)
        }
      }
    case .covering(let strength):
      // Exclusions of factors hold for the product below.
      let own = exclusions.filter { $0.parts.allSatisfy { $0.axis < chosen.count } }
      rows = try CoveringArray(valueCounts: chosen, strength: strength, excluding: own).rows
    }
    if !part.factors.isEmpty {
      let factors = try Self.product(factorCounts)
      guard rows.count * factors.count <= CaseAxes.maxCaseCount else {
        throw .tooManyCases(limit: CaseAxes.maxCaseCount)
      }
      rows = rows.flatMap { row in factors.map { row + $0 } }
    }
    guard !exclusions.isEmpty else { return rows }
    return rows.filter { row in !exclusions.contains { $0.contains(row) } }
  }

  private static func product(_ counts: [Int]) throws(CaseError) -> [[Int]] {
    var rows: [[Int]] = [[]]
    for count in counts {
      guard rows.count * count <= CaseAxes.maxCaseCount else {
        throw .tooManyCases(limit: CaseAxes.maxCaseCount)
      }
      rows = rows.flatMap { row in (0..<count).map { row + [$0] } }
    }
    return rows
  }

  // MARK: - Values by name

  private static func exclusions(of part: Part) throws(CaseError) -> [CaseExclusion] {
    var exclusions: [CaseExclusion] = []
    for axes in part.exclusions {
      var parts: [CaseExclusion.Part] = []
      for axis in axes {
        let (place, values) = try find(axis, in: part.allAxes)
        var bits: UInt64 = 0
        for value in values {
          guard value < CaseAxes.maxValueCount else {
            throw .tooManyValues(axis: axis.name, limit: CaseAxes.maxValueCount)
          }
          bits |= 1 << UInt64(value)
        }
        parts.append(CaseExclusion.Part(axis: place, values: bits))
      }
      exclusions.append(CaseExclusion(parts))
    }
    return exclusions
  }

  /// The place of the axis that has all values of another one, and their places in it.
  private static func find(
    _ axis: Axis, in axes: [Axis]
  ) throws(CaseError) -> (place: Int, values: [Int]) {
    var found: (place: Int, values: [Int])?
    for (place, candidate) in axes.enumerated()
    where candidate.role == axis.role && (axis.role == .state || candidate.name == axis.name) {
      let values = axis.values.map { value in
        candidate.values.firstIndex { $0.word == value.word }
      }
      guard !values.contains(nil) else { continue }
      guard found == nil else { throw .ambiguousValue(axis.values.first?.word ?? axis.name) }
      found = (place, values.compactMap { $0 })
    }
    guard let found else { throw .unknownValue(axis.values.first?.word ?? axis.name) }
    return found
  }

  /// The cases that are to look different: in each group the cases that differ in the values of
  /// one axis only.
  func distinctCases(by axis: Axis, from base: Variant) throws(CaseError) -> [[CaseName]] {
    var groups: [[Int]: [CaseName]] = [:]
    var order: [[Int]] = []
    let places = parts.map { try? Self.find(axis, in: $0.allAxes) }
    guard places.contains(where: { $0 != nil }) else {
      throw .unknownValue(axis.values.first?.word ?? axis.name)
    }
    for each in try all(from: base) {
      guard let (place, values) = places[each.part], values.contains(each.values[place]) else {
        continue
      }
      var key = [each.part] + each.values
      key[place + 1] = -1
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(try CaseName(each.name))
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// How many of the combinations of values the cases show.
  func coverage(from base: Variant) throws(CaseError) -> CaseCoverage? {
    guard parts.count == 1 else { return nil }
    let axes = parts[0].allAxes
    guard !axes.isEmpty else { return nil }
    return try CaseCoverage(
      valueCounts: axes.map(\.values.count), rows: try rows(of: parts[0], from: base),
      excluding: try Self.exclusions(of: parts[0]))
  }

  /// The places of axes in the order of names: states, the axes of ``Axis/namingOrder``, then
  /// others.
  private static func namingOrder(of axes: [Axis]) -> [Int] {
    func rank(_ axis: Axis) -> Int {
      axis.role == .state ? -1 : Axis.namingOrder.firstIndex(of: axis.name) ?? Int.max
    }
    return axes.indices.sorted { (rank(axes[$0]), $0) < (rank(axes[$1]), $1) }
  }
}

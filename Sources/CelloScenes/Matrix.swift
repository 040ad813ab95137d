import CelloSnapshots

/// The cases of a scene: combinations of the values of axes.
///
/// The name of a case has the form `state[+state].word.word`, such as `normal` or
/// `selected+focused.first.dark.rtl.ax3`. The words have a fixed order, and default values are
/// omitted, so the name depends only on the values.
///
/// ```swift
/// .pairwise(.states(.normal, .selected, .disabled), .style(), .direction(), .textSize())
///   .excluding(.states(.disabled), .style(.dark))
/// ```
public struct Matrix: Sendable {
  private var parts: [Part]

  private struct Part: Sendable {
    var selection: Selection
    /// The axes whose combinations the selection chooses from.
    var axes: [Axis]
    /// The axes whose values are combined with each chosen combination.
    var factors: [Axis] = []
    /// The excluded combinations: the cases that have a value of each axis of an element.
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

  /// Returns a matrix with every combination of values, in which the last axis changes fastest;
  /// without axes, only the default case.
  ///
  /// The ledger has a line for each case.
  public static func listed(_ axes: Axis...) -> Matrix { Matrix(.listed, axes) }

  /// Returns a matrix with the default case and one case for each other value of each axis.
  public static func each(_ axes: Axis...) -> Matrix { Matrix(.each, axes) }

  /// Returns a matrix with few cases in which any two values of two axes occur together.
  ///
  /// The first value of an axis is its default in this selection: a case has this value if any
  /// value would do.
  public static func pairwise(_ axes: Axis...) -> Matrix {
    Matrix(.covering(strength: 2), axes)
  }

  /// Returns a matrix with few cases in which any three values of three axes occur together.
  public static func threeWay(_ axes: Axis...) -> Matrix {
    Matrix(.covering(strength: 3), axes)
  }

  /// Returns a matrix with every combination of values. The ledger stores conditions for sets of
  /// cases. Each axis includes its default value.
  public static func exhaustive(_ axes: Axis...) -> Matrix { Matrix(.exhaustive, axes) }

  /// Returns a matrix that combines each case with every combination of the values of further axes.
  public func times(_ axes: Axis...) -> Matrix {
    Matrix(
      parts.map { part in
        var part = part
        part.factors += axes
        return part
      })
  }

  /// Returns a matrix without the cases that have a value of each of the given axes.
  ///
  /// For example, `excluding(.states(.disabled, .swiped), .style(.dark))` removes the cases that
  /// are dark and either disabled or swiped. The remaining cases still cover all other combinations
  /// that the selection promises. The ledger lists the cases of an exhaustive matrix with
  /// exclusions individually.
  public func excluding(_ axes: Axis...) -> Matrix {
    Matrix(
      parts.map { part in
        var part = part
        part.exclusions.append(axes)
        return part
      })
  }

  /// Returns a matrix with the cases of both matrices. The ledger has a line for each case.
  public static func + (left: Matrix, right: Matrix) -> Matrix {
    Matrix(left.parts + right.parts)
  }

  // MARK: - Cases

  /// A case and its values.
  struct Case: Sendable {
    var name: String
    fileprivate var part: Int
    /// The index of the value of each axis of the part.
    fileprivate var values: [Int]
  }

  /// The axes of all parts, in order.
  var axes: [Axis] { parts.flatMap(\.allAxes) }

  /// Returns the names of the cases, in the form that comparisons use.
  ///
  /// - Throws: ``CaseError`` if a name is malformed or would identify two cases.
  package func space(from base: Variant = Variant()) throws(CaseError) -> CaseSpace {
    _ = try VariantReader(self, base)
    if parts.count == 1, parts[0].selection == .exhaustive, parts[0].exclusions.isEmpty {
      var axes: [CaseAxis] = []
      let all = parts[0].allAxes
      for position in Self.namingOrder(of: all) {
        axes.append(try all[position].caseAxis(from: base))
      }
      return .product(try CaseAxes(axes))
    }
    // Names that consist of valid words are valid.
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

  /// Returns each case. Names omit the values that `base` has.
  func all(from base: Variant = Variant()) throws(CaseError) -> [Case] {
    var cases: [Case] = []
    for (position, part) in parts.enumerated() {
      let axes = part.allAxes
      // The words of each value of each axis; empty for a default value.
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
        cases.append(Case(name: name, part: position, values: row))
      }
    }
    return cases
  }

  /// Returns each case with its name. Names omit the values that a new variant has. The result is
  /// empty if the matrix is malformed.
  package func cases(from base: Variant = Variant()) -> [(name: String, variant: Variant)] {
    let cases = (try? all(from: Variant())) ?? []
    return cases.map { each in
      var variant = base
      for (axis, position) in zip(parts[each.part].allAxes, each.values) {
        axis.values[position].apply(&variant)
        variant.state = variant.state.and(axis.values[position].state)
      }
      return (each.name, variant)
    }
  }

  /// Returns the index of the value of each axis, for each case.
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
      // Exclusions with factors apply to the product below.
      let own = exclusions.filter { $0.parts.allSatisfy { $0.axis < chosen.count } }
      do {
        rows = try CoveringArray(valueCounts: chosen, strength: strength, excluding: own).rows
      } catch {
        throw .tooManyCombinations(limit: error.limit)
      }
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

  private static func exclusions(of part: Part) throws(CaseError) -> [ExcludedCombinations] {
    var exclusions: [ExcludedCombinations] = []
    for axes in part.exclusions {
      var parts: [ExcludedCombinations.Part] = []
      for axis in axes {
        let (position, values) = try find(axis, in: part.allAxes)
        var bits: UInt64 = 0
        for value in values {
          guard value < CaseAxes.maxValueCount else {
            throw .tooManyValues(axis: axis.name, limit: CaseAxes.maxValueCount)
          }
          bits |= 1 << UInt64(value)
        }
        parts.append(ExcludedCombinations.Part(axis: position, values: bits))
      }
      exclusions.append(ExcludedCombinations(parts))
    }
    return exclusions
  }

  /// Returns the index of the axis that contains all values of another axis, and the indices of
  /// these values.
  private static func find(
    _ axis: Axis, in axes: [Axis]
  ) throws(CaseError) -> (position: Int, values: [Int]) {
    var found: (position: Int, values: [Int])?
    for (position, candidate) in axes.enumerated()
    where candidate.role == axis.role && (axis.role == .state || candidate.name == axis.name) {
      let values = axis.values.map { value in
        candidate.values.firstIndex { $0.word == value.word }
      }
      guard !values.contains(nil) else { continue }
      guard found == nil else { throw .ambiguousValue(axis.values.first?.word ?? axis.name) }
      found = (position, values.compactMap { $0 })
    }
    guard let found else { throw .unknownValue(axis.values.first?.word ?? axis.name) }
    return found
  }

  /// Returns the groups of cases that must look different: the cases of a group differ only in the
  /// value of one axis.
  func distinctCases(by axis: Axis, from base: Variant) throws(CaseError) -> [[CaseName]] {
    var groups: [[Int]: [CaseName]] = [:]
    var order: [[Int]] = []
    let positions = parts.map { try? Self.find(axis, in: $0.allAxes) }
    guard positions.contains(where: { $0 != nil }) else {
      throw .unknownValue(axis.values.first?.word ?? axis.name)
    }
    for each in try all(from: base) {
      guard let (position, values) = positions[each.part], values.contains(each.values[position])
      else {
        continue
      }
      var key = [each.part] + each.values
      key[position + 1] = -1
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(try CaseName(each.name))
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// Returns how many combinations of values the cases cover; `nil` for a matrix of several parts
  /// or without axes.
  func coverage(from base: Variant) throws(CaseError) -> CaseCoverage? {
    guard parts.count == 1 else { return nil }
    let axes = parts[0].allAxes
    guard !axes.isEmpty else { return nil }
    return try CaseCoverage(
      valueCounts: axes.map(\.values.count), rows: try rows(of: parts[0], from: base),
      excluding: try Self.exclusions(of: parts[0]))
  }

  /// Returns the indices of axes in the order of names: states, the axes of ``Axis/namingOrder``,
  /// then other axes.
  private static func namingOrder(of axes: [Axis]) -> [Int] {
    func rank(_ axis: Axis) -> Int {
      axis.role == .state ? -1 : Axis.namingOrder.firstIndex(of: axis.name) ?? Int.max
    }
    return axes.indices.sorted { (rank(axes[$0]), $0) < (rank(axes[$1]), $1) }
  }
}

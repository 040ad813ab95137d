import CelloSnapshots
public import UIKit

/// Compares a list cell that shows a content configuration with its reference pictures, one for
/// each state and style.
///
/// - Parameters:
///   - content: a closure that creates the content configuration under the traits of each picture.
///   - background: the background of the cell; `nil`, the default, for the background that the list
///     provides.
///   - list: the kind of list that contains the cell.
///   - states: the states in which the cell is shown.
///   - styles: the interface styles, which replace the style of `traits`; `nil`, the default, for
///     the style of `traits` alone.
///   - name: a name that precedes the state in the names of the pictures.
///   - width: the width of the list, in points; 393 by default.
///   - traits: the traits that replace traits of an iPhone with default settings and a scale of
///     three pixels per point.
///   - record: the condition for writing references, as in `assertSnapshot`.
@MainActor public func assertSnapshots(
  of content: @autoclosure @escaping () -> any UIContentConfiguration,
  background: UIBackgroundConfiguration? = nil, in list: UIListEnvironment = .insetGrouped,
  states: [CellState] = [.normal], styles: [UIUserInterfaceStyle]? = nil,
  named name: String? = nil, width: CGFloat = 393, traits: UITraitCollection = UITraitCollection(),
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  for failure in stateFailures(
    at: site, of: content, background: background, in: list, states: states,
    styles: styles, named: name, width: width, traits: traits, record: record)
  { site.report(failure) }
}

/// Returns the failures of the pictures of a cell, at most one for each state and style.
@MainActor func stateFailures(
  at site: AssertionSite, of content: @escaping () -> any UIContentConfiguration,
  background: UIBackgroundConfiguration? = nil, in list: UIListEnvironment = .insetGrouped,
  states: [CellState], styles: [UIUserInterfaceStyle]?, named name: String? = nil,
  width: CGFloat = 393, traits: UITraitCollection = UITraitCollection(),
  record: SnapshotTestingConfiguration.Record?
) -> [AssertionFailure] {
  let base = Variant(traits: traits)
  let matrix = Matrix.listed(
    .style(styles ?? [base.traits.userInterfaceStyle]), .states(states))
  return matrix.cases(from: base).compactMap { caseName, variant in
    let strategy = Snapshotting<Void, UIImage>.drawing { _ in
      DrawnCase(under: variant.traits, .width(width)) {
        let cell = StateCell(variant.state)
        cell.contentConfiguration = content()
        if let background { cell.backgroundConfiguration = background }
        return ListRowView(cell, row: ListRow(environment: list, position: .only))
      }
    }
    return site.failure(
      of: { () }, as: strategy,
      named: [name, caseName].compactMap { $0 }.joined(separator: "."), record: record,
      directory: nil, timeout: 5)
  }
}

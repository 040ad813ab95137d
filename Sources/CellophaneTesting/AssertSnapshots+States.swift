import CelloSnapshots
public import UIKit

/// Compares a list cell that shows a content configuration with its reference pictures, one for
/// each state and style.
///
/// - Parameters:
///   - content: what the cell shows; made by the closure under the traits of each picture.
///   - background: the cell's background; `nil` for that of the list.
///   - list: the list that the cell is a row of.
///   - states: the states that the cell is shown in.
///   - styles: light and dark; they replace the style of `traits`. `nil` for that style alone.
///   - name: goes before the state in the pictures' names.
///   - width: of the list, in points.
///   - traits: those that differ from an iPhone's with default settings, which has three pixels per
///     point.
///   - record: when references are written, as in `assertSnapshot`.
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

/// The failures of the pictures of a cell in each state and style.
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

import CelloScenes
import CelloSnapshots
import Testing
public import UIKit
import XCTest

/// Compares a view with its reference picture, pixel for pixel.
///
/// Without a reference the picture is recorded beside the test and the test fails, so that you look
/// at it.
///
/// - Parameters:
///   - view: what is drawn; made by the closure under `traits`, laid out in its own size, or in the
///     size that suits it best at `width` when it has none.
///   - name: tells several pictures of one test apart.
///   - width: in points, for views without a size of their own.
///   - mode: what is written; `nil` follows `SNAPSHOT_TESTING_RECORD`, else records what is missing
///     except in CI.
@MainActor public func assertSnapshot(
  of view: @autoclosure () -> UIView, named name: String = "view", width: CGFloat = 393,
  traits: SnapshotTraits = SnapshotTraits(), record mode: RecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, test: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  report(
    verifySnapshot(
      of: view(), named: name, width: width, traits: traits, record: mode, file: "\(file)",
      test: test), fileID, file, line, column)
}

/// Compares a list cell that shows a content configuration with its reference pictures, one for
/// each state and style.
///
/// - Parameters:
///   - content: what the cell shows; made by the closure under `traits`.
///   - background: the cell's background; `nil` for that of the list.
///   - list: the list that the cell is a row of.
///   - states: the states that the cell is shown in.
///   - styles: light and dark.
///   - name: goes before the state in the pictures' names.
///   - width: of the list, in points.
///   - mode: as in `assertSnapshot`.
@MainActor public func assertSnapshots(
  of content: @autoclosure () -> any UIContentConfiguration,
  background: UIBackgroundConfiguration? = nil, in list: UIListEnvironment = .insetGrouped,
  states: [CellState] = [.normal], styles: [UIUserInterfaceStyle] = [.light],
  named name: String? = nil, width: CGFloat = 393, traits: SnapshotTraits = SnapshotTraits(),
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  test: String = #function, line: UInt = #line, column: UInt = #column
) {
  let messages = verifySnapshots(
    of: content(), background: background, in: list, states: states, styles: styles, named: name,
    width: width, traits: traits, record: mode, file: "\(file)", test: test)
  for message in messages { report(message, fileID, file, line, column) }
}

/// Compares a list cell in each state and style, and returns what is wrong instead of failing a
/// test.
@MainActor func verifySnapshots(
  of content: @autoclosure () -> any UIContentConfiguration,
  background: UIBackgroundConfiguration? = nil, in list: UIListEnvironment = .insetGrouped,
  states: [CellState], styles: [UIUserInterfaceStyle], named name: String? = nil,
  width: CGFloat = 393, traits: SnapshotTraits = SnapshotTraits(), record mode: RecordMode?,
  file: String, test: String
) -> [String] {
  let matrix = Matrix.listed(.style(styles), .states(states))
  return matrix.cases(from: Variant(traits: traits)).compactMap { caseName, variant in
    var caseTraits = traits
    caseTraits.style = variant.traits.userInterfaceStyle
    return verifySnapshot(
      of: row(content(), background: background, in: list, variant.state),
      named: [name, caseName].compactMap { $0 }.joined(separator: "."), width: width,
      traits: caseTraits, record: mode, file: file, test: test)
  }
}

@MainActor private func row(
  _ content: any UIContentConfiguration, background: UIBackgroundConfiguration?,
  in list: UIListEnvironment, _ state: CellState
) -> UIView {
  let cell = StateCell(state)
  cell.contentConfiguration = content
  if let background { cell.backgroundConfiguration = background }
  return ListRowView(cell, row: ListRow(environment: list, position: .only))
}

/// Compares a view with its reference picture, and says what is wrong instead of failing a test.
///
/// - Returns: a sentence for people, or `nil` when the picture is as it should be.
@MainActor public func verifySnapshot(
  of view: @autoclosure () -> UIView, named name: String = "view", width: CGFloat = 393,
  traits: SnapshotTraits = SnapshotTraits(), record mode: RecordMode? = nil,
  file: String = #filePath, test: String = #function
) -> String? {
  let snapshot = SnapshotFile(testFile: file, test: test, name: name)
  let renderer = PictureRenderer()
  switch renderer.draw(DrawnCase(under: traits, .fitting(width), view)) {
  case .success:
    return snapshot.verify(
      renderer.bitmap, record: mode ?? .standard,
      fontProblem: DrawingEnvironment.current.fontProblem)
  case .failure(let failure):
    return "\(snapshot.name): cannot be drawn: \(failure)".escapedForTerminal
  }
}

/// Fails the test that runs, in whichever framework that is.
private func report(
  _ message: String?, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt
) {
  guard let message else { return }
  if Test.current == nil {
    XCTFail(message, file: file, line: line)
  } else {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  }
}

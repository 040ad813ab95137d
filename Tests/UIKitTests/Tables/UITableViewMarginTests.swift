import Testing
import UIKit

@testable import CelloLists

@MainActor struct UITableViewMarginTests {
  private func cell(_ table: UITableView, _ row: Int = 0) throws -> UITableViewCell {
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: [0, row]))
  }

  @Test func `the content of wide tables follows the readable width`() throws {
    let table = TableSource([["A", "B"]]).table(size: CGSize(width: 1024, height: 600))
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    let before = try cell(table).directionalLayoutMargins.leading
    table.cellLayoutMarginsFollowReadableWidth = true
    let margins = try cell(table).directionalLayoutMargins
    #expect(before == 20 && margins.leading == 176 && margins.trailing == 176)
    #expect(try cell(table).separatorInset.left == 176)
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(try cell(table).directionalLayoutMargins.leading == 20)
  }

  // Source: docs/measurements/rows.md#margins-that-apps-set.
  @Test func `a header keeps the margins of the app, but preserves those of the table`() throws {
    let source = TableSource([["A"]])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 6, right: 24)
    source.headerView = { _ in header }
    let table = source.table()
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(header.layoutMargins == UIEdgeInsets(top: 16, left: 20, bottom: 6, right: 24))
    header.preservesSuperviewLayoutMargins = false
    #expect(header.layoutMargins == UIEdgeInsets(top: 16, left: 16, bottom: 6, right: 24))
  }

  @Test(arguments: [false, true])
  func `a cell keeps the margins of the app`(rightToLeft: Bool) throws {
    let source = TableSource([["A", "B", "C"]])
    source.makeCell = { _, path in
      let cell = UITableViewCell()
      if path.row > 0 {
        cell.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 40)
      }
      if path.row > 1 { cell.preservesSuperviewLayoutMargins = false }
      return cell
    }
    let table = source.table(rightToLeft: rightToLeft)
    let margins = try [0, 1, 2].map { try cell(table, $0).directionalLayoutMargins }
    #expect(margins[0] == .init(top: 8, leading: 20, bottom: 8, trailing: 20))
    #expect(margins[1] == .init(top: 1, leading: 20, bottom: 3, trailing: 40))
    #expect(margins[2] == .init(top: 1, leading: 2, bottom: 3, trailing: 40))
    // The margins of the table change with its width.
    table.frame.size.width = 320
    let narrow = try [0, 1, 2].map { try cell(table, $0).directionalLayoutMargins }
    #expect(narrow[0] == .init(top: 8, leading: 16, bottom: 8, trailing: 16))
    #expect(narrow[1] == .init(top: 1, leading: 16, bottom: 3, trailing: 40))
    #expect(narrow[2] == margins[2])
  }

  @Test func `a cell without margins has its content at its edge`() throws {
    let source = TableSource([["A"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell()
      cell.textLabel?.text = "A"
      cell.preservesSuperviewLayoutMargins = false
      cell.layoutMargins = .zero
      cell.separatorInset = .zero
      return cell
    }
    let cell = try cell(source.table())
    #expect(cell.layoutMargins == .zero)
    #expect(cell.contentView.layoutMargins.left == 8, "the content view's own margins")
  }

  private func landscape(_ source: TableSource) -> (UIWindow, UITableView) {
    let table = source.table(size: CGSize(width: 852, height: 393))
    let controller = UIViewController()
    controller.view = table
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test func `content views keep clear of the sides of the safe area`() throws {
    let source = TableSource([["A"]])
    let (window, table) = landscape(source)
    let cell = try cell(table)
    #expect(cell.frame.width == 852)
    #expect(cell.contentView.frame.minX == 59 && cell.contentView.frame.maxX == 793)
    let margin = cell.contentView.convert(
      CGPoint(x: cell.contentView.layoutMargins.left, y: 0), to: cell
    ).x
    table.insetsContentViewsToSafeArea = false
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 852)
    #expect(cell.contentView.layoutMargins.left == margin, "the content stays in its place")
  }

  @Test func `the section index stays within the safe area`() throws {
    let source = TableSource([["A"], ["B"]])
    source.indexTitles = ["A", "B"]
    let (_, table) = landscape(source)
    let index = try #require(table.subviews.first { $0 is SectionIndexView })
    #expect((index.frame.maxX - 793).magnitude < 0.01)
    let cell = try cell(table)
    #expect(cell.frame.maxX - cell.separatorInset.right <= index.frame.minX)
  }

  @Test func `several selected rows have their own background view`() throws {
    let source = TableSource([["A", "B"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell()
      cell.selectedBackgroundView = UIView()
      cell.multipleSelectionBackgroundView = UIView()
      return cell
    }
    let table = source.table()
    let cell = try cell(table)
    let (one, several) = (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView)
    #expect(cell.backgroundConfiguration == nil)
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(one?.isHidden == false && several?.isHidden == true)
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    #expect(one?.isHidden == true && several?.isHidden == false)
    table.deselectRow(at: [0, 0], animated: false)
    table.layoutIfNeeded()
    #expect(one?.isHidden == true && several?.isHidden == true)
    cell.backgroundConfiguration = .listCell()
    #expect(cell.multipleSelectionBackgroundView == nil)
  }

  @Test func `a custom focus style leaves the default background as it is`() {
    let cell = UITableViewCell()
    #expect(cell.focusStyle == .default && !cell.userInteractionEnabledWhileDragging)
    #expect(cell.changeConfigurationState { $0.isFocused = true })
    cell.layoutIfNeeded()
    let focused = cell.backgroundConfiguration
    cell.focusStyle = .custom
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration != focused)
  }

  @Test func `rows that can be moved have a control without further ado`() throws {
    final class Movable: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row == 0 }
    }
    let controller = Movable(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    controller.view.layoutIfNeeded()
    let views = try [0, 1].map {
      try #require(controller.tableView.cellForRow(at: [0, $0])).accessoryViews.reorderView
    }
    #expect(views[0] != nil && views[1] == nil)
  }

  @Test func `a caption ends beside its text`() throws {
    let source = TableSource([["A"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "mobile"
      cell.detailTextLabel?.text = "(555) 0100"
      return cell
    }
    for isRightToLeft in [false, true] {
      let table = source.table(rightToLeft: isRightToLeft)
      let cell = try cell(table)
      let caption = try #require(cell.textLabel)
      let text = try #require(cell.detailTextLabel)
      #expect(caption.frame.width == 91 && caption.textColor == .tintColor)
      #expect(caption.textAlignment == (isRightToLeft ? .left : .right))
      let distance =
        isRightToLeft
        ? caption.frame.minX - text.frame.maxX : text.frame.minX - caption.frame.maxX
      #expect((distance - 6).magnitude < 0.34)
      #expect(cell.frame.height >= 44)
      // The layout direction changes, and the app aligns the caption.
      cell.contentView.semanticContentAttribute =
        isRightToLeft ? .forceLeftToRight : .forceRightToLeft
      cell.contentView.setNeedsLayout()
      cell.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(caption.textAlignment == (isRightToLeft ? .right : .left))
      caption.textAlignment = .center
      cell.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(caption.textAlignment == .center)
    }
  }

  @Test func `a row and the switch beside its text are one element`() throws {
    let source = TableSource([["A", "B"]])
    let control = UISwitch()
    control.isOn = true
    source.makeCell = { _, path in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 0 ? "Airplane Mode" : "Other"
      cell.contentConfiguration = content
      if path.row == 0 {
        cell.accessoryView = control
      } else {
        let own = UISwitch()
        own.accessibilityLabel = "Own"
        cell.accessoryView = own
      }
      return cell
    }
    let table = source.table()
    let nodes = table.accessibilityNodes()
    #expect(nodes.map(\.label) == ["Airplane Mode", "Other", "Own"])
    let node = try #require(nodes.first)
    #expect(node.value == "1" && node.traits.contains(.toggleButton))
    #expect(node.object === control && node.frame.width == 393)
  }
}

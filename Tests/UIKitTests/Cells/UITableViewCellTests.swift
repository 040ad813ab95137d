import Testing
import UIKit

@testable import CelloControls

@MainActor struct UITableViewCellTests {
  @Test(
    "the cell's style decides about the default content",
    arguments: [
      (UITableViewCell.CellStyle.default, UIListContentConfiguration.Style.cell),
      (.value1, .valueCell),
      (.value2, .valueCell),
      (.subtitle, .subtitleCell),
    ])
  func defaultContent(
    style: UITableViewCell.CellStyle, expected: UIListContentConfiguration.Style
  ) {
    let cell = UITableViewCell(style: style, reuseIdentifier: "row")
    #expect(cell.defaultContentConfiguration() == .fresh(expected))
    #expect(cell.contentConfiguration == nil)
    #expect(cell.reuseIdentifier == "row")
  }

  @Test("the default background follows the list around the cell")
  func defaultBackground() {
    let list = UIView()
    let cell = UITableViewCell()
    list.addSubview(cell)
    #expect(cell.backgroundConfiguration == .listCell())
    list.traitOverrides.listEnvironment = .insetGrouped
    cell.layoutIfNeeded()
    #expect(
      cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(
      cell.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test("setting a flag calls the overridable method and causes one update")
  func flags() {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted) \(animated)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(editing) \(animated)")
      }
      override func updateConfiguration(using state: UICellConfigurationState) {
        calls.append("update \(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
      }
    }
    let cell = Cell()
    cell.isSelected = true
    cell.setHighlighted(true, animated: true)
    cell.isEditing = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(
      cell.calls == [
        "selected true false", "highlighted true true", "editing true false",
        "update true true true",
      ])
  }

  @Test("the appearance of a state is not kept, but properties that were set are")
  func automaticUpdates() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.secondaryTextProperties.color = .systemRed
    cell.contentConfiguration = content
    func shown() throws -> UIListContentConfiguration {
      cell.layoutIfNeeded()
      return try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }
    cell.isUserInteractionEnabled = false
    #expect(try shown().textProperties.color == .tertiaryLabel)
    #expect(try shown().secondaryTextProperties.color == .systemRed)
    cell.isUserInteractionEnabled = true
    #expect(try shown() == content)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("the content view is above the background and below subviews of the app")
  func order() {
    let cell = UITableViewCell()
    let plain = cell.contentView
    let ownView = UIView()
    cell.addSubview(ownView)
    cell.layoutIfNeeded()
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.layoutIfNeeded()
    #expect(plain.superview == nil)
    #expect(cell.subviews.map { type(of: $0) == BackgroundView.self } == [true, false, false])
    #expect(cell.subviews[1] === cell.contentView)
    #expect(cell.subviews[2] === ownView)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = nil
    #expect(cell.subviews[1] === cell.contentView)
    #expect(cell.contentView !== plain)
  }

  @Test("a cell is as high as its content needs at the width")
  func height() {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Short"
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 52))
    content.text = String(repeating: "Many words ", count: 20)
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(CGSize(width: 393, height: 0)).height > 100)
  }

  @Test("a subclass inherits the initializers that its designated initializer calls")
  func initializers() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("not used") }
    }
    #expect(Cell().defaultContentConfiguration() == .valueCell())
    #expect(Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).bounds.width == 100)
  }
}

@MainActor struct UITableViewHeaderFooterViewTests {
  @Test("headers have a state of views and the content of a header in their list")
  func state() {
    final class Header: UITableViewHeaderFooterView {
      var states: [UIViewConfigurationState] = []
      override func updateConfiguration(using state: UIViewConfigurationState) {
        states.append(state)
      }
    }
    let list = UIView()
    list.traitOverrides.listEnvironment = .plain
    let header = Header(reuseIdentifier: "header")
    list.addSubview(header)
    header.contentConfiguration = header.defaultContentConfiguration()
    header.isUserInteractionEnabled = false
    list.layoutIfNeeded()
    #expect(header.states.map(\.isDisabled) == [true])
    #expect(header.states.first?.traitCollection.listEnvironment == .plain)
    #expect(header.reuseIdentifier == "header")
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    let plain = list.traitCollection.performingAsCurrent { UIListContentConfiguration.header() }
    #expect(header.defaultContentConfiguration() == plain)
  }

  @Test("the handler runs after the override and can replace the content")
  func handler() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.configurationUpdateHandler = { header, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Section"
      header.contentConfiguration = content
    }
    header.layoutIfNeeded()
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Section")
    #expect(header.contentView is UIListContentView)
  }
}

@MainActor struct TableCellLabelsTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Kiwi"
    cell.detailTextLabel?.text = "Green"
    return cell
  }

  @Test("labels have the positions of the texts in the style's content configuration")
  func agreement() throws {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1] {
      let labeled = cell(style)
      let configured = UITableViewCell(style: style, reuseIdentifier: nil)
      var content = configured.defaultContentConfiguration()
      content.text = "Kiwi"
      content.secondaryText = style == .default ? nil : "Green"
      configured.contentConfiguration = content
      let size = CGSize(width: 320, height: 0)
      #expect(labeled.sizeThatFits(size) == configured.sizeThatFits(size))
      for cell in [labeled, configured] {
        cell.frame.size = cell.sizeThatFits(size)
        cell.layoutIfNeeded()
      }
      let list = try #require(configured.contentView as? UIListContentView)
      let text = try #require(labeled.textLabel)
      #expect(text.frame.isClose(to: list.frames().text?.frame))
      if style != .default {
        let detail = try #require(labeled.detailTextLabel)
        #expect(detail.frame.isClose(to: list.frames().secondaryText?.frame))
      }
    }
  }

  @Test("a content configuration replaces the labels, and removing it brings new ones")
  func exclusion() {
    let cell = cell(.subtitle)
    let former = cell.textLabel
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil && cell.textLabel !== former)
    #expect(cell.textLabel?.text == nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test("a background view and a background configuration exclude each other")
  func backgroundViews() {
    let cell = cell(.default)
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(cell.backgroundConfiguration == nil)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === background && cell.subviews[1] === selected)
    #expect(background.frame == cell.bounds)
    #expect(selected.isHidden)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(background.superview == nil && selected.superview == nil)
    cell.backgroundView = background
    #expect(cell.backgroundConfiguration == nil)
  }
}

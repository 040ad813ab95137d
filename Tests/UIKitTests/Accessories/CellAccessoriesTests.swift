import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls
@testable import CelloLists

/// Accessories in a list cell.
@MainActor struct CellAccessoriesTests {
  /// A list cell that reports a custom state.
  private final class Cell: UICollectionViewListCell {
    var change: (inout UICellConfigurationState) -> Void = { _ in }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      change(&state)
      return state
    }
  }

  private func row(
    _ accessories: [UICellAccessory], environment: UIListEnvironment = .plain,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    kind: ListRow.Kind = .cell,
    change: @escaping (inout UICellConfigurationState) -> Void = { _ in }
  ) -> (row: ListRowView, cell: Cell) {
    let cell = Cell(frame: .zero)
    cell.change = change
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.accessories = accessories
    let row = ListRowView(cell, row: ListRow(environment: environment, position: .only, kind: kind))
    row.traitOverrides.displayScale = 2
    row.traitOverrides.layoutDirection = direction
    row.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    row.layoutIfNeeded()
    return (row, cell)
  }

  private func views(_ cell: UIView) -> [AccessoryView] {
    cell.subviews.compactMap { $0 as? AccessoryView }
  }

  // Measured: docs/measurements/accessories.md#regions.
  @Test("accessories are centered in their regions, and the content is between them")
  func frames() {
    let cell = row(
      [.disclosureIndicator(), .delete()], change: { $0.isEditing = true }
    ).cell
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 305, height: 44))
    #expect(
      views(cell).map(\.frame) == [
        CGRect(x: 16, y: 0, width: 24, height: 44), CGRect(x: 345, y: 0, width: 14, height: 44),
      ])
  }

  @Test("from right to left, the sides change")
  func rightToLeft() {
    let cell = row(
      [.disclosureIndicator(), .delete(displayed: .always)], direction: .rightToLeft
    ).cell
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 305, height: 44))
    #expect(views(cell).map(\.frame.minX) == [335, 16])
  }

  @Test("an accessory is shown only during editing, and its view is kept between updates")
  func editing() {
    let (row, cell) = row([.checkmark(), .reorder()])
    let checkmark = views(cell).first
    #expect(views(cell).map(\.glyph) == [.checkmark])
    cell.change = { $0.isEditing = true }
    cell.setNeedsUpdateConfiguration()
    row.layoutIfNeeded()
    #expect(views(cell).map(\.glyph) == [.checkmark, .reorder])
    #expect(views(cell).first === checkmark)
    cell.change = { _ in }
    cell.setNeedsUpdateConfiguration()
    row.layoutIfNeeded()
    #expect(views(cell).map(\.glyph) == [.checkmark])
    cell.accessories = []
    row.layoutIfNeeded()
    #expect(views(cell).isEmpty)
    #expect(cell.contentView.frame.width == 375)
  }

  @Test("the line before a reorder control is as high as the cell")
  func separator() {
    let cell = row([.checkmark(), .reorder(displayed: .always)]).cell
    let line = cell.subviews.last
    #expect(line?.frame == CGRect(x: 326, y: 0, width: 1, height: 44))
    let without = row([
      .checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
    ]).cell
    #expect(without.subviews.last is AccessoryView)
    #expect(row([.reorder(displayed: .always)]).cell.subviews.last is AccessoryView)
  }

  @Test("controls show the state of their cell")
  func states() {
    let accessories: [UICellAccessory] = [.multiselect(displayed: .always), .outlineDisclosure()]
    #expect(
      views(row(accessories).cell).map(\.glyph) == [.multiselectOff, .outlineCollapsed])
    let changed = row(accessories) {
      $0.isSelected = true
      $0.isExpanded = true
    }
    #expect(views(changed.cell).map(\.glyph) == [.multiselectOn, .outlineExpanded])
  }

  @Test("a hidden accessory keeps its space")
  func hidden() {
    let cell = row([.disclosureIndicator(options: .init(isHidden: true))]).cell
    #expect(cell.contentView.frame.width == 345)
    #expect(DisplayListRecorder.record(views(cell)[0]).items.isEmpty)
    #expect(!DisplayListRecorder.record(views(row([.disclosureIndicator()]).cell)[0]).items.isEmpty)
  }

  @Test("a reserved width replaces the system's")
  func reservedWidths() {
    func width(_ dimension: UICellAccessory.LayoutDimension?) -> CGFloat {
      375
        - row([.checkmark(options: .init(reservedLayoutWidth: dimension))]).cell.contentView.frame
        .width
    }
    #expect(width(nil) == 40)
    #expect(width(.standard) == 40)
    #expect(width(.actual) == 35)
    #expect(width(.custom(50)) == 66)
    #expect(width(.custom(-5)) == 16)
    #expect(width(.custom(.nan)) == 16)
  }

  @Test("a custom view has its fitting size or its current size")
  func customViews() {
    let view = UISwitch()
    let cell = row([
      .customView(configuration: .init(customView: view, placement: .trailing(), tintColor: .red))
    ]).cell
    let size = view.intrinsicContentSize
    #expect(view.frame.size == size)
    #expect(view.tintColor == .red)
    #expect(cell.contentView.frame.width == 375 - 16 - size.width)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    let (row, tall) = row([
      .customView(
        configuration: .init(
          customView: box, placement: .leading(), reservedLayoutWidth: .standard,
          maintainsFixedSize: true))
    ])
    #expect(box.frame.size == CGSize(width: 30, height: 60))
    #expect(tall.contentView.frame.minX == 40)
    #expect(row.sizeThatFits(CGSize(width: 375, height: 0)).height == 60)
  }

  @Test("a tap runs the handler; a hidden control does nothing")
  func handlers() {
    var count = 0
    let cell = row([
      .delete(displayed: .always) { count += 1 },
      .detail(options: .init(isHidden: true)) { count += 10 },
      .checkmark(),
    ]).cell
    for view in views(cell) where view.isUserInteractionEnabled {
      view.sendActions(for: .touchUpInside)
    }
    #expect(count == 1)
  }

  @Test("accessories are inset like the content of their list")
  func margins() {
    let sidebar = row([.checkmark()], environment: .sidebar).cell
    #expect(sidebar.contentView.frame.width == 323)
    let alone = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    alone.accessories = [.checkmark()]
    alone.layoutIfNeeded()
    #expect(alone.contentView.frame.width == 60)
  }

  @Test("controls for editing grow at accessibility sizes")
  func accessibilitySizes() {
    let (row, cell) = row([.delete(displayed: .always), .disclosureIndicator()])
    row.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    row.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 55)
    #expect(cell.contentView.frame.maxX == 338)
  }

  // Source: docs/measurements/accessories.md#text-sizes. The ratio of the size of the body text to
  // 17 points is limited to 1.5. Measured: a circle of 20.67 points at `medium` (22 · 16 / 17), and
  // controls of 39 points (26 · 1.5) at `accessibilityLarge`.
  @Test(
    "glyphs grow and shrink with the text",
    arguments: [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 25.5),
      (.accessibilityLarge, 25.5), (.accessibilityExtraLarge, 25.5),
      (.accessibilityExtraExtraLarge, 25.5), (.accessibilityExtraExtraExtraLarge, 25.5),
    ] as [(UIContentSizeCategory, CGFloat)])
  func textSizes(category: UIContentSizeCategory, size: CGFloat) {
    let (row, cell) = row([
      .multiselect(displayed: .always), .detail(displayed: .always), .checkmark(),
      .disclosureIndicator(), .reorder(displayed: .always),
    ])
    row.traitOverrides.preferredContentSizeCategory = category
    row.layoutIfNeeded()
    let widths = views(cell).map(\.contentSize.width)
    for (width, standard) in zip(widths, [26, 19, 22, 14, 27] as [CGFloat]) {
      #expect(abs(width - standard * size / 17) < 0.001)
    }
  }

  @Test("the disclosure indicator at medium is as large as measured: 6.67 × 11.33 points")
  func mediumDisclosureIndicator() throws {
    let (row, cell) = row([.disclosureIndicator()])
    row.traitOverrides.preferredContentSizeCategory = .medium
    row.traitOverrides.displayScale = 3
    row.layoutIfNeeded()
    let list = DisplayListRecorder.record(try #require(views(cell).first))
    guard case .stroke(let shape, let style, _)? = list.items.first else {
      Issue.record("the glyph is not a line")
      return
    }
    let size = shape.bounds.insetBy(dx: -style.width / 2, dy: -style.width / 2).size
    #expect(abs(size.width - 6.67) < 0.1)
    #expect(abs(size.height - 11.33) < 0.1)
  }

  @Test("an accessory that occurs twice ends the process with its name")
  func twice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(), .checkmark()]
      }
    }
    #expect(message(result).contains("accessories: checkmark occurs twice."))
  }

  @Test("a pop-up menu shows the selected element, and reports another choice")
  func popUpMenu() throws {
    var reports: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
    ])
    let (row, cell) = row([
      .popUpMenu(menu) { reports.append($0.selectedElements.first?.title ?? "none") }
    ])
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    screen.addSubview(row)
    screen.layoutIfNeeded()
    let accessory = try #require(views(cell).first)
    let button = try #require(accessory.subviews.first as? UIButton)
    #expect(button.titleLabel?.text == "One")
    #expect(accessory.frame.maxX == 359)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: screen)
    TouchSequence(in: screen).tap(at: middle)
    let overlay = try #require(MenuOverlay.visible(onScreenOf: button))
    let node = try #require(overlay.accessibilityNodes().first { $0.label == "Two" })
    let element = try #require(node.object as? UIView)
    TouchSequence(in: screen).tap(
      at: element.convert(CGPoint(x: element.bounds.midX, y: element.bounds.midY), to: screen))
    #expect(reports == ["Two"])
    screen.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Two")
  }
}

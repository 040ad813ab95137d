import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// A view that uses its own values.
private final class RatingView: UIView {
  private let starSize: CGFloat
  var color = UIColor.systemYellow
  private var highlight: UIColor?

  init(starSize: CGFloat = 20, color: UIColor = .systemYellow, highlight: UIColor? = nil) {
    self.starSize = starSize
    self.color = color
    self.highlight = highlight
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    (highlight ?? color).setFill()
    for index in 0..<5 {
      UIRectFill(
        CGRect(x: CGFloat(index) * (starSize + 4), y: 0, width: starSize, height: starSize))
    }
  }
}

/// A view that is laid out by hand.
private final class BannerView: UIView {
  private let title = UILabel()
  private let inset: CGFloat

  init(inset: CGFloat = 16) {
    self.inset = inset
    super.init(frame: .zero)
    title.text = "Your cart"
    title.font = .boldSystemFont(ofSize: 22)
    addSubview(title)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = title.sizeThatFits(bounds.size)
    title.frame = CGRect(
      x: inset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

/// A label whose intrinsic size is a rule in code.
private final class PaddedLabel: UILabel {
  static let words = "New"
  let padding: Int

  init(padding: Int) {
    self.padding = padding
    super.init(frame: .zero)
    text = Self.words
    backgroundColor = .systemTeal
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + CGFloat(padding))
  }
}

/// A card with arranged labels.
private final class CardView: UIView {
  let stack = UIStackView()
  let nameLabel = UILabel()
  let priceLabel = UILabel()
  let icon = UIImageView(image: UIImage(systemName: "cart"))
  private(set) var iconWidth = NSLayoutConstraint()

  init(_ arranged: (CardView) -> [UIView] = { [$0.icon, $0.nameLabel, $0.priceLabel] }) {
    super.init(frame: .zero)
    backgroundColor = .white
    nameLabel.text = "Shoes"
    priceLabel.text = "59 €"
    for view in arranged(self) { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    iconWidth = icon.widthAnchor.constraint(equalToConstant: 40)
    iconWidth.isActive = icon.superview != nil
    icon.backgroundColor = .systemGray5
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// Edits as in any app, with the cause in the first line of the message.
@MainActor struct OrdinaryEditTests {
  private let folder = TemporaryFolder()

  private func verify(_ view: UIView, record mode: RecordMode? = .never) -> String? {
    let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
    let run = SnapshotRun(
      variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"], identity: identity)
    return SnapshotRun.$current.withValue(run) {
      verifySnapshot(
        of: view,
        as: .image(
          size: CGSize(width: 200, height: 160), traits: UITraitCollection(displayScale: 3)),
        named: "view", record: mode, snapshotDirectory: folder.path + "/references",
        testName: "edit()")
    }
  }

  /// Returns the cause in the first line of the message for a view that differs from the recorded one.
  private func cause(_ old: UIView, _ new: UIView) throws -> String {
    _ = verify(old, record: .all)
    let message = try #require(verify(new))
    let line = message.prefix { $0 != "\n" }
    let start = try #require(line.range(of: ".view: "))
    return String(line[start.upperBound...])
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    var cause: String
    var view: @MainActor @Sendable (_ isEdited: Bool) -> UIView
    var testDescription: String { cause }

    init(_ cause: String, _ view: @escaping @MainActor @Sendable (Bool) -> UIView) {
      self.cause = cause
      self.view = view
    }
  }

  nonisolated static let edits = [
    Edit("border style absent → roundedRect of UITextField") {
      let field = UITextField()
      field.text = "Name"
      if $0 { field.borderStyle = .roundedRect }
      return field
    },
    Edit("on tint color systemPurple → systemRed of UISwitch") {
      let control = UISwitch()
      control.isOn = true
      control.onTintColor = $0 ? .systemRed : .systemPurple
      return control
    },
    Edit("minimum track tint color systemPurple → systemRed of UISlider") {
      let slider = UISlider()
      slider.value = 0.5
      slider.minimumTrackTintColor = $0 ? .systemRed : .systemPurple
      return slider
    },
    Edit("range 0 1 → 0 2 of UISlider") {
      let slider = UISlider()
      slider.maximumValue = $0 ? 2 : 1
      slider.value = 0.5
      return slider
    },
    Edit("progress tint color absent → systemRed of UIProgressView") {
      let view = UIProgressView()
      view.progress = 0.5
      if $0 { view.progressTintColor = .systemRed }
      return view
    },
    Edit(#"titles "Home" "Work" → "Home" "Office" of UISegmentedControl"#) {
      UISegmentedControl(items: ["Home", $0 ? "Office" : "Work"])
    },
    Edit("selected segment tint color absent → systemRed of UISegmentedControl") {
      let control = UISegmentedControl(items: ["Home", "Work"])
      control.selectedSegmentIndex = 0
      if $0 { control.selectedSegmentTintColor = .systemRed }
      return control
    },
    Edit("current page 1 of 4 → 2 of 4 of UIPageControl") {
      let control = UIPageControl()
      control.numberOfPages = 4
      control.currentPage = $0 ? 2 : 1
      control.backgroundColor = .systemGray
      return control
    },
    Edit("font system 15.0 → system 18.0 of UIButton") {
      let button = UIButton(type: .system)
      button.setTitle("Cancel", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: $0 ? 18 : 15)
      return button
    },
    Edit("configuration corner style medium → capsule of UIButton") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.cornerStyle = $0 ? .capsule : .medium
      return UIButton(configuration: configuration)
    },
    Edit("configuration base background color systemBlue → systemRed of UIButton") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.baseBackgroundColor = $0 ? .systemRed : .systemBlue
      return UIButton(configuration: configuration)
    },
    Edit("configuration image padding absent → 12 of UIButton") {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Buy"
      configuration.image = UIImage(systemName: "cart")
      if $0 { configuration.imagePadding = 12 }
      return UIButton(configuration: configuration)
    },
    Edit("custom spacing absent → 20 of nameLabel") {
      let card = CardView()
      if $0 { card.stack.setCustomSpacing(20, after: card.nameLabel) }
      return card
    },
    Edit("constraint self.width == 40 → == 60 of icon") {
      let card = CardView()
      if $0 { card.iconWidth.constant = 60 }
      return card
    },
    Edit("priceLabel removed") { isEdited in
      CardView { isEdited ? [$0.icon, $0.nameLabel] : [$0.icon, $0.nameLabel, $0.priceLabel] }
    },
    Edit("nameLabel removed") { isEdited in
      CardView { isEdited ? [$0.icon, $0.priceLabel] : [$0.icon, $0.nameLabel, $0.priceLabel] }
    },
    Edit("star size 20 → 18 of RatingView") { RatingView(starSize: $0 ? 18 : 20) },
    Edit("color systemYellow → systemRed of RatingView") {
      RatingView(color: $0 ? .systemRed : .systemYellow)
    },
    Edit("highlight absent → systemRed of RatingView") {
      RatingView(highlight: $0 ? .systemRed : nil)
    },
    Edit("inset 16 → 20 of BannerView") { BannerView(inset: $0 ? 20 : 16) },
    Edit("frame height 22.333 → 30.333 of PaddedLabel") { isEdited in
      CardView { [PaddedLabel(padding: isEdited ? 10 : 2), $0.nameLabel, $0.priceLabel] }
    },
    Edit("row height 56 → 64 of PlainTable") { PlainTable(rowHeight: $0 ? 64 : 56) },
    Edit("separator color absent → systemRed of PlainTable") {
      let table = PlainTable(rowHeight: 44)
      if $0 { table.separatorColor = .systemRed }
      return table
    },
    Edit("type disclosure-indicator → checkmark of accessory") {
      PlainTable(rowHeight: 44, accessory: $0 ? .checkmark : .disclosureIndicator)
    },
    Edit("layout item size 50 × 30 → 50 × 40 of grid") {
      TileView(itemSize: CGSize(width: 50, height: $0 ? 40 : 30))
    },
    Edit("layout minimum line spacing absent → 20 of grid") { TileView(lineSpacing: $0 ? 20 : 10) },
    Edit("layout section inset 16 16 16 16 → 24 16 16 16 of grid") {
      TileView(top: $0 ? 24 : 16)
    },
  ]

  @Test("is proved and named first", arguments: edits)
  func edit(edit: Edit) throws {
    let cause = try cause(edit.view(false), edit.view(true))
    #expect(cause.hasPrefix("proved: \(edit.cause); "))
  }

  @Test("a title of a navigation bar is proved")
  func title() throws {
    func message(_ title: String, record mode: RecordMode) -> String? {
      let controller = UIViewController()
      controller.title = title
      let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
      let run = SnapshotRun(
        variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"], identity: identity)
      return SnapshotRun.$current.withValue(run) {
        verifySnapshot(
          of: UINavigationController(rootViewController: controller), as: .image(on: .iPhoneSe),
          named: "screen", record: mode, snapshotDirectory: folder.path + "/references",
          testName: "edit()")
      }
    }
    _ = message("Orders", record: .all)
    let message = try #require(message("My orders", record: .never))
    #expect(message.contains(#".screen: proved: text "Orders" → "My orders" of UILabel; "#))
  }

  @Test("the stored values are restored")
  func restored() throws {
    _ = verify(RatingView(), record: .all)
    let view = RatingView(color: .systemRed)
    #expect(verify(view)?.contains("proved") == true)
    #expect(view.color == .systemRed)
    #expect(verify(view, record: .all) != nil)
    #expect(verify(view) == nil)
  }
}

/// A table as in any app.
private final class PlainTable: UITableView, UITableViewDataSource {
  private let accessory: UITableViewCell.AccessoryType

  init(rowHeight: CGFloat, accessory: UITableViewCell.AccessoryType = .none) {
    self.accessory = accessory
    super.init(frame: .zero, style: .plain)
    self.rowHeight = rowHeight
    dataSource = self
    register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = accessory
    return cell
  }
}

/// A grid with a flow layout.
private final class TileView: UIView, UICollectionViewDataSource {
  private let grid: UICollectionView

  init(
    itemSize: CGSize = CGSize(width: 50, height: 30), lineSpacing: CGFloat = 10, top: CGFloat = 16
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = lineSpacing
    layout.sectionInset = UIEdgeInsets(top: top, left: 16, bottom: 16, right: 16)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    grid.dataSource = self
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    addSubview(grid)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    cell.contentView.backgroundColor = .systemIndigo
    return cell
  }
}

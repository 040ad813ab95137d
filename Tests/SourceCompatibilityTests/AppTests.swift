import Testing
import UIKit

// The files in App are written like the code of an app and import only UIKit. These tests check the
// behavior that their comments describe.

/// Returns the content configuration of a cell after its pending update.
@MainActor func shown(in cell: UITableViewCell) throws -> UIListContentConfiguration {
  cell.layoutIfNeeded()
  return try #require(cell.contentConfiguration as? UIListContentConfiguration)
}

@MainActor func shown(in cell: UICollectionViewCell) throws -> UIListContentConfiguration {
  cell.layoutIfNeeded()
  return try #require(cell.contentConfiguration as? UIListContentConfiguration)
}

@MainActor struct BasicContentTests {
  let tea = Tea(name: "Sencha", origin: "Uji", symbol: "star")

  @Test("the same code configures cells of tables and lists, and headers")
  func everywhere() throws {
    let tableCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let listCell = UICollectionViewListCell(frame: .zero)
    let plainCell = UICollectionViewCell(frame: .zero)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    TeaRows.show(tea, in: tableCell)
    TeaRows.show(tea, in: listCell)
    TeaRows.show(tea, in: plainCell)
    TeaRows.showTitle("Teas", in: header)
    #expect(try shown(in: tableCell).secondaryText == "Uji")
    #expect(try shown(in: tableCell).prefersSideBySideTextAndSecondaryText)
    #expect(try shown(in: listCell).text == "Sencha")
    #expect(try shown(in: listCell).image == UIImage(systemName: "star"))
    #expect(try shown(in: plainCell).textProperties.alignment == .center)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Teas")
    #expect(header.contentView is UIListContentView)
  }

  @Test("changing a configuration changes no cell until it is assigned")
  func values() throws {
    let cell = UITableViewCell()
    TeaRows.show(tea, in: cell)
    var copy = try shown(in: cell)
    copy.text = "Gyokuro"
    #expect(try shown(in: cell).text == "Sencha")
    cell.contentConfiguration = copy
    #expect(try shown(in: cell).text == "Gyokuro")
  }

  @Test("a default configuration has no content, regardless of the cell")
  func fresh() {
    let cell = UITableViewCell()
    TeaRows.show(tea, in: cell)
    #expect(cell.defaultContentConfiguration().text == nil)
    #expect(cell.defaultContentConfiguration().image == nil)
  }

  @Test("a font of one's own stays through every state")
  func font() throws {
    let cell = UITableViewCell()
    TeaRows.showSample(of: .largeTitle, in: cell)
    let small = try height(of: cell)
    cell.isUserInteractionEnabled = false
    #expect(
      try shown(in: cell).textProperties.font == .preferredFont(forTextStyle: .largeTitle))
    TeaRows.showSample(of: .caption2, in: cell)
    #expect(try height(of: cell) < small)
  }

  private func height(of cell: UITableViewCell) throws -> CGFloat {
    cell.sizeThatFits(CGSize(width: 320, height: 0)).height
  }

  @Test("an attributed text replaces the plain one")
  func attributedText() throws {
    let cell = UITableViewCell()
    TeaRows.showSoldOut(tea, in: cell)
    #expect(try shown(in: cell).text == nil)
    #expect(try shown(in: cell).attributedText?.string == "Sencha sold out")
  }

  @Test("styles exist without a cell, and both kinds of configuration follow the same state")
  func sidebar() {
    let (content, background) = TeaRows.sidebar()
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    #expect(background.backgroundColor == .clear)
    #expect(background.updated(for: state).backgroundColor == .quaternarySystemFill)
    #expect(content.updated(for: state).textProperties.font != content.textProperties.font)
  }
}

@MainActor struct StateLookTests {
  @Test("a selected row is white, and the next state starts afresh")
  func override() throws {
    let cell = PlaylistCell(frame: .zero)
    cell.track = Track(title: "Prelude", icon: UIImage(systemName: "star"))
    #expect(try shown(in: cell).textProperties.color == .label)
    cell.isSelected = true
    #expect(try shown(in: cell).textProperties.color == .white)
    #expect(try shown(in: cell).imageProperties.tintColor == .white)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(try shown(in: cell).textProperties.color == .white)
    cell.isHighlighted = false
    #expect(try shown(in: cell).textProperties.color == .label)
    #expect(try shown(in: cell).text == "Prelude")
  }

  @Test("the override runs before the first layout, and once for several changes")
  func coalescing() {
    let cell = PlaylistCell(frame: .zero)
    cell.track = Track(title: "a")
    cell.track = Track(title: "b")
    cell.isSelected = true
    #expect(cell.updates == 0)
    cell.layoutIfNeeded()
    #expect(cell.updates == 1)
    cell.track = Track(title: "b")
    cell.layoutIfNeeded()
    #expect(cell.updates == 1)
  }

  @Test("without automatic updates, only the app determines content and background")
  func manual() throws {
    let cell = QueueCell()
    cell.track = Track(title: "Fugue")
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)
    let contentView = cell.contentView
    cell.setSelected(true, animated: false)
    #expect(try shown(in: cell).textProperties.color == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemIndigo)
    #expect(cell.contentView === contentView)
    cell.prepareForReuse()
    cell.setSelected(false, animated: false)
    #expect(try shown(in: cell).text == nil)
    #expect(try shown(in: cell).textProperties.color == .black)
  }

  @Test("a handler does without a subclass")
  func handler() throws {
    let cell = UICollectionViewListCell(frame: .zero)
    PlaylistRows.configure(cell, with: Track(title: "Aria"))
    #expect(try shown(in: cell).secondaryText == nil)
    cell.isSelected = true
    #expect(try shown(in: cell).secondaryText == "Playing")
  }

  @Test("an update returns a new value, and keeps properties that were set")
  func updating() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row"
    content.secondaryTextProperties.color = .systemRed
    let original = content
    let (normal, disabled) = PlaylistRows.looks(of: content, traits: .current)
    #expect(content == original)
    #expect(normal.textProperties.color == .label)
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .systemRed)
    #expect(disabled.text == "Row")
  }
}

@MainActor struct CustomStateTests {
  @Test("the view model in the state determines the row, and flags change only their properties")
  func mail() throws {
    let cell = MailCell(frame: .zero)
    #expect(try shown(in: cell).text == nil)
    cell.letter = Letter(sender: "Ada", subject: "Engines")
    #expect(try shown(in: cell).text == "Ada")
    #expect(try shown(in: cell).secondaryText == "Engines")
    #expect(try shown(in: cell).image == nil)
    cell.isFlagged = true
    #expect(try shown(in: cell).image == UIImage(systemName: "flag.fill"))
    #expect(try shown(in: cell).imageProperties.tintColor == .systemOrange)
    #expect(try shown(in: cell).textProperties.color == .label)
    cell.isArchived = true
    cell.isFlagged = false
    #expect(try shown(in: cell).textProperties.color == .secondaryLabel)
    #expect(try shown(in: cell).image == nil)
  }

  @Test("custom states take part in equality and can be removed")
  func equality() {
    let plain = UICellConfigurationState(traitCollection: .current)
    var state = plain
    #expect(!state.isFlagged)
    state.isFlagged = true
    state.letter = Letter(sender: "Ada", subject: "Engines")
    #expect(state != plain)
    #expect(state.letter?.subject == "Engines")
    state.letter = nil
    state[.isFlagged] = nil
    #expect(state == plain)
  }

  @Test("a configuration updates itself for a custom state, in cells and headers")
  func payment() throws {
    let cell = PaymentCell()
    let header = PaymentHeader(reuseIdentifier: nil)
    let configuration = AmountConfiguration(amount: "12.50")
    cell.contentConfiguration = configuration
    header.contentConfiguration = configuration
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? AmountView)
    #expect(view.label.text == "12.50 pending")
    cell.isProcessed = true
    header.areAllProcessed = true
    cell.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(view.label.text == "12.50 done")
    #expect(cell.contentView === view)
    #expect((header.contentView as? AmountView)?.label.text == "12.50 done")
    #expect(configuration.mark == "pending")
    cell.isProcessed = false
    cell.layoutIfNeeded()
    #expect(view.label.text == "12.50 pending")
  }

  @Test("a cell is as high as a content view of one's own asks for")
  func height() {
    let cell = PaymentCell()
    cell.contentConfiguration = AmountConfiguration(amount: "1")
    let fitted = cell.sizeThatFits(CGSize(width: 320, height: 0))
    let label = UILabel()
    label.text = "1 pending"
    #expect(fitted.width == 320)
    #expect(fitted.height == label.intrinsicContentSize.height + 16)
  }
}

@MainActor struct TransformerTests {
  @Test("transformers compose, and change the resolved color, not the property")
  func composition() {
    let background = Tints.subdued()
    #expect(background.strokeColor == .red)
    #expect(background.resolvedStrokeColor(for: .green) == UIColor.blue.withAlphaComponent(0.5))
    #expect(background.backgroundColor == nil)
    let resolved = background.resolvedBackgroundColor(for: UIColor(white: 0.25, alpha: 1))
    var white: CGFloat = 0
    #expect(resolved.getWhite(&white, alpha: nil))
    #expect((white - 0.25).magnitude < 0.001)
  }

  @Test("a tint with a transformer keeps its color")
  func tint() {
    let dimmed = Tints.content(dimmed: true)
    #expect(dimmed.imageProperties.tintColor == .systemPurple)
    #expect(
      dimmed.imageProperties.resolvedTintColor(for: .red)
        == UIConfigurationColorTransformer.faint(.systemPurple))
    let plain = Tints.content(dimmed: false)
    #expect(plain.imageProperties.resolvedTintColor(for: .red) == .systemPurple)
    #expect(plain != dimmed)
    #expect(dimmed == Tints.content(dimmed: true))
  }
}

@MainActor struct CustomContentTests {
  @Test("the smallest configuration and view work with and without a cell")
  func blank() {
    let cell = UITableViewCell()
    cell.contentConfiguration = BlankConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.contentView is BlankView)
    #expect(BlankConfiguration().makeContentView() is BlankView)
  }

  @Test("a new configuration is applied to the existing view")
  func reuse() throws {
    let cell = UITableViewCell()
    Placards.show("One", in: cell)
    let view = try #require(cell.contentView as? PlacardView)
    Placards.show("Two", in: cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView === view)
    #expect(view.label.text == "Two")
    #expect(view.label.center == CGPoint(x: 160, y: 22))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    #expect(view.superview == nil)
  }

  @Test("an equal configuration is not applied again, another state is")
  func ranking() throws {
    let cell = RankingCell(frame: .zero)
    cell.film = Film(title: "Metropolis", rank: 1, change: 0)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? RankingView)
    #expect(view.rankLabel.text == "1")
    #expect(view.rankLabel.textColor == .label)
    let applications = view.applications
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(view.applications == applications)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentView === view)
    #expect(view.rankLabel.textColor == .systemYellow)
    #expect(view.titleLabel.font == .preferredFont(forTextStyle: .headline))
    #expect(view.titleLabel.text == "Metropolis")
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view.rankLabel.textColor == .label)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 60)
  }

  @Test(
    "a cell makes the view once; on a change of state the configuration comes first, then the override"
  )
  func calls() throws {
    let cell = LoggedCell(frame: .zero)
    cell.title = "Row"
    #expect(cell.log.take().isEmpty)
    cell.layoutIfNeeded()
    let first = cell.log.take()
    #expect(first.first == "updateConfiguration(using:)")
    #expect(first.dropFirst().first == "updated(for:)")
    #expect(first.suffix(2) == ["makeContentView()", "apply()"])
    let view = try #require(cell.contentView as? LoggedView)
    #expect(view.label.text == "Row")

    cell.isSelected = true
    cell.layoutIfNeeded()
    let selection = cell.log.take()
    #expect(selection.prefix(3) == ["updated(for:)", "apply()", "updateConfiguration(using:)"])
    #expect(selection.last == "apply()")
    #expect(!selection.contains("makeContentView()"))
    #expect(cell.contentView === view)
    #expect(view.label.font == .boldSystemFont(ofSize: 17))
    cell.layoutIfNeeded()
    #expect(cell.log.take().isEmpty)
  }

  @Test("a configuration of any type follows a state of any type")
  func existentials() throws {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    var content = UIListContentConfiguration.sidebarCell()
    content.text = "Row"
    let configurations: [UIContentConfiguration] = [content, RankingConfiguration(title: "Row")]
    let views = configurations.map { Previews.view(of: $0, in: state) }
    #expect(
      views[0].configuration as? UIListContentConfiguration == content.updated(for: state))
    #expect((views[1] as? RankingView)?.rankLabel.textColor == .systemYellow)
  }

  @Test("a view can support several types of configurations")
  func supports() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = PostcardConfiguration(caption: "Kyoto")
    let view = try #require(cell.contentView as? PostcardView)
    cell.contentConfiguration = LetterConfiguration(caption: "Nara")
    #expect(cell.contentView === view)
    #expect(view.captionLabel.text == "Nara")
  }

  @Test("a cell is as high as the intrinsic height of a view that does not fit sizes itself")
  func intrinsicHeight() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = PostcardConfiguration(caption: "Kyoto", rowHeight: 90)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 90))
    cell.contentConfiguration = BlankConfiguration()
    cell.frame.size.height = 44
    cell.layoutIfNeeded()
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  @Test("traits and tint reach a content view by overrides and registrations")
  func surroundings() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = PostcardConfiguration(caption: "Kyoto")
    let view = try #require(cell.contentView as? PostcardView)
    cell.layoutIfNeeded()
    cell.overrideUserInterfaceStyle = .dark
    #expect(view.traitChanges == ["style"])
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.traitChanges == ["style", "text size"])
    cell.tintColor = .systemPurple
    #expect(view.captionLabel.textColor == .systemPurple)
  }

  @Test("a view state does not change a configuration that supports only cell states")
  func otherState() {
    let configuration = RankingConfiguration(title: "Metropolis")
    let state = UIViewConfigurationState(traitCollection: .current)
    #expect(configuration.updated(for: state) == configuration)
  }
}

@MainActor struct InteractiveContentTests {
  @Test(
    "a switch in a content view reaches the model of its own row", arguments: [true, false])
  func alarms(usingDelegate: Bool) throws {
    let screen = AlarmScreen()
    screen.makeCells(usingDelegate: usingDelegate)
    let toggles = try screen.cells.map { cell -> UISwitch in
      cell.layoutIfNeeded()
      return try #require(
        (cell.contentView as? AlarmView)?.toggle
          ?? (cell.contentView as? DelegatedAlarmView)?.toggle)
    }
    #expect(toggles.map(\.isOn) == [false, true, false])
    toggles[2].isOn = true
    #expect(screen.alarms == [false, true, false])
    toggles[2].sendActions(for: .valueChanged)
    #expect(screen.alarms == [false, true, true])
    #expect(toggles[0].next(ofType: UITableViewCell.self) === screen.cells[0])
    #expect(toggles[0].next(ofType: UISlider.self) == nil)
  }

  @Test("the screen is not retained", arguments: [true, false])
  func lifetime(usingDelegate: Bool) {
    weak var released: AlarmScreen?
    weak var cell: UITableViewCell?
    do {
      let screen = AlarmScreen()
      screen.makeCells(usingDelegate: usingDelegate)
      released = screen
      cell = screen.cells.first
      cell?.layoutIfNeeded()
    }
    #expect(released == nil)
    #expect(cell == nil)
  }

  @Test("a slider rounds its value through its configuration and reports the model")
  func slider() throws {
    let cell = UITableViewCell()
    var reported: [Chore] = []
    var configuration = ChoreConfiguration(chore: Chore(title: "Dishes", urgency: 2))
    configuration.onChange = { reported.append($0) }
    cell.contentConfiguration = configuration
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? ChoreView)
    #expect(view.slider.value == 2)
    #expect(view.slider.frame == CGRect(x: 8, y: 5, width: 304, height: 34))
    view.slider.value = 3.7
    view.slider.sendActions(for: .valueChanged)
    #expect(view.slider.value == 4)
    #expect(reported == [Chore(title: "Dishes", urgency: 4)])
    #expect((view.configuration as? ChoreConfiguration)?.chore.urgency == 4)
    view.slider.value = 99
    view.slider.sendActions(for: .valueChanged)
    #expect(reported.last?.urgency == 5)
  }

  @Test("a view may put a changed configuration to use without keeping it")
  func copy() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = VolumeConfiguration(volume: Volume(level: 3))
    let view = try #require(cell.contentView as? VolumeContentView)
    #expect(view.slider.value == 3)
    view.slider.value = 6.4
    view.slider.sendActions(for: .valueChanged)
    #expect(view.slider.value == 6)
    #expect((view.configuration as? VolumeConfiguration)?.volume.level == 3)
    view.muteSwitch.isOn = true
    view.muteSwitch.sendActions(for: .valueChanged)
    #expect(view.slider.value == 0)
  }

  @Test("a method can be the target")
  func target() {
    let view = VolumeView(frame: .zero)
    view.slider.setValue(7, animated: true)
    view.slider.sendActions(for: .valueChanged)
    #expect(view.level == 7)
  }

  @Test("list content beside a switch follows the cell's state")
  func setting() throws {
    let cell = UITableViewCell()
    var configuration = SettingConfiguration()
    configuration.content.text = "Wi-Fi"
    configuration.isOn = true
    var toggled: [Bool] = []
    configuration.onToggle = { toggled.append($0) }
    cell.contentConfiguration = configuration
    cell.isUserInteractionEnabled = false
    let size = cell.sizeThatFits(CGSize(width: 393, height: 0))
    cell.frame.size = size
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? SettingView)
    let content = try #require(
      view.listContentView.configuration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .tertiaryLabel)
    #expect(view.toggle.frame.maxX == 373)
    #expect(view.listContentView.frame.maxX == view.toggle.frame.minX)
    view.toggle.setOn(false, animated: true)
    view.toggle.sendActions(for: .valueChanged)
    #expect(toggled == [false])
  }
}

@MainActor struct ListContentElsewhereTests {
  @Test("a list content view can be used beside other views, outside cells")
  func badge() {
    let row = BadgedRow(frame: .zero)
    row.show(title: "Inbox", detail: "Today", count: 3)
    let height = row.sizeThatFits(CGSize(width: 300, height: 0)).height
    row.frame = CGRect(x: 0, y: 0, width: 300, height: height)
    row.layoutIfNeeded()
    #expect(row.shownContent?.secondaryText == "Today")
    #expect(row.badge.frame == CGRect(x: 256, y: 0, width: 44, height: height))
    row.show(title: "Inbox", detail: nil, count: 0)
    #expect(row.shownContent?.secondaryText == nil)
    #expect(row.sizeThatFits(CGSize(width: 300, height: 0)).height < height)
  }

  @Test("configurations are a source of fonts, colors and margins")
  func defaults() {
    let view = LookalikeView(frame: .zero)
    let content = UIListContentConfiguration.subtitleCell()
    #expect(view.title.font == content.textProperties.font)
    #expect(view.detail.font == content.secondaryTextProperties.font)
    #expect(view.detail.font.pointSize < view.title.font.pointSize)
    #expect(view.title.textColor == .label)
    #expect(view.title.numberOfLines == 0)
    #expect(view.directionalLayoutMargins == content.directionalLayoutMargins)
  }
}

@MainActor struct AnimationTests {
  @Test("an update asked for in an animation ends in the state's look")
  func selection() throws {
    let cell = StickerCell(frame: .zero)
    cell.sticker = Sticker(name: "Smile", picture: UIImage(systemName: "face.smiling"))
    #expect(try shown(in: cell).textProperties.color == .black)
    cell.isSelected = true
    #expect(try shown(in: cell).textProperties.color == .white)
    #expect(try shown(in: cell).imageProperties.tintColor == .white)
    cell.isSelected = false
    #expect(try shown(in: cell).textProperties.color == .black)
    #expect(try shown(in: cell).text == "Smile")
  }

  @Test("animations of a content view end immediately and call their completion handlers")
  func contentView() throws {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.contentConfiguration = StickerSheetConfiguration()
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? StickerSheetView)
    #expect(view.backgroundColor == .systemBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .systemPink)
    // There is one animation each for the initial configuration, the first state and the selected
    // state.
    #expect(view.finishedAnimations == 3)
  }

  @Test("a background set in an animation is the background")
  func background() {
    let cell = TintedCell(frame: .zero)
    cell.highlightBriefly()
    #expect(cell.backgroundConfiguration?.backgroundColor == .yellow)
  }
}

@MainActor struct ComposedCellTests {
  @Test("list content in a cell's content view can be combined with views that look like a value")
  func recipe() throws {
    let cell = CourseRecipeCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    cell.update(with: Recipe(name: "Borscht", cook: "Olha", course: "Soup"))
    cell.layoutIfNeeded()
    let content = try #require(
      cell.listContentView.configuration as? UIListContentConfiguration)
    #expect(content.text == "Borscht")
    #expect(content.secondaryText == "Olha")
    let value = UIListContentConfiguration.valueCell()
    #expect(cell.courseLabel.text == "Soup")
    #expect(cell.courseLabel.font == value.secondaryTextProperties.font)
    #expect(cell.courseLabel.textColor == .secondaryLabel)
    #expect(cell.courseLabel.frame.maxX == 300)
    #expect(cell.courseIcon.tintColor == cell.tintColor)
    #expect(cell.listContentView.frame.maxX == cell.courseIcon.frame.minX)
    let view = cell.listContentView
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(cell.listContentView === view)
    #expect(cell.courseLabel.textColor == .quaternaryLabel)
  }

  @Test("a background configuration and a background color exclude each other")
  func exclusion() {
    for cell in [UITableViewCell(), UICollectionViewListCell(frame: .zero)] as [UIView] {
      cell.backgroundColor = .systemTeal
      cell.layoutIfNeeded()
      #expect(background(of: cell) == nil)
      set(.listPlainCell(), on: cell)
      cell.layoutIfNeeded()
      #expect(cell.backgroundColor == nil)
      #expect(background(of: cell) != nil)
      cell.backgroundColor = .clear
      #expect(background(of: cell) == nil)
    }
  }

  private func background(of cell: UIView) -> UIBackgroundConfiguration? {
    (cell as? UITableViewCell)?.backgroundConfiguration
      ?? (cell as? UICollectionViewCell)?.backgroundConfiguration
  }

  private func set(_ background: UIBackgroundConfiguration, on cell: UIView) {
    (cell as? UITableViewCell)?.backgroundConfiguration = background
    (cell as? UICollectionViewCell)?.backgroundConfiguration = background
  }
}

@MainActor struct OverriddenViewTests {
  @Test("overrides are called for changes of a view")
  func overrides() {
    let view = RoundPictureView(frame: .zero)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(view.layer.cornerRadius == CGFloat(15))
    #expect(view.clipsToBounds)
    view.bounds.size = CGSize(width: 40, height: 40)
    #expect(view.layer.cornerRadius == CGFloat(20))
    view.tintColor = .red
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    let before = view.requests.count
    view.image = UIImage(systemName: "star")
    view.addSubview(UIView())
    #expect(view.requests.dropFirst(before) == ["layout", "size", "layout", "subview"])
  }
}

import Testing
import UIKit

@MainActor struct UICollectionViewListCellTests {
  /// A configuration that records the calls of its methods.
  private struct Probe: UIContentConfiguration {
    var name = ""
    var log: Log

    @MainActor func makeContentView() -> any UIView & UIContentView {
      log.entries.append("make \(name)")
      return ProbeView(self)
    }

    func updated(for state: any UIConfigurationState) -> Probe {
      var copy = self
      if (state as? UICellConfigurationState)?.isSelected == true { copy.name += " selected" }
      return copy
    }
  }

  private final class Log { var entries: [String] = [] }

  private final class ProbeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet {
        let probe = configuration as! Probe
        probe.log.entries.append("show \(probe.name)")
      }
    }

    init(_ configuration: Probe) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }
  }

  @Test("several changes of state make one update, with the latest state")
  func coalescing() {
    var states: [Bool] = []
    let cell = UICollectionViewListCell(frame: .zero)
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = false
    #expect(states.isEmpty)
    cell.layoutIfNeeded()
    #expect(states == [true])
    cell.layoutIfNeeded()
    #expect(states == [true])
  }

  @Test(
    "the content view is reused for the same type, and the appearance of an earlier state is not kept"
  )
  func reuse() {
    let log = Log()
    let cell = UICollectionViewListCell(frame: .zero)
    cell.contentConfiguration = Probe(name: "a", log: log)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(log.entries == ["make a", "show a", "show a selected", "show a"])
    #expect(cell.contentView is ProbeView)
  }

  @Test("another type of configuration brings another content view")
  func replacement() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let first = cell.contentView
    cell.contentConfiguration = Probe(log: Log())
    #expect(cell.contentView !== first)
    #expect(first.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentConfiguration == nil)
    #expect(type(of: cell.contentView) == UIView.self)
  }

  @Test("the order of an update is automatic updates, override, handler")
  func order() {
    final class Cell: UICollectionViewListCell {
      var log: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        let content = contentConfiguration as? UIListContentConfiguration
        log.append("override sees \(content?.textProperties.color == .tertiaryLabel)")
      }
    }
    let cell = Cell(frame: .zero)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.configurationUpdateHandler = { cell, _ in (cell as! Cell).log.append("handler") }
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(cell.log == ["override sees true", "handler"])
  }

  @Test("automatic updates can be turned off")
  func manualUpdates() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.isUserInteractionEnabled = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.color == .label)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("list cells have a background by default, plain cells have none")
  func defaults() {
    #expect(UICollectionViewListCell(frame: .zero).backgroundConfiguration != nil)
    #expect(UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
    #expect(UICollectionViewCell(frame: .zero).contentConfiguration == nil)
    let cell = UICollectionViewListCell(frame: .zero)
    cell.backgroundConfiguration = nil
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test("a default content configuration is fresh and not stored")
  func defaultContent() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.defaultContentConfiguration().text == nil)
    #expect(cell.contentConfiguration == nil)
  }

  @Test("custom states set in configurationState reach the handler")
  func customStates() {
    final class Cell: UICollectionViewListCell {
      var isFlagged = false { didSet { setNeedsUpdateConfiguration() } }
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("flagged")] = isFlagged
        return state
      }
    }
    let cell = Cell(frame: .zero)
    var seen: [AnyHashable?] = []
    cell.configurationUpdateHandler = { _, state in
      seen.append(state[UIConfigurationStateCustomKey("flagged")])
    }
    cell.layoutIfNeeded()
    cell.isFlagged = true
    cell.layoutIfNeeded()
    #expect(seen == [false, true])
  }

  @Test("a configuration set inside the update also follows the state")
  func settingWithinUpdate() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = UIListContentConfiguration.cell()
    }
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.color == .tertiaryLabel)
  }
}

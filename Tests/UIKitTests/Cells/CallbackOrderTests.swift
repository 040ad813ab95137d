import Testing
import UIKit

/// The order of the calls that cells make to an app, as documented in docs/measurements/states.md.
@MainActor struct CallbackOrderTests {
  final class Log: @unchecked Sendable {
    var events: [String] = []

    /// The events, with consecutive equal events merged, because layouts can be repeated.
    var order: [String] {
      events.indices.filter { $0 == 0 || events[$0] != events[$0 - 1] }.map { events[$0] }
    }
  }

  struct Content: UIContentConfiguration {
    let log: Log

    func makeContentView() -> any UIView & UIContentView {
      log.events.append("makeContentView")
      return ContentView(self)
    }

    func updated(for state: any UIConfigurationState) -> Content {
      log.events.append("updated(for:)")
      return self
    }
  }

  final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { (configuration as? Content)?.log.events.append("configuration") }
    }

    init(_ configuration: Content) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      (configuration as? Content)?.log.events.append("content layoutSubviews")
    }
  }

  final class Cell: UICollectionViewListCell {
    var log: Log?

    override var configurationState: UICellConfigurationState {
      log?.events.append("configurationState")
      return super.configurationState
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      log?.events.append("updateConfiguration(using:)")
    }
    override func layoutSubviews() {
      log?.events.append("layoutSubviews")
      super.layoutSubviews()
    }
    override func prepareForReuse() {
      log?.events.append("prepareForReuse")
      super.prepareForReuse()
    }
  }

  @Test("assignment, first layout, change of state and reuse call in a fixed order")
  func order() {
    let log = Log()
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.log = log
    cell.configurationUpdateHandler = { _, _ in log.events.append("configurationUpdateHandler") }
    cell.contentConfiguration = Content(log: log)
    #expect(log.events == ["makeContentView"])
    log.events = []
    cell.layoutIfNeeded()
    let update = [
      "configurationState", "updated(for:)", "configuration", "updateConfiguration(using:)",
      "configurationUpdateHandler", "layoutSubviews", "content layoutSubviews",
    ]
    #expect(log.order == update)
    log.events = []
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(log.events.isEmpty)
    cell.layoutIfNeeded()
    #expect(log.order.filter { $0 != "content layoutSubviews" } == Array(update.dropLast()))
    log.events = []
    cell.prepareForReuse()
    cell.layoutIfNeeded()
    #expect(log.events == ["prepareForReuse"])
  }
}

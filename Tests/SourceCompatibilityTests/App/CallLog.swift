import UIKit

// Records the calls between a cell, a configuration and its view.

final class CallLog {
  private(set) var calls: [String] = []

  func note(_ function: String = #function) { calls.append(function) }

  /// Returns the calls since the previous call of this method.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

struct LoggedConfiguration: UIContentConfiguration {
  var title: String?
  var isEmphasized = false
  let log: CallLog

  func makeContentView() -> UIView & UIContentView {
    log.note()
    return LoggedView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    log.note()
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isEmphasized = state.isSelected
    return updated
  }
}

class LoggedView: UIView, UIContentView {
  let label = UILabel()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(configuration: LoggedConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? LoggedConfiguration else { return }
    configuration.log.note()
    label.text = configuration.title
    label.font = configuration.isEmphasized ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

class LoggedCell: UICollectionViewListCell {
  let log = CallLog()
  var title: String?

  override func updateConfiguration(using state: UICellConfigurationState) {
    log.note()
    var configuration = LoggedConfiguration(log: log).updated(for: state)
    configuration.title = title
    contentConfiguration = configuration
  }
}

@MainActor enum Previews {
  /// Returns a content view for a configuration in a state.
  static func view(
    of configuration: UIContentConfiguration, in state: UIConfigurationState
  ) -> UIView & UIContentView {
    let updatedConfiguration = configuration.updated(for: state)
    return updatedConfiguration.makeContentView()
  }
}

import UIKit

// Cells that look different when they are highlighted or selected. A single method configures
// everything for a state.

struct Track: Hashable {
  var title: String
  var icon: UIImage?
}

/// A cell that modifies the system's appearance for the state.
class PlaylistCell: UICollectionViewListCell {
  var track: Track? {
    didSet {
      if track != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  private(set) var updates = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    updates += 1
    var content = self.defaultContentConfiguration().updated(for: state)
    content.image = self.track?.icon
    content.text = self.track?.title
    if state.isHighlighted || state.isSelected {
      content.imageProperties.tintColor = .white
      content.textProperties.color = .white
    }
    self.contentConfiguration = content
  }
}

/// A table cell with a custom background that sets the colors of both states.
class QueueCell: UITableViewCell {
  var track: Track?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    automaticallyUpdatesContentConfiguration = false
    automaticallyUpdatesBackgroundConfiguration = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)

    var content = defaultContentConfiguration().updated(for: state)
    content.text = track?.title
    content.textProperties.color = state.isSelected ? .white : .black
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.cornerRadius = 12
    if state.isSelected || state.isHighlighted {
      background.backgroundColor = .systemIndigo
    }
    backgroundConfiguration = background
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    track = nil
  }
}

@MainActor enum PlaylistRows {
  /// Configures a cell without a subclass, with an update handler that receives the cell and the
  /// state.
  static func configure(_ cell: UICollectionViewListCell, with track: Track) {
    cell.configurationUpdateHandler = { cell, state in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration().updated(for: state)
      content.text = track.title
      content.secondaryText = state.isSelected ? "Playing" : nil
      cell.contentConfiguration = content
    }
  }

  /// Returns an enabled and a disabled version of a configuration.
  static func looks(
    of configuration: UIListContentConfiguration, traits: UITraitCollection
  ) -> (normal: UIListContentConfiguration, disabled: UIListContentConfiguration) {
    var state = UICellConfigurationState(traitCollection: traits)
    let normal = configuration.updated(for: state)
    state.isDisabled = true
    let disabled = configuration.updated(for: state)
    return (normal, disabled)
  }
}

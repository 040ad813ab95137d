public import UIKit

/// A row of a table that shows a sender, with a rounded background while it is selected.
public final class SenderCell: UITableViewCell {
  public var sender = "" {
    didSet { if sender != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = sender
    content.image = avatar(of: sender)
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listCell().updated(for: state)
    if state.isSelected { background.cornerRadius = 12 }
    backgroundConfiguration = background
  }
}

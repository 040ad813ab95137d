import UIKit

extension UIConfigurationStateCustomKey {
  public static let isFlagged = UIConfigurationStateCustomKey("com.example.inbox.isFlagged")
}

/// A cell that shows a message with the system's content configuration, and a flag if it has one.
public final class MessageCell: UICollectionViewListCell {
  public var message: Message? {
    didSet { if message != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = message?.sender
    content.secondaryText = message?.subject
    let isFlagged = state[.isFlagged] as? Bool ?? false
    content.image = UIImage(systemName: isFlagged ? "flag.fill" : "envelope")
    content.imageProperties.tintColor = isFlagged ? .systemOrange : nil
    contentConfiguration = content
  }
}

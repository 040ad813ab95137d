#if canImport(UIKit)
  import UIKit

  /// A list cell that shows a contact.
  public final class ContactCell: UICollectionViewListCell {
    public var contact: Contact? {
      didSet { setNeedsUpdateConfiguration() }
    }

    public override func updateConfiguration(using state: UICellConfigurationState) {
      var content = UIListContentConfiguration.subtitleCell().updated(for: state)
      content.image = UIImage(systemName: "person.crop.circle")
      content.text = contact?.name
      content.secondaryText = contact?.company
      contentConfiguration = content
      accessories =
        contact?.isFavorite == true
        ? [
          .customView(
            configuration: .init(
              customView: UIImageView(image: UIImage(systemName: "star.fill")),
              placement: .trailing()))
        ] : []
    }
  }
#endif

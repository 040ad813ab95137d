import UIKit

// Rows with the system's content. Each function gets a new configuration, sets its properties, and
// assigns it.

struct Tea: Hashable {
  var name: String
  var origin: String
  var symbol: String
}

@MainActor enum TeaRows {
  /// Uses the default configuration of a table cell for its style.
  static func show(_ tea: Tea, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: tea.symbol)
    content.text = tea.name
    content.secondaryText = tea.origin
    cell.contentConfiguration = content
  }

  /// Uses the default configuration of a list cell.
  static func show(_ tea: Tea, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: tea.symbol)
    content.text = tea.name
    cell.contentConfiguration = content
  }

  /// Uses a predefined style for any other cell.
  static func show(_ tea: Tea, in cell: UICollectionViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = tea.name
    content.secondaryText = tea.origin
    content.textProperties.alignment = .center
    content.secondaryTextProperties.alignment = .center
    cell.contentConfiguration = content
  }

  static func showTitle(_ title: String, in header: UITableViewHeaderFooterView) {
    var content = header.defaultContentConfiguration()
    content.text = title
    header.contentConfiguration = content
  }

  /// Shows a sample of a text style.
  static func showSample(of style: UIFont.TextStyle, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = style.rawValue
    content.textProperties.font = UIFont.preferredFont(forTextStyle: style)
    content.textProperties.numberOfLines = 2
    cell.contentConfiguration = content
  }

  static func showSoldOut(_ tea: Tea, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    let text = NSMutableAttributedString(string: tea.name)
    text.append(
      NSAttributedString(string: " sold out", attributes: [.foregroundColor: UIColor.systemRed]))
    content.attributedText = text
    cell.contentConfiguration = content
  }

  /// Returns a configuration with a reserved width for images of different widths, so that the
  /// texts are aligned.
  static func shelfLabel(picture: UIImage, text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.image = picture
    content.text = text
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    return content
  }

  /// Returns both configurations of a style, without a cell.
  static func sidebar() -> (
    content: UIListContentConfiguration, background: UIBackgroundConfiguration
  ) {
    let background = UIBackgroundConfiguration.listSidebarCell()
    let content = UIListContentConfiguration.sidebarCell()
    return (content, background)
  }
}

import UIKit

// Rows with the system's content: ask for a fresh configuration, fill it in, assign it.

struct Tea: Hashable {
  var name: String
  var origin: String
  var symbol: String
}

@MainActor enum TeaRows {
  /// A table's cell has a default configuration for its style.
  static func show(_ tea: Tea, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: tea.symbol)
    content.text = tea.name
    content.secondaryText = tea.origin
    cell.contentConfiguration = content
  }

  /// A list's cell also has one, and the rest is the same.
  static func show(_ tea: Tea, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: tea.symbol)
    content.text = tea.name
    cell.contentConfiguration = content
  }

  /// Any other cell takes a ready-made style.
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

  /// A row that shows what a text style looks like.
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

  /// Pictures of different widths, in a column of their own, so that the texts line up.
  static func shelfLabel(picture: UIImage, text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.image = picture
    content.text = text
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    return content
  }

  /// Both kinds of configuration for a style, without any cell.
  static func sidebar() -> (
    content: UIListContentConfiguration, background: UIBackgroundConfiguration
  ) {
    let background = UIBackgroundConfiguration.listSidebarCell()
    let content = UIListContentConfiguration.sidebarCell()
    return (content, background)
  }
}

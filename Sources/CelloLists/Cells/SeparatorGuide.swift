/// The layout guide of a cell's separator, with constraints that the app's constraints can
/// override.
@MainActor final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  init(in cell: UIView) {
    guide.identifier = "separator"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // Weaker than all constraints that an app is likely to add.
    leading.priority = UILayoutPriority(1)
    trailing.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  /// Moves the guide to the position of the separator without constraints of the app.
  func follow(_ insets: (leading: CGFloat, trailing: CGFloat)) {
    leading.constant = insets.leading
    trailing.constant = -insets.trailing
  }
}

extension ConfigurationHosting {
  /// The distance from the cell's leading edge to the primary text of a system content view, in
  /// points. Separators align with the text.
  var leadingTextInset: CGFloat? {
    guard let list = host.contentView as? UIListContentView,
      let text = list.frames().text?.frame
    else { return nil }
    let content = host.contentView.frame
    return isRightToLeft
      ? bounds.width - (content.minX + text.maxX) : content.minX + text.minX
  }
}

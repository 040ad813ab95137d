import UIKit

/// A cell, header or footer outside of a list, on the background color of its list.
///
/// This view draws the background, because a background color of the cell would replace its
/// background configuration.
final class RowView: UIView {
  private let row: UIView

  init(_ row: UIView, in list: UIListEnvironment) {
    self.row = row
    super.init(frame: .zero)
    if list != .unspecified { traitOverrides.listEnvironment = list }
    let isGrouped = list == .grouped || list == .insetGrouped
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    addSubview(row)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { row.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = bounds
  }
}

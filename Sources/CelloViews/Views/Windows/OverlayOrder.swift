/// The positions along the z-axis of the views that cover a window, from back to front. Chosen: far
/// above the positions that apps use.
package enum OverlayOrder {
  /// The keyboard, which is in front of presented views.
  static let keyboard: CGFloat = 900_000
  /// The previews of a drag.
  package static let drag: CGFloat = 950_000
  /// The calendar of a compact date picker.
  package static let datePicker: CGFloat = 999_998
  /// An edit menu.
  package static let editMenu: CGFloat = 999_999
  /// A menu.
  package static let menu: CGFloat = 1_000_000
  /// The large content viewer.
  static let largeContent: CGFloat = 1_800_000
  /// A tool tip.
  static let toolTip: CGFloat = 1_900_000
  /// The pointer.
  static let pointer: CGFloat = 2_000_000
}

/// Learns which color a user chooses. All methods are optional.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen a color.
  ///
  /// - Parameter continuously: whether the finger still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// The user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)

  /// The user has chosen a color; called after
  /// ``colorPickerViewController(_:didSelect:continuously:)``. Deprecated by Apple.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}

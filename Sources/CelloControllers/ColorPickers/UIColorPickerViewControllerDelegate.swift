/// A delegate that is notified about chosen colors. All methods are optional.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user chooses a color.
  ///
  /// - Parameter continuously: whether the finger is still moving.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when the user closes the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)

  /// Called when the user chooses a color, after
  /// ``colorPickerViewController(_:didSelect:continuously:)``. Apple has deprecated this method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}

import UIKit

/// A color well in a form, and a button that presents a color picker.
final class PaletteController: UIViewController, UIColorPickerViewControllerDelegate {
  let well = UIColorWell(frame: CGRect(x: 20, y: 120, width: 44, height: 44))
  let button = UIButton(
    type: .system)
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    well.title = "Accent"
    well.selectedColor = .systemBlue
    well.supportsAlpha = true
    well.addAction(
      UIAction { [weak self] action in
        guard let color = (action.sender as? UIColorWell)?.selectedColor else { return }
        self?.calls.append("well \(Self.code(color))")
      }, for: .valueChanged)
    button.setTitle("Background", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 160, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    view.addSubview(well)
    view.addSubview(button)
  }

  private func presentPicker() {
    let picker = UIColorPickerViewController()
    picker.title = "Background Color"
    picker.supportsAlpha = false
    picker.delegate = self
    picker.selectedColor = view.backgroundColor ?? .white
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceItem = button
    present(picker, animated: true)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    view.backgroundColor = color
    calls.append("select \(Self.code(color))\(continuously ? " continuously" : "")")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    calls.append("finish \(Self.code(viewController.selectedColor))")
  }

  /// Returns red, green and blue as hexadecimal digits, and the opacity as a percentage.
  static func code(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let levels = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return String(format: "%02X%02X%02X %d%%", levels[0], levels[1], levels[2], Int(alpha * 100))
  }

  func removeCalls() { calls = [] }
}

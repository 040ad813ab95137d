import Testing
import UIKit

@testable import CelloValues

@MainActor struct TintTests {
  private final class ObservingView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
  }

  private let root = UIView()
  private let child = ObservingView()
  private let grandchild = ObservingView()

  init() {
    root.addSubview(child)
    child.addSubview(grandchild)
    (child.changes, grandchild.changes) = (0, 0)
  }

  private var changes: [Int] { [child.changes, grandchild.changes] }

  private func components(_ color: UIColor, in view: UIView) -> ColorComponents {
    color.rule.components(in: view.traitCollection)
  }

  @Test("a dimmed view and its subviews have gray tint colors")
  func dimming() {
    root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    grandchild.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    (child.changes, grandchild.changes) = (0, 0)
    root.tintAdjustmentMode = .dimmed
    #expect(changes == [1, 1])
    #expect(grandchild.tintAdjustmentMode == .dimmed)
    let red = ColorComponents(white: 0.299, alpha: 0.8)
    let green = ColorComponents(white: 0.587, alpha: 0.4)
    #expect(components(root.tintColor, in: root) == red)
    #expect(components(child.tintColor, in: child) == red)
    #expect(components(.tintColor, in: child) == red)
    #expect(components(grandchild.tintColor, in: grandchild) == green)
    #expect(components(.tintColor, in: grandchild) == green)
    root.tintAdjustmentMode = .automatic
    #expect(changes == [2, 2])
    #expect(root.tintAdjustmentMode == .normal)
    #expect(child.tintColor == root.tintColor)
    #expect(
      components(.tintColor, in: child) == ColorComponents(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("the system's tint color is dimmed once")
  func systemTint() {
    root.tintAdjustmentMode = .dimmed
    child.tintAdjustmentMode = .dimmed
    let blue = components(.systemBlue, in: root)
    let gray = blue.grayscale.withAlpha(0.8)
    #expect(components(grandchild.tintColor, in: grandchild) == gray)
    #expect(components(.tintColor, in: grandchild) == gray)
    #expect(grandchild.tintColor.losslessNotation == "dimmed(tintColor)")
  }

  @Test("a view with the normal mode keeps its colors inside a dimmed one")
  func normal() {
    root.tintColor = .systemPink
    root.tintAdjustmentMode = .dimmed
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .systemPink)
    #expect(grandchild.tintColor == .systemPink)
    #expect(components(.tintColor, in: grandchild) == components(.systemPink, in: grandchild))
    (child.changes, grandchild.changes) = (0, 0)
    root.tintAdjustmentMode = .normal
    #expect(changes == [0, 0])
    root.tintAdjustmentMode = .dimmed
    child.tintAdjustmentMode = .automatic
    #expect(changes == [1, 1])
    UIView().addSubview(child)
    #expect(child.tintAdjustmentMode == .normal)
    #expect(child.tintColor == .tintColor)
  }

  @Test("an alert and a sheet dim their presenter, unless it has a mode of its own")
  func presentations() {
    let window = UIWindow()
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    presenter.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(presenter.view.tintAdjustmentMode == .dimmed)
    #expect(alert.view.tintAdjustmentMode == .normal)
    alert.dismiss(animated: false)
    #expect(presenter.view.tintAdjustmentMode == .normal)

    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    presenter.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(presenter.view.tintAdjustmentMode == .dimmed)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(presenter.view.tintAdjustmentMode == .normal)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    window.layoutIfNeeded()
    #expect(presenter.view.tintAdjustmentMode == .dimmed)
    presenter.view.tintAdjustmentMode = .normal
    #expect(presenter.view.tintAdjustmentMode == .normal)
    sheet.dismiss(animated: false)
    presenter.view.tintAdjustmentMode = .automatic
    #expect(presenter.view.tintAdjustmentMode == .normal)

    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    presenter.present(full, animated: false)
    #expect(presenter.view.tintAdjustmentMode == .normal)
  }
}

import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIResponderTests {
  private class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Stubborn: Field {
    override var canResignFirstResponder: Bool { false }
  }

  private final class Coordinator: UIResponder {
    let count: Int

    nonisolated override init() {
      count = 3
      super.init()
    }
  }

  @Test("a responder of an app overrides the initializer")
  func initializer() { #expect(Coordinator().count == 3) }

  @Test("there is one first responder in a tree")
  func firstResponder() {
    let (root, first, second) = (UIView(), Field(), Field())
    root.addSubview(first)
    root.addSubview(second)
    #expect(!root.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("a first responder that does not resign stays")
  func stubborn() {
    let (root, first, second) = (UIView(), Stubborn(), Field())
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test("touches go up the responder chain until a view takes them")
  func touches() {
    final class Listener: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
      }
    }
    let listener = Listener()
    let child = UIView()
    listener.addSubview(child)
    child.touchesBegan([UITouch()], with: nil)
    #expect(listener.count == 1)
  }

  @Test("the front view that accepts touches is hit")
  func hitTest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let shared = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(shared, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(shared, with: nil) === back)
    back.alpha = 0.005
    #expect(root.hitTest(shared, with: nil) === root)
    back.alpha = 1
    back.isHidden = true
    #expect(root.hitTest(shared, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    front.isUserInteractionEnabled = true
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(root.hitTest(shared, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
  }

  // MARK: Accessibility

  @Test("labels, images and controls tell what they are until an app says otherwise")
  func defaults() {
    let label = UILabel()
    label.text = "Kiwi"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Kiwi")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "A kiwi"
    label.accessibilityTraits = [.header, .button]
    #expect(label.accessibilityAttributedLabel?.string == "A kiwi")
    #expect(!UIView().isAccessibilityElement)
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test("properties that were set are among the resolved properties, and only those")
  func resolved() {
    let view = UIView()
    #expect(view.resolvedProperties.lines.isEmpty)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Kiwi"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Peel") { _ in true }
    ]
    #expect(
      view.resolvedProperties.lines == [
        "accessibility.actions: \"Peel\"", "accessibility.element: yes",
        "accessibility.label: \"Kiwi\"", "accessibility.traits: button selected",
      ])
  }

  @Test("the editing of a text in a view ends, by force also without asking")
  func endEditing() {
    final class Field: UITextField {
      var agrees = true
      override var canResignFirstResponder: Bool { agrees }
    }
    let (root, other, field) = (UIView(), UIView(), Field())
    root.addSubview(other)
    root.addSubview(field)
    field.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(field.isFirstResponder)
    field.agrees = false
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!field.isFirstResponder && !field.isEditing)
    field.agrees = true
    field.becomeFirstResponder()
    #expect(field.endEditing(false) && !field.isEditing)
  }

  @Test("custom actions have attributed names, categories and images")
  func customActions() {
    let name = NSAttributedString(string: "Star", attributes: [.kern: 1])
    let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }
    action.category = UIAccessibilityCustomAction.editCategory
    #expect(action.name == "Star" && action.attributedName == name)
    action.name = "Pin"
    #expect(action.attributedName == NSAttributedString(string: "Pin"))
    #expect(UIAccessibilityCustomAction(name: "x", actionHandler: nil).actionHandler == nil)
  }
}

import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UIBarButtonItemTests {
  @MainActor private final class Screen {
    var taps = 0
    var senders: [UIBarButtonItem] = []

    func tapped() { taps += 1 }

    func anything(_ sender: Any) {
      if let item = sender as? UIBarButtonItem { senders.append(item) }
    }
  }

  @Test("the item's title and image take precedence over the action's title and image")
  func ownContent() {
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in }
    let image = UIImage(systemName: "star")
    #expect(UIBarButtonItem(primaryAction: action).title == "Add")
    let item = UIBarButtonItem(title: "New", image: image, primaryAction: action)
    #expect(item.title == "New" && item.image === image)
  }

  @Test("a later action changes the content, unless it has none or the item is a system item")
  func laterAction() {
    let item = UIBarButtonItem(title: "Old", image: UIImage(systemName: "star"))
    let image = item.image
    item.primaryAction = UIAction { _ in }
    #expect(item.title == "Old" && item.image === image)
    item.primaryAction = UIAction(title: "New") { _ in }
    #expect(item.title == "New" && item.image === image)
    item.primaryAction = nil
    #expect(item.title == "New")
    let systemItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction(title: "New") { _ in })
    #expect(systemItem.title == nil && systemItem.image == nil)
  }

  @Test("a tap runs the action with the item as its sender, otherwise the method of the target")
  func actions() {
    let screen = Screen()
    let item = UIBarButtonItem(title: "A", style: .plain, target: screen, action: Screen.anything)
    item.performAction()
    #expect(screen.senders == [item] && item.target === screen)
    var sender: Any?
    item.primaryAction = UIAction { sender = $0.sender }
    item.performAction()
    #expect(sender as? UIBarButtonItem === item && screen.senders.count == 1)
    item.isEnabled = false
    item.primaryAction = nil
    item.performAction()
    #expect(screen.senders.count == 1)
  }

  @Test("methods with and without a parameter are accepted by every initializer")
  func methods() {
    let screen = Screen()
    let image = UIImage(systemName: "plus")
    let items = [
      UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Screen.anything),
      UIBarButtonItem(image: image, style: .plain, target: screen, action: Screen.anything),
      UIBarButtonItem(
        image: image, landscapeImagePhone: nil, style: .plain, target: screen,
        action: Screen.anything),
      UIBarButtonItem(title: "A", image: image, target: screen, action: Screen.anything),
    ]
    for item in items { item.performAction() }
    #expect(screen.senders == items)
    let others = [
      UIBarButtonItem(title: "A", style: .done, target: screen, action: Screen.tapped),
      UIBarButtonItem(barButtonSystemItem: .done, target: screen, action: Screen.tapped),
    ]
    for item in others { item.performAction() }
    #expect(screen.taps == 2)
    #expect(others.allSatisfy { $0.style == .prominent })
    #expect(!UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).hasAction)
  }

  @Test("a target without an action, and a selector that is kept, are accepted as on iOS")
  func selectors() {
    let screen = Screen()
    let selector = Selector(Screen.anything)
    let none: Selector? = nil
    let items = [
      UIBarButtonItem(title: "A", style: .plain, target: screen, action: selector),
      UIBarButtonItem(image: nil, style: .plain, target: screen, action: selector),
      UIBarButtonItem(
        image: nil, landscapeImagePhone: nil, style: .plain, target: screen, action: selector),
      UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: selector),
      UIBarButtonItem(title: "A", image: nil, target: screen, action: selector, menu: nil),
    ]
    for item in items { item.performAction() }
    #expect(screen.senders == items)
    #expect(items.allSatisfy { $0.action == selector && $0.target === screen })
    let idle = [
      UIBarButtonItem(title: "A", style: .plain, target: screen, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: none),
      UIBarButtonItem(title: "A", image: nil, target: nil, action: nil, menu: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: NSSelectorFromString("unknown:")),
    ]
    for item in idle { item.performAction() }
    #expect(screen.senders.count == items.count)
    #expect(idle[4].action == Selector(("unknown:")))
  }

  @Test("a method without a target is performed by the first responder that has it")
  func responderChain() {
    final class Editor: UIViewController {
      var saves = 0
      func save() { saves += 1 }
    }
    let editor = Editor()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = editor
    window.makeKeyAndVisible()
    let item = UIBarButtonItem(
      barButtonSystemItem: .save, target: nil, action: Editor.save)
    item.performAction()
    #expect(editor.saves == 1)
  }

  @Test("the target is not retained")
  func weakTarget() {
    var screen: Screen? = Screen()
    weak let reference = screen
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: screen!, action: Screen.anything)
    screen = nil
    #expect(reference == nil && item.target == nil)
    item.performAction()
  }

  @Test("a tap toggles the selection of an item without menu and action")
  func selection() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.changesSelectionAsPrimaryAction = true
    item.performAction()
    #expect(item.isSelected)
    item.menu = UIMenu(children: [])
    item.performAction()
    #expect(item.isSelected)
  }

  @Test("spaces have a width and no action")
  func spaces() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.fixedSpace().width == 0)
    #expect(UIBarButtonItem.flexibleSpace().isSpace)
    #expect(
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil).isSpace)
    #expect(!UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).isSpace)
  }

  @Test("attributes and images of a state do not affect other states")
  func attributes() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
    #expect(item.effectiveTitleAttributes(for: .highlighted)?[.foregroundColor] != nil)
    let image = UIImage(systemName: "star")
    item.setBackgroundImage(image, for: .normal, style: .plain, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === image)
    #expect(item.effectiveBackgroundImage(for: .highlighted, isCompact: false) === image)
    #expect(item.effectiveBackgroundImage(for: .normal, isCompact: true) === image)
    #expect(
      item.effectiveBackgroundImage(for: .normal, isCompact: false, isBackButton: true) == nil)
    let compactImage = UIImage(systemName: "circle")
    item.setBackgroundImage(compactImage, for: .normal, style: .plain, barMetrics: .compact)
    #expect(item.effectiveBackgroundImage(for: .normal, isCompact: true) === compactImage)
    #expect(item.effectiveBackgroundImage(for: .normal, isCompact: false) === image)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
  }

  @Test("a bar is notified about changes of its items")
  func changes() {
    var count = 0
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.changeHandler = { count += 1 }
    item.title = "A"
    #expect(count == 0)
    item.title = "B"
    item.isEnabled = false
    item.accessibilityLabel = "Label"
    #expect(count == 3)
  }

  @Test("assistive technologies read the title unless there is a label")
  func accessibility() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "A" && item.accessibilityTraits == .button)
    item.accessibilityLabel = "Add"
    item.isEnabled = false
    #expect(item.accessibilityLabel == "Add")
    #expect(item.accessibilityUserInputLabels == ["Add"])
    #expect(item.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("an item belongs to at most one group, to which it was added last")
  func groups() {
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: nil)
    #expect(first.buttonGroup === group)
    let other = first.creatingFixedGroup()
    #expect(first.buttonGroup === other && group.barButtonItems == [second])
    other.barButtonItems = []
    #expect(first.buttonGroup == nil)
    other.representativeItem = second
    #expect(second.buttonGroup === other && group.barButtonItems.isEmpty)
  }

  @Test("optional groups outside of the default customization and hidden groups are not shown")
  func customization() {
    let item = UIBarButtonItem()
    #expect(item.creatingMovableGroup(customizationIdentifier: "a").isShownByDefault)
    #expect(item.creatingOptionalGroup(customizationIdentifier: "a").isShownByDefault)
    let group = item.creatingOptionalGroup(
      customizationIdentifier: "a", isInDefaultCustomization: false)
    #expect(!group.isShownByDefault)
    let fixed = item.creatingFixedGroup()
    fixed.isHidden = true
    #expect(!fixed.isShownByDefault)
  }

  @Test("the number of a badge is not negative")
  func badges() {
    #expect(UIBarButtonItem.Badge.count(-3).stringValue == "0")
    #expect(UIBarButtonItem.Badge.string("New").stringValue == "New")
    #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
  }

  @Test("every symbol of a system item exists", arguments: SystemVersion.allCases)
  func symbols(version: SystemVersion) {
    for value in 0...25 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: value),
        let name = item.symbolName(on: version)
      else { continue }
      #expect(UIImage(systemName: name) != nil, "\(name)")
      #expect(item.label?.text.isEmpty == false)
    }
  }

  @Test("an action is sent to the target, which the item does not keep")
  func selectorAction() {
    @MainActor final class Target: NSObject {
      var senders: [UIBarButtonItem] = []
      func add(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    var target: Target? = Target()
    let item = UIBarButtonItem(systemItem: .add)
    #expect(item.action == nil && !item.hasAction)
    let action = Selector(Target.add)
    item.target = target
    item.action = action
    #expect(item.action == action && item.hasAction)
    item.performAction()
    #expect(target?.senders == [item])
    item.action = nil
    item.performAction()
    #expect(target?.senders.count == 1)
    target = nil
    #expect(item.target == nil)
  }
}

import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers

/// Controllers of input views.
@MainActor struct InputViewTests {
  /// An input view with six keys that replaces the keyboard.
  private final class Keys: UIInputViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      inputView?.allowsSelfSizing = true
      let key = UIView()
      key.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(key)
      NSLayoutConstraint.activate([
        key.topAnchor.constraint(equalTo: view.topAnchor),
        key.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        key.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        key.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        key.heightAnchor.constraint(equalToConstant: 120),
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappeared")
    }
  }

  private final class Field: UITextField {
    let keys = Keys()
    let bar = Keys()
    var hasBar = false

    override var inputViewController: UIInputViewController? { keys }
    override var inputAccessoryViewController: UIInputViewController? { hasBar ? bar : nil }
  }

  private func shown(_ field: UITextField) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(field)
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("the controller's view takes the place of the keyboard")
  func place() {
    let field = Field()
    let window = shown(field)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let bottom = window.safeAreaInsets.bottom
    #expect(window.keyboardFrame?.height == 120 + bottom)
    #expect(field.keys.view.window === window && field.keys.log == ["appeared"])
    #expect(field.keys.inputView === field.keys.view)
    #expect(field.keys.inputView?.inputViewStyle == .keyboard)
    field.hasBar = true
    field.reloadInputViews()
    #expect(window.keyboardFrame?.height == 240 + bottom)
    field.keys.dismissKeyboard()
    #expect(window.keyboardFrame == nil && !field.isFirstResponder)
    #expect(field.keys.log == ["appeared", "disappeared"])
  }

  @Test("the proxy edits the text of the first responder")
  func proxy() {
    let field = Field()
    field.keyboardType = .phonePad
    field.text = "Hello"
    let window = shown(field)
    let proxy = field.keys.textDocumentProxy
    #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    proxy.insertText("nothing happens")
    field.becomeFirstResponder()
    #expect(proxy.keyboardType == .phonePad && proxy.hasText)
    #expect(proxy.documentContextBeforeInput == "Hello" && proxy.documentContextAfterInput == "")
    proxy.insertText("!")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.deleteBackward()
    #expect(field.text == "Hell!")
    #expect(proxy.documentContextBeforeInput == "Hell" && proxy.documentContextAfterInput == "!")
    #expect(proxy.selectedText == nil)
    proxy.adjustTextPosition(byCharacterOffset: .min)
    #expect(proxy.documentContextBeforeInput == "")
    proxy.adjustTextPosition(byCharacterOffset: .max)
    #expect(proxy.documentContextAfterInput == "")
    let identifier = proxy.documentIdentifier
    #expect(proxy.documentIdentifier == identifier)
    #expect(proxy.documentInputMode?.primaryLanguage == "en-US")
    _ = window
  }

  @Test("a provisional text is replaced until it is unmarked")
  func marked() {
    let field = Field()
    field.text = "a"
    let window = shown(field)
    field.becomeFirstResponder()
    let proxy = field.keys.textDocumentProxy
    proxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "ani")
    proxy.setMarkedText("你", selectedRange: NSRange(location: 9, length: -4))
    #expect(field.text == "a你")
    proxy.unmarkText()
    proxy.setMarkedText("b", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.text == "a你b" && proxy.selectedText == "b")
    _ = window
  }

  @Test("an input view in the keyboard's style has its background there only")
  func background() {
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40), inputViewStyle: .keyboard)
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    let field = UITextField()
    field.inputAccessoryView = view
    let window = shown(field)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(view.frame.width == window.bounds.width && view.frame.height == 40)
    #expect(DisplayListRecorder.record(view).items.count == 1)
  }
}

/// Shortcuts above keyboards.
@MainActor struct UITextInputAssistantItemTests {
  private func keyboard(
    on idiom: UIUserInterfaceIdiom, width: CGFloat = 744, _ field: UITextField
  ) -> (UIWindow, UIView?) {
    let traits = UITraitCollection(userInterfaceIdiom: idiom)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 1133))
    window.inherit(UITraitCollection(traitsFrom: [.iPhone, traits]))
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let keyboard = window.subviews.first { $0 is KeyboardView }
    return (window, keyboard?.subviews.first { $0 is ShortcutBar })
  }

  private func group(_ titles: [String], collapsed: String? = nil) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: titles.map { UIBarButtonItem(title: $0, primaryAction: nil) },
      representativeItem: collapsed.map { UIBarButtonItem(title: $0, primaryAction: nil) })
  }

  private func titles(_ bar: UIView?) -> [String] {
    var (found, rest): ([String], [UIView]) = ([], bar.map { [$0] } ?? [])
    while let view = rest.popLast() {
      if let button = view as? BarButton { found.append(button.item.title ?? "") }
      rest += view.subviews.reversed()
    }
    return found
  }

  @Test("an iPad shows the groups beside the suggestions, and an iPhone does not")
  func idioms() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.inputAssistantItem.leadingBarButtonGroups = [group(["Cut", "Copy"])]
    field.inputAssistantItem.trailingBarButtonGroups = [group(["Paste"])]
    let (phone, none) = keyboard(on: .phone, field)
    #expect(none == nil)
    phone.isHidden = true
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    other.inputAssistantItem.leadingBarButtonGroups = [group(["Cut", "Copy"])]
    other.inputAssistantItem.trailingBarButtonGroups = [group(["Paste"])]
    let (pad, bar) = keyboard(on: .pad, other)
    #expect(titles(bar) == ["Cut", "Copy", "Paste"])
    #expect(bar?.frame.height == 55)
    #expect(pad.keyboardFrame != nil)
    other.resignFirstResponder()
    #expect(bar?.superview == nil)
  }

  @Test("a keyboard without suggestions has a bar for the groups")
  func numberPad() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.autocorrectionType = .no
    let (plain, _) = keyboard(on: .pad, field)
    let keys = plain.keyboardFrame?.height ?? 0
    field.resignFirstResponder()
    field.inputAssistantItem.leadingBarButtonGroups = [group(["One"])]
    field.becomeFirstResponder()
    plain.layoutIfNeeded()
    #expect(plain.keyboardFrame?.height == keys + 55)
  }

  @Test("groups that do not fit show their representatives")
  func representatives() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let group = group(["A long title", "Another title", "And a third one"], collapsed: "More")
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    let (_, bar) = keyboard(on: .pad, width: 320, field)
    #expect(titles(bar) == ["More"])
    #expect(group.isDisplayingRepresentativeItem)
  }

  @Test("the nearest responder with groups provides them")
  func chain() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let holder = UIView()
    holder.addSubview(field)
    holder.inputAssistantItem.leadingBarButtonGroups = [group(["Shared"])]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 744, height: 1133))
    window.inherit(
      UITraitCollection(traitsFrom: [.iPhone, UITraitCollection(userInterfaceIdiom: .pad)]))
    let controller = UIViewController()
    controller.view.addSubview(holder)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let keyboard = window.subviews.first { $0 is KeyboardView }
    #expect(titles(keyboard?.subviews.first { $0 is ShortcutBar }) == ["Shared"])
    #expect(field.inputAssistantItem.allowsHidingShortcuts)
  }
}

import Testing
import UIKit

@testable import CelloViews

@MainActor struct KeyboardTests {
  /// A controller with two fields, the second for numbers, and a view that stays above the
  /// keyboard.
  private final class Form: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let amount = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      amount.keyboardType = .numberPad
      bar.translatesAutoresizingMaskIntoConstraints = false
      [name, amount, bar].forEach(view.addSubview)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Observers are called on the thread that posts the notification, which is the thread of the
  /// test.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  /// Returns the notifications that the screen of a window posts while a closure runs, with their
  /// frames.
  private func notifications(of window: UIWindow, _ body: () -> Void) -> [String] {
    let log = Log()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window.screen, queue: nil) {
        let begin = $0.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        log.lines.append(
          "\($0.name.rawValue.dropFirst(10).dropLast(12)) \(begin?.minY ?? -1) \(end?.minY ?? -1)")
      }
    }
    body()
    tokens.forEach(NotificationCenter.default.removeObserver)
    return log.lines
  }

  @Test func `the keyboard appears and disappears with the first responder`() {
    let form = Form()
    let window = show(form)
    #expect(window.keyboardFrame == nil)
    let shown = notifications(of: window) { form.name.becomeFirstResponder() }
    #expect(
      shown == [
        "WillChangeFrame 852.0 516.0", "WillShow 852.0 516.0", "DidChangeFrame 852.0 516.0",
        "DidShow 852.0 516.0",
      ])
    #expect(window.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    let hidden = notifications(of: window) { form.view.endEditing(true) }
    #expect(
      hidden == [
        "WillChangeFrame 516.0 852.0", "WillHide 516.0 852.0", "DidChangeFrame 516.0 852.0",
        "DidHide 516.0 852.0",
      ])
    #expect(window.keyboardFrame == nil)
  }

  @Test func `another field changes the frame, and the keyboard stays`() {
    let form = Form()
    let window = show(form)
    form.name.becomeFirstResponder()
    let changed = notifications(of: window) { form.amount.becomeFirstResponder() }
    // The keyboard for digits has no suggestions.
    #expect(changed == ["WillChangeFrame 516.0 535.0", "DidChangeFrame 516.0 535.0"])
    #expect(notifications(of: window) { form.amount.becomeFirstResponder() } == [])
  }

  @Test func `the keyboard's guide follows it`() {
    let form = Form()
    let window = show(form)
    #expect(form.bar.frame.maxY == 818)
    form.name.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(form.bar.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
    form.name.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(form.bar.frame.maxY == 818)
  }

  @Test func `an edited field that is removed takes the keyboard away`() {
    let form = Form()
    let window = show(form)
    form.name.becomeFirstResponder()
    form.name.removeFromSuperview()
    #expect(window.keyboardFrame == nil)
  }

  @Test func `apps show their own views instead of the keyboard and above it`() {
    let form = Form()
    let window = show(form)
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let toolbar = UIToolbar()
    toolbar.sizeToFit()
    form.name.inputView = picker
    form.name.inputAccessoryView = toolbar
    form.name.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(window.keyboardFrame?.height == 200 + 34 + toolbar.frame.height)
    #expect(picker.convert(picker.bounds, to: window).maxY == 818)
    #expect(toolbar.convert(toolbar.bounds, to: window).maxY == 618)
    #expect(picker.window === window)

    form.name.inputView = nil
    form.name.reloadInputViews()
    #expect(window.keyboardFrame?.height == 336 + toolbar.frame.height)
    #expect(picker.superview == nil)
    form.name.resignFirstResponder()
    #expect(toolbar.superview == nil)
  }

  @Test func `a controller that is the first responder shows only its accessory view`() {
    final class Chat: UIViewController {
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { field }
    }
    let chat = Chat()
    let window = show(chat)
    chat.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 758, width: 393, height: 94))
    #expect(chat.field.convert(chat.field.bounds, to: window).maxY == 818)
  }

  @Test func `a text that is only selected has no keyboard`() {
    let controller = UIViewController()
    let window = show(controller)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    text.isEditable = false
    controller.view.addSubview(text)
    #expect(text.becomeFirstResponder())
    #expect(window.keyboardFrame == nil)
  }

  @Test func `the delegate of a field is called before the keyboard moves`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var frame: CGRect?
      func textFieldDidBeginEditing(_ textField: UITextField) {
        frame = textField.window?.keyboardFrame
      }
    }
    let form = Form()
    let window = show(form)
    let delegate = Delegate()
    form.name.delegate = delegate
    form.name.becomeFirstResponder()
    #expect(delegate.frame == nil)
    #expect(window.keyboardFrame != nil)
  }

  @Test func `alerts keep clear of the keyboard`() throws {
    let controller = UIViewController()
    let window = show(controller)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: window)
    let keyboard = try #require(window.keyboardFrame)
    // The field is centered between the safe area of the screen and the keyboard.
    #expect(abs(frame.midY - (59 + keyboard.minY) / 2) <= 1)
    controller.dismiss(animated: false)
    #expect(window.keyboardFrame == nil)
  }

  @Test func `list controllers make room for the keyboard`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 40))
        field.tag = 1
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let rows = Rows(style: .plain)
    let window = show(rows)
    let cell = try #require(rows.tableView.visibleCells.last)
    let field = try #require(cell.viewWithTag(1))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let keyboard = try #require(window.keyboardFrame)
    #expect(rows.tableView.contentInset.bottom == keyboard.height - 34)
    #expect(field.convert(field.bounds, to: window).maxY <= keyboard.minY)
    field.resignFirstResponder()
    #expect(rows.tableView.contentInset.bottom == 0)
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), UIUserInterfaceIdiom.phone, false, 260),
    (CGSize(width: 414, height: 736), .phone, false, 271),
    (CGSize(width: 393, height: 852), .phone, true, 336),
    (CGSize(width: 430, height: 932), .phone, true, 346),
    (CGSize(width: 852, height: 393), .phone, true, 209),
    (CGSize(width: 667, height: 375), .phone, false, 200),
    (CGSize(width: 834, height: 1194), .pad, true, 340),
    (CGSize(width: 1024, height: 768), .pad, false, 408),
  ])
  func `heights of devices`(
    size: CGSize, idiom: UIUserInterfaceIdiom, hasHomeIndicator: Bool, height: CGFloat
  ) {
    for version in SystemVersion.allCases {
      let metrics = KeyboardMetrics(
        idiom: idiom, version: version, screen: size, hasHomeIndicator: hasHomeIndicator)
      #expect(metrics.height(for: UITextField()) == height)
    }
  }

  @Test func `the keyboard of iOS 26 without suggestions has the height of a capture`() {
    let field = UITextField()
    field.autocorrectionType = .no
    let screen = CGSize(width: 402, height: 874)
    func height(_ version: SystemVersion) -> CGFloat {
      KeyboardMetrics(idiom: .phone, version: version, screen: screen, hasHomeIndicator: true)
        .height(for: field)
    }
    #expect(height(.iOS26) == 317 && height(.iOS18) == 291)
    field.keyboardType = .numberPad
    #expect(height(.iOS26) == 317 && height(.iOS18) == 291)
  }

  @Test func `rectangles are found in values`() {
    let value: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let point: Any = NSValue(cgPoint: .zero)
    #expect(point as? CGRect == nil)
  }
}

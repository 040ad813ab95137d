import Testing
@_spi(Cello) import UIKit

@MainActor struct UIKeyCommandTests {
  private final class Editor: UIViewController {
    var log: [String] = []
    var isSaveAllowed = true
    var ownCommands: [UIKeyCommand] = []

    override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + ownCommands }

    func save() { log.append("save") }
    func saveAs(_ command: UIKeyCommand) { log.append("save \(command.title) as") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isSaveAllowed && super.canPerformAction(action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("press")
      super.pressesBegan(presses, with: event)
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a key with the modifiers of a command calls its method instead of a press`() {
    let editor = Editor()
    let window = show(editor)
    editor.ownCommands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)
    ]
    let keys = PressSequence(in: window)
    keys.press(.keyboardS, .command)
    #expect(editor.log == ["save"])
    keys.press(.keyboardS)
    keys.press(.keyboardS, [.command, .shift])
    keys.press(.keyboardA, .command)
    #expect(editor.log == ["save", "press", "press", "press"])
  }

  @Test func `caps lock and the keypad do not change the command`() {
    let editor = Editor()
    let window = show(editor)
    editor.ownCommands = [
      UIKeyCommand(input: "S", modifierFlags: .command, action: Editor.save)
    ]
    PressSequence(in: window).press(.keyboardS, [.command, .alphaShift, .numericPad])
    #expect(editor.log == ["save"])
  }

  @Test(
    "keys without a character have constants",
    arguments: [
      (UIKeyCommand.inputEscape, UIKeyboardHIDUsage.keyboardEscape),
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow),
      (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.f5, .keyboardF5),
      (UIKeyCommand.f12, .keyboardF12), ("\t", .keyboardTab), ("\r", .keyboardReturnOrEnter),
      (" ", .keyboardSpacebar), ("\u{8}", .keyboardDeleteOrBackspace), (",", .keyboardComma),
    ])
  func keys(input: String, key: UIKeyboardHIDUsage) {
    let editor = Editor()
    let window = show(editor)
    editor.ownCommands = [UIKeyCommand(input: input, modifierFlags: [], action: Editor.save)]
    PressSequence(in: window).press(key)
    #expect(editor.log == ["save"])
  }

  @Test func `a sign that is typed with shift needs no shift in the command`() {
    let editor = Editor()
    let window = show(editor)
    editor.ownCommands = [UIKeyCommand(input: "+", modifierFlags: .command, action: Editor.save)]
    let keys = PressSequence(in: window)
    keys.press(.keyboardEqualSign, .command)
    #expect(editor.log == ["press"])
    keys.press(.keyboardEqualSign, [.command, .shift])
    #expect(editor.log == ["press", "save"])
  }

  @Test func `the method gets the command as its parameter`() {
    let editor = Editor()
    let window = show(editor)
    editor.addKeyCommand(
      UIKeyCommand(title: "copy", action: Editor.saveAs, input: "s", modifierFlags: .command))
    PressSequence(in: window).press(.keyboardS, .command)
    #expect(editor.log == ["save copy as"])
  }

  @Test func `further modifier keys select an alternate`() {
    let editor = Editor()
    let window = show(editor)
    let alternate = UICommandAlternate(
      title: "Save As…", action: Editor.saveAs, modifierFlags: .alternate)
    editor.addKeyCommand(
      UIKeyCommand(
        title: "it", action: Editor.save, input: "s", modifierFlags: .command,
        alternates: [alternate]))
    PressSequence(in: window).press(.keyboardS, [.command, .alternate])
    #expect(editor.log == ["save it as"])
  }

  @Test func `a command that was removed is a press again`() {
    let editor = Editor()
    let window = show(editor)
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)
    #expect(UIViewController().keyCommands == nil)
    editor.addKeyCommand(command)
    editor.addKeyCommand(command)
    #expect(editor.keyCommands == [command])
    editor.removeKeyCommand(command)
    PressSequence(in: window).press(.keyboardS, .command)
    #expect(editor.log == ["press"])
  }

  @Test func `a text field types a letter unless the command has priority`() {
    let editor = Editor()
    let window = show(editor)
    let field = UITextField()
    editor.view.addSubview(field)
    field.becomeFirstResponder()
    let command = UIKeyCommand(input: "s", modifierFlags: [], action: Editor.save)
    editor.ownCommands = [command]
    let keys = PressSequence(in: window)
    keys.press(.keyboardS)
    #expect(field.text == "s")
    command.wantsPriorityOverSystemBehavior = true
    keys.press(.keyboardS)
    #expect(field.text == "s")
    #expect(editor.log == ["press", "save"])
  }

  @Test func `a command finds the next object in the chain that allows its action`() {
    let (outer, inner) = (Editor(), Editor())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let window = show(outer)
    let field = UITextField()
    inner.view.addSubview(field)
    field.becomeFirstResponder()
    outer.ownCommands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)]
    let keys = PressSequence(in: window)
    keys.press(.keyboardS, .command)
    inner.isSaveAllowed = false
    keys.press(.keyboardS, .command)
    #expect(inner.log == ["save"])
    #expect(outer.log == ["save"])
  }

  @Test func `validation disables a command`() {
    final class Validator: UIViewController {
      var count = 0
      func run() { count += 1 }
      override func validate(_ command: UICommand) { command.attributes = .disabled }
    }
    let controller = Validator()
    let window = show(controller)
    controller.addKeyCommand(
      UIKeyCommand(input: "r", modifierFlags: .command, action: Validator.run))
    PressSequence(in: window).press(.keyboardR, .command)
    #expect(controller.count == 0)
  }

  @Test func `nil targets search the responder chain`() {
    let editor = Editor()
    let window = show(editor)
    let button = UIButton()
    editor.view.addSubview(button)
    button.addTarget(nil, action: Editor.save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(editor.log == ["save"])
    let field = UITextField()
    editor.view.addSubview(field)
    field.becomeFirstResponder()
    UIApplication.shared.sendAction(
      UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    #expect(!field.isFirstResponder)
    _ = window
  }
}

// Changes of text attributes by the user.
extension UITextView {
  /// A Boolean value that indicates whether the user can currently change attributes.
  final var acceptsFormatting: Bool {
    allowsEditingTextAttributes && isEditable && !isSecureTextEntry
  }

  /// Returns a Boolean value that indicates whether a command of the Format menu can be performed;
  /// `nil` for other actions.
  final func canFormat(_ action: Selector) -> Bool? {
    switch action.name {
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:":
      acceptsFormatting
    default: nil
    }
  }

  private var formatting: TextFormatting {
    TextFormatting(
      defaults: defaults,
      styles: textFormattingConfiguration?.formattingStyles
        ?? UITextFormattingViewController.FormattingStyle.standard)
  }

  /// The formatting of the selection, or of text that is typed at the insertion point.
  final var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor {
    var descriptor =
      editor.selection.length > 0
      ? UITextFormattingViewController.FormattingDescriptor(
        string: styledText, range: editor.selection)
      : UITextFormattingViewController.FormattingDescriptor(attributes: typingAttributes)
    let fonts = descriptor.fonts
    descriptor.formattingStyleKey =
      formatting.styles.first { style in
        let font = [NSAttributedString.Key: Any](style.attributes)[.font] as? UIFont
        return font != nil && fonts == [font]
      }?.styleKey
    return descriptor
  }

  /// Changes the attributes of the selection or of its paragraphs. If the selection is empty, a
  /// change of characters applies to text that is typed next. The change can be undone.
  final func format(_ change: UITextFormattingViewController.ChangeValue) {
    guard acceptsFormatting else { return }
    let formatting = formatting
    let selection = editor.selection
    let range =
      TextFormatting.isOfParagraphs(change) ? editor.paragraphs(in: selection) : selection
    if selection.length == 0 {
      typingAttributes = formatting.changed(typingAttributes, by: change)
    }
    guard range.length > 0 else { return }
    let former = self.editor
    var editor = former
    editor.change { formatting.apply(change, to: $0, in: range) }
    guard editor.content != former.content else { return }
    registerUndo(from: former, named: SystemString.formatting.text)
    let typed = selection.length == 0 ? typingAttributes : nil
    restore(editor)
    if let typed { typingAttributes = typed }
  }

  final func toggle(
    _ change: (Bool) -> UITextFormattingViewController.ChangeValue,
    _ isOn: (UITextFormattingViewController.FormattingDescriptor) -> Bool
  ) { format(change(!isOn(formattingDescriptor))) }

  /// The Format menu in the edit menu.
  final var formatMenu: UIMenu {
    UIMenu(
      title: SystemString.format.text,
      children: [
        UICommand(title: SystemString.bold.text, action: Selector("toggleBoldface:")),
        UICommand(title: SystemString.italic.text, action: Selector("toggleItalics:")),
        UICommand(title: SystemString.underline.text, action: Selector("toggleUnderline:")),
        UIAction(title: SystemString.moreFormats.text) { [weak self] _ in self?.showFormatting() },
      ])
  }

  /// Presents the formatting panel from the view's controller. It has no effect if there is no
  /// controller.
  final func showFormatting() {
    guard acceptsFormatting, formattingSession == nil,
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap({ $0 as? UIViewController }).first, presenter.presentedViewController == nil
    else { return }
    let session = TextFormattingSession(of: self)
    formattingSession = session
    session.begin(from: presenter)
  }
}

/// A session in which a formatting panel changes a text view.
final class TextFormattingSession: NSObject, UITextFormattingViewController.Delegate {
  private weak var view: UITextView?
  private let controller: UITextFormattingViewController
  private let wasFirstResponder: Bool

  init(of view: UITextView) {
    self.view = view
    controller = UITextFormattingViewController(
      configuration: view.textFormattingConfiguration
        ?? UITextFormattingViewController.Configuration())
    wasFirstResponder = view.isFirstResponder
    super.init()
  }

  /// Presents the panel, which replaces the keyboard.
  func begin(from presenter: UIViewController) {
    guard let view else { return }
    controller.delegate = self
    controller.formattingDescriptor = view.formattingDescriptor
    controller.willFinish = { [weak self] in
      guard let self, let view = self.view else { return }
      view.delegate?.textView(view, willEndFormattingWith: controller)
    }
    view.delegate?.textView(view, willBeginFormattingWith: controller)
    view.resignFirstResponder()
    controller.popoverPresentationController?.sourceView = view
    presenter.present(controller, animated: true)
    view.delegate?.textView(view, didBeginFormattingWith: controller)
  }

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue
  ) {
    guard let view else { return }
    view.format(changeValue)
    UndoManager.endEvent()
    viewController.formattingDescriptor = view.formattingDescriptor
  }

  func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
    guard let view else { return }
    view.formattingSession = nil
    view.delegate?.textView(view, didEndFormattingWith: viewController)
    if wasFirstResponder { view.becomeFirstResponder() }
  }
}

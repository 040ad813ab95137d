/// The edit menu of a text field or text view.
package final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var text: (any TextEditing & UIView)?
  private var interaction: UIEditMenuInteraction?
  /// The point and the time of the start of a touch.
  private var start: (point: CGPoint, time: TimeInterval)?
  /// A Boolean value that indicates whether the current touch dismissed the menu.
  private var isDismissing = false

  /// The time in seconds after which a touch shows the menu. Source: the default of the long press
  /// recognizer.
  private static let delay: TimeInterval = 0.5

  package init(of text: any TextEditing & UIView) {
    self.text = text
    super.init()
  }

  var isPresented: Bool { interaction?.isPresented ?? false }

  package func dismiss() { interaction?.dismissMenu() }

  /// Shows the menu at the selection or the insertion point.
  func present() {
    guard let text, text.window != nil else { return }
    let interaction = self.interaction ?? makeInteraction(text)
    let target = text.editMenuTarget
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
  }

  private func makeInteraction(_ text: any TextEditing & UIView) -> UIEditMenuInteraction {
    let interaction = UIEditMenuInteraction(delegate: self)
    text.addInteraction(interaction)
    interaction.didPerform = { [weak self] element in
      // The menu for the new selection offers to copy it.
      let name = (element as? UICommand)?.action.name
      if name == "select:" || name == "selectAll:" { self?.present() }
    }
    self.interaction = interaction
    return interaction
  }

  // MARK: Touches

  package func touchBegan(_ touch: UITouch) {
    guard let text else { return }
    isDismissing = interaction?.wasDismissedByTouch ?? false
    interaction?.wasDismissedByTouch = false
    start = (touch.location(in: text), touch.timestamp)
  }

  /// Selects text and shows the menu at the end of a tap or a long touch.
  ///
  /// - Parameter wasEdited: A Boolean value that indicates whether the text was being edited when
  ///   the touch began.
  package func touchEnded(_ touch: UITouch, wasEdited: Bool) {
    guard let text, let start, text.showsSelection else { return }
    self.start = nil
    let point = touch.location(in: text)
    let isHeld = touch.timestamp - start.time >= Self.delay
    let offset = text.offset(nearest: point)
    let selection = text.editor.selection
    let isOnSelection =
      selection.length > 0 && text.selectionRects(selection).contains { $0.contains(point) }
    if touch.tapCount == 2 || isHeld && !text.acceptsChanges && !isOnSelection {
      guard !text.editor.isEmpty else { return }
      text.select(text.editor.word(at: offset))
      return present()
    }
    if isHeld {
      if !isOnSelection { text.select(NSRange(location: offset, length: 0)) }
      return present()
    }
    guard wasEdited else { return }
    if isOnSelection || selection == NSRange(location: offset, length: 0) {
      if !isDismissing { present() }
    } else {
      text.select(NSRange(location: offset, length: 0))
    }
  }

  // MARK: Delegate of the interaction

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let text else { return nil }
    return text.editMenu(
      for: UITextRange(text.editor.selection), suggestedActions: suggestedActions)
  }

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { text?.editMenuTarget ?? .zero }

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { text?.willPresentEditMenu(animator: animator) }

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { text?.willDismissEditMenu(animator: animator) }
}

extension TextEditing where Self: UITextInput {
  /// The area that the menu does not cover: the visible part of the selection, or the insertion
  /// point.
  var editMenuTarget: CGRect {
    guard let view = self as? UIView else { return .zero }
    let selection = editor.selection
    let rects = selectionRects(selection)
    let whole =
      rects.first.map { first in rects.dropFirst().reduce(first) { $0.union($1) } }
      ?? caretRect(for: UITextPosition(selection.location))
    let visible = whole.intersection(view.bounds)
    return visible.isNull ? whole : visible
  }
}

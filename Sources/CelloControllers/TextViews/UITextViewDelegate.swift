// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Decides about the editing of a text view, and is told about it. All methods are optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  /// - Parameter range: in UTF-16 code units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu for a range in UTF-16 code units; `nil` for the suggested actions. A menu without
  /// elements is not shown.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The action of a tap on a link or another item of a text that is not editable; `nil` to show its
  /// menu instead.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of an item that a finger rests on; `nil` for none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of an item is about to be shown.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of an item is about to disappear; before the action of an element that was chosen.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Writing tools are about to rewrite text. ``UITextView/isWritingToolsActive`` is `true` now.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Writing tools have rewritten text, or have not changed it.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// The parts of a range that writing tools must not change.
  ///
  /// - Parameter enclosingRange: what is to be rewritten, in UTF-16 code units.
  /// - Returns: values of `NSRange`s in the text. Other values, and what is outside of the enclosing
  ///   range, are ignored.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
  /// The user has accepted a suggestion of the keyboard. By default, a suggested reply is typed.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
  /// The formatting panel is about to be shown.
  func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
  /// The formatting panel is about to disappear.
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
  /// Whether a link is opened or its menu shown. Deprecated on iOS 17 in favor of the two methods
  /// above.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) { textView.typeSuggestion(inputSuggestion) }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

// UIKit's method names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A delegate that controls and observes the editing of a text view. All methods are optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing can begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether editing can end; `true` by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ends.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether the text in a range can be replaced; `true` by
  /// default. The range is in UTF-16 code units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changes the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changes.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu for a range in UTF-16 code units; `nil`, the default, for the suggested
  /// actions. A menu without elements is not shown.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Returns the action of a tap on an item in a text that is not editable; `nil` to show the
  /// item's menu instead.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of an item after a long press; `nil` for none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before the menu of an item appears.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before the menu of an item disappears, and before the action of a chosen element.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before writing tools rewrite text. ``UITextView/isWritingToolsActive`` is `true`.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Called after writing tools have rewritten text, even if it has not changed.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Returns the parts of a range that writing tools must not change.
  ///
  /// - Parameter enclosingRange: the range to rewrite, in UTF-16 code units.
  /// - Returns: Values that contain an `NSRange` in the text. Other values, and parts outside of
  ///   the enclosing range, are ignored.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
  /// Inserts a suggestion of the keyboard that the user accepted. By default, a suggested reply is
  /// typed.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
  /// Called before the formatting panel appears.
  func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
  /// Called after the formatting panel appears.
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
  /// Called before the formatting panel disappears.
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
  /// Called after the formatting panel disappears.
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
  /// Returns a Boolean value that indicates whether a link can be opened or its menu can be shown;
  /// `true` by default. Deprecated on iOS 17 in favor of
  /// ``textView(_:primaryActionFor:defaultAction:)`` and
  /// ``textView(_:menuConfigurationFor:defaultMenu:)``.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `nil`, for the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Returns a configuration with the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Returns an empty array.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  /// Types a suggested reply.
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) { textView.typeSuggestion(inputSuggestion) }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

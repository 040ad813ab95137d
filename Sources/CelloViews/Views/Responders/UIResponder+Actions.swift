extension UIResponder {
  /// Sends an action to a target, or for `nil` to the first object that can perform it.
  ///
  /// - Parameter event: the event that triggered the action; `nil` for an event without touches.
  /// - Returns: whether an object performed the action.
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    let target = target.map { $0 as AnyObject } ?? self.target(of: action, from: sender)
    guard let target else { return false }
    return perform(action, on: target, with: sender, event)
  }

  /// Returns the first object that can perform an action, searching from the first responder, then
  /// from the origin, then from the frontmost view. The window is the origin's window or the key
  /// window.
  ///
  /// - Parameter origin: the object that triggered the action; the sender by default.
  static func target(
    of action: Selector, from sender: Any?, origin: Any? = nil
  ) -> AnyObject? {
    let origin = origin ?? sender
    let window = (origin as? UIView)?.window ?? UIWindow.key
    let starts = [
      window?.firstResponderOfTree, origin as? UIResponder, window?.frontResponder,
      UIScene.application,
    ]
    for start in starts {
      if let target = start?.target(forAction: action, withSender: sender) {
        return target as AnyObject
      }
    }
    return nil
  }

  private static func perform(
    _ action: Selector, on target: AnyObject, with sender: Any?, _ event: UIEvent?
  ) -> Bool {
    action.call(on: target, with: sender, event: event ?? UIEvent())
  }

  /// The methods for named commands.
  fileprivate static let standardActions: [String: (UIResponder, Any?) -> Void] = [
    "cut:": { $0.cut($1) },
    "copy:": { $0.copy($1) },
    "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
    "pasteAndGo:": { $0.pasteAndGo($1) },
    "pasteAndSearch:": { $0.pasteAndSearch($1) },
    "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) },
    "delete:": { $0.delete($1) },
    "duplicate:": { $0.duplicate($1) },
    "rename:": { $0.rename($1) },
    "export:": { $0.export($1) },
    "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) },
    "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) },
    "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "printContent:": { $0.printContent($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) },
    "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) },
    "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "undo:": { responder, _ in responder.undoManager?.undo() },
    "redo:": { responder, _ in responder.undoManager?.redo() },
    "becomeFirstResponder": { responder, _ in responder.becomeFirstResponder() },
    "resignFirstResponder": { responder, _ in responder.resignFirstResponder() },
    "reloadInputViews": { responder, _ in responder.reloadInputViews() },
  ]
}

extension UIResponder: NamedActionTarget {
  package final func hasAction(named name: String) -> Bool { Self.standardActions[name] != nil }

  package final func performAction(named name: String, with sender: Any?) {
    Self.standardActions[name]?(self, sender)
  }
}

/// The set of multi-finger editing gestures that an object supports.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  /// No editing gestures.
  case none = 0
  /// All editing gestures.
  case `default` = 1
}

/// An object that can continue a user activity.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of a user activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// A keyboard for a language.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  /// The language as a BCP 47 tag.
  open private(set) var primaryLanguage: String?

  static let english = UITextInputMode("en-US")

  private init(_ language: String) {
    primaryLanguage = language
    super.init()
  }

  /// The keyboards that users can choose; always a single English keyboard.
  open class var activeInputModes: [UITextInputMode] { [.english] }

  /// Posted when another keyboard is chosen. UIKit never posts it.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

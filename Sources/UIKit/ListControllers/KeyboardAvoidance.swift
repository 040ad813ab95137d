/// Insets the list of a controller so that the keyboard does not cover its content.
///
/// While the controller is visible, the bottom inset of the list increases by the covered height,
/// and the first responder is scrolled into view.
@MainActor final class KeyboardAvoidance {
  private let list: @MainActor () -> UIScrollView?
  private var observer: (any NSObjectProtocol)?
  /// The part of the list's bottom inset that is caused by the keyboard, in points.
  private var inset: CGFloat = 0

  /// - Parameter list: A closure that returns the list; `nil` before it is loaded.
  init(_ list: @escaping @MainActor () -> UIScrollView?) { self.list = list }

  func start() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func update() {
    guard let list = list(), list.window != nil else { return }
    let covered = list.areaOfKeyboard?.height ?? 0
    let new = max(covered - list.safeAreaInsets.bottom, 0)
    guard new != inset else { return }
    list.contentInset.bottom += new - inset
    list.verticalScrollIndicatorInsets.bottom += new - inset
    inset = new
    guard new > 0, let field = list.firstResponderOfTree as? UIView, field.isDescendant(of: list)
    else { return }
    list.layoutIfNeeded()
    list.scrollRectToVisible(field.convert(field.bounds, to: list), animated: false)
  }
}

/// The behavior of list controllers when their list appears and disappears.
@MainActor final class ListAppearance {
  private let keyboard: KeyboardAvoidance
  private let list: @MainActor () -> (any ControlledList)?
  private var isDataLoaded = false

  /// - Parameter list: A closure that returns the list; `nil` before it is loaded.
  init(_ list: @escaping @MainActor () -> (any ControlledList)?) {
    self.list = list
    keyboard = KeyboardAvoidance(list)
  }

  /// Loads the data when the list appears for the first time, and clears the selection.
  func begin(
    in controller: UIViewController, loadsData: Bool, clearsSelection: Bool
  ) {
    keyboard.start()
    guard let list = list() else { return }
    if !isDataLoaded {
      isDataLoaded = true
      if loadsData { list.reloadData() }
    }
    guard clearsSelection else { return }
    let selected = list.selectedItems
    _ = list.select(
      byApp: nil, isAnimated: controller.transitionCoordinator?.isAnimated == true)
    guard !selected.isEmpty, let coordinator = controller.transitionCoordinator,
      coordinator.initiallyInteractive
    else { return }
    // The items are selected again if the user cancels the interactive transition.
    coordinator.animate(alongsideTransition: nil) { [weak list] context in
      guard context.isCancelled else { return }
      for path in selected { _ = list?.select(byApp: path, isAnimated: false) }
    }
  }

  func end() { keyboard.stop() }
}

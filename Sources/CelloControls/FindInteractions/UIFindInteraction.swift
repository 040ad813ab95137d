/// An interaction that searches the content of a view, with a panel above the keyboard.
///
/// The commands of the Edit menu are available while the view or one of its subviews is the first
/// responder: Command-F finds, Option-Command-F replaces, Command-G finds the next result,
/// Shift-Command-G finds the previous result, and Command-E finds the selected text. Escape closes
/// the panel.
@MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; `nil` for none.
  open private(set) weak var view: UIView?
  /// The object that provides the sessions. It is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  private final var panel: FindPanel?
  private final var query: String?
  private final var replacement: String?
  /// The first responder before the panel was shown.
  private final weak var formerResponder: UIResponder?

  /// The current session; `nil` if the panel is not shown.
  open private(set) var activeFindSession: UIFindSession?

  /// A closure that returns the menu of search options for the system's options, which match case
  /// and whole words. The system's menu is shown if it is `nil`, the default, or if it returns
  /// `nil`. For a menu without elements, no options are shown.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { panel?.update() }
  }

  /// Creates an interaction.
  ///
  /// - Parameter sessionDelegate: The object that provides the sessions. It is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Closes the panel before the interaction moves to another view.
  open func willMove(to view: UIView?) { dismissFindNavigator() }

  /// Stores the view to which the interaction was added; `nil` if it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// A Boolean value that indicates whether the panel is shown.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// The searched text; `nil`, the default, for none. Setting it changes the search field of the
  /// current or next panel, and starts a search if the panel is shown.
  open var searchText: String? {
    get { query }
    set {
      query = newValue
      panel?.searchField.text = newValue
      search()
    }
  }

  /// The text that replaces results; `nil`, the default, for none. Setting it changes the field of
  /// the current or next panel.
  open var replacementText: String? {
    get { replacement }
    set {
      replacement = newValue
      panel?.replacementField.text = newValue
      panel?.update()
    }
  }

  /// The options of the search.
  private(set) final var options = UITextSearchOptions()

  // MARK: Panel

  /// Shows the panel with the keyboard. Does nothing if the delegate provides no session or the
  /// view is not in a window.
  ///
  /// - Parameter showingReplace: A Boolean value that indicates whether the row for replacements is
  ///   shown, if the session supports replacement. It also changes a panel that is already shown.
  open func presentFindNavigator(showingReplace: Bool) {
    if let panel {
      panel.showsReplacement = showingReplace
      panel.searchField.becomeFirstResponder()
      return
    }
    guard let view, let window = view.window,
      let session = delegate?.findInteraction(self, sessionFor: view), panel == nil
    else { return }
    // A window has at most one panel.
    (window.keyboardPanel as? FindPanel)?.done()
    formerResponder = window.firstResponderOfTree
    session.interaction = self
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    guard activeFindSession === session, view.window === window else { return }
    let panel = FindPanel(of: self)
    self.panel = panel
    panel.searchField.text = query
    panel.replacementField.text = replacement
    panel.showsReplacement = showingReplace
    window.keyboardPanel = panel
    panel.searchField.becomeFirstResponder()
    panel.searchField.selectAll(nil)
    search()
  }

  /// Closes the panel. The former first responder becomes the first responder again.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    let panel = panel
    self.panel = nil
    if let panel, let window = panel.window {
      let hadKeyboard = panel.firstResponderOfPanel != nil
      window.changingFirstResponder {
        panel.firstResponderOfPanel?.resignFirstResponder()
        window.keyboardPanel = nil
        if hadKeyboard, let former = formerResponder as? UIView, former.window === window {
          former.becomeFirstResponder()
        }
      }
    }
    panelDidMove()
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
    session.interaction = nil
  }

  /// Highlights the next result. If the panel is not shown, shows it and searches the last text
  /// again.
  open func findNext() { step(.forward) }

  /// Highlights the previous result. If the panel is not shown, shows it and searches the last text
  /// again.
  open func findPrevious() { step(.backward) }

  private final func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      if let query, !query.isEmpty { presentFindNavigator(showingReplace: false) }
      return
    }
    session.highlightNextResult(in: direction)
    panel?.update()
  }

  /// Updates the number of results in the panel.
  open func updateResultCount() { panel?.update() }

  // MARK: Called by the panel

  /// Called after the user changed the text of the search field.
  final func queryDidChange(to text: String) {
    guard text != query ?? "" else { return }
    query = text
    search()
  }

  final func replacementDidChange(to text: String) {
    replacement = text
    panel?.update()
  }

  private final func search() {
    if let session = activeFindSession {
      if let query, !query.isEmpty {
        session.performSearch(query: query, options: options)
      } else {
        session.invalidateFoundResults()
      }
    }
    panel?.update()
  }

  final func replaceHighlighted() {
    guard let session = activeFindSession, let query, !query.isEmpty,
      session.allowsReplacementForCurrentlyHighlightedResult
    else { return }
    session.performSingleReplacement(
      query: query, replacementString: replacement ?? "", options: options)
    panel?.update()
    UndoManager.endEvent()
  }

  final func replaceAllResults() {
    guard let session = activeFindSession, let query, !query.isEmpty, session.supportsReplacement
    else { return }
    session.replaceAll(
      searchQuery: query, replacementString: replacement ?? "", options: options)
    panel?.update()
    UndoManager.endEvent()
  }

  // MARK: Options

  /// The menu next to the search field; `nil` for none.
  final var optionsMenu: UIMenu? {
    let isWholeWord = options.wordMatchMethod == .fullWord
    let ignoresCase = options.stringCompareOptions.contains(.caseInsensitive)
    let defaults = [
      UIAction(title: SystemString.matchCase.text, state: ignoresCase ? .off : .on) {
        [weak self] _ in
        self?.setOptions(isWholeWord: isWholeWord, ignoresCase: !ignoresCase)
      },
      UIAction(title: SystemString.wholeWords.text, state: isWholeWord ? .on : .off) {
        [weak self] _ in
        self?.setOptions(isWholeWord: !isWholeWord, ignoresCase: ignoresCase)
      },
    ]
    let menu = optionsMenuProvider?(defaults) ?? UIMenu(children: defaults)
    var groups: [UIMenuElement] = []
    if activeFindSession?.supportsReplacement == true, let panel {
      let shows = panel.showsReplacement
      groups.append(
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: SystemString.find.text, state: shows ? .off : .on) { [weak panel] _ in
              panel?.showsReplacement = false
            },
            UIAction(title: SystemString.findAndReplace.text, state: shows ? .on : .off) {
              [weak panel] _ in
              panel?.showsReplacement = true
            },
          ]))
    }
    if !menu.children.isEmpty {
      groups.append(
        UIMenu(title: menu.title, options: .displayInline, children: menu.children))
    }
    return groups.isEmpty ? nil : UIMenu(children: groups)
  }

  private final func setOptions(isWholeWord: Bool, ignoresCase: Bool) {
    options = UITextSearchOptions(
      wordMatchMethod: isWholeWord ? .fullWord : .contains,
      stringCompareOptions: ignoresCase ? .caseInsensitive : [])
    search()
  }
}

extension UIFindInteraction: ResponderInteraction {
  package final func canPerform(_ action: String) -> Bool {
    guard view?.window != nil else { return false }
    return switch action {
    case "find:": true
    case "findAndReplace:": activeFindSession?.supportsReplacement ?? true
    case "findNext:", "findPrevious:": activeFindSession != nil || query?.isEmpty == false
    case "useSelectionForFind:": selectedText != nil
    default: false
    }
  }

  package final func perform(_ action: String) {
    switch action {
    case "find:": presentFindNavigator(showingReplace: false)
    case "findAndReplace:": presentFindNavigator(showingReplace: true)
    case "findNext:": findNext()
    case "findPrevious:": findPrevious()
    case "useSelectionForFind:":
      guard let text = selectedText else { return }
      searchText = text
      if panel == nil { presentFindNavigator(showingReplace: false) }
    default: break
    }
  }

  /// The selected text of the view; `nil` for none.
  private final var selectedText: String? {
    guard let input = view as? any UITextInput, let range = input.selectedTextRange,
      !range.isEmpty
    else { return nil }
    return input.text(in: range)
  }

  /// Closes the panel when Escape is pressed, also while the view is the first responder.
  package final func press(_ key: UIKey) -> Bool {
    guard panel != nil, key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty else {
      return false
    }
    dismissFindNavigator()
    return true
  }

  package final func viewDidMoveToWindow() {
    if let panel, panel.window !== view?.window { dismissFindNavigator() }
  }
}

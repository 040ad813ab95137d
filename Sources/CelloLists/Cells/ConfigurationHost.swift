/// The configurations of a cell, header or footer, their updates for a state, and the views that
/// show them.
///
/// The assigned configuration and the shown configuration are stored separately: every update
/// starts with the assigned configuration, so that no properties of a previous state remain.
@MainActor package final class ConfigurationHost {
  /// The cell, header or footer, which owns the host.
  private unowned var view: UIView!

  /// Attaches the host to a view and adds an empty content view.
  func attach(to view: UIView) {
    self.view = view
    plainContentView.preservesSuperviewLayoutMargins = true
    plainContentView.frame = view.bounds
    view.addSubview(plainContentView)
  }

  // MARK: Content

  private var assignedContent: (any UIContentConfiguration)?
  private var shownContent: (any UIContentConfiguration)?
  /// The view that a configuration created.
  private var configuredContentView: (any UIView & UIContentView)?
  /// The content view without a configuration.
  private var plainContentView = UIView()
  var automaticallyUpdatesContent = true

  package var contentView: UIView { configuredContentView ?? plainContentView }

  /// The shown configuration; setting it assigns a new configuration.
  var content: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      assignedContent = newValue
      showContent(current(newValue))
      if stateOfPass == nil { setNeedsUpdate() }
    }
  }

  private func current(
    _ configuration: (any UIContentConfiguration)?
  ) -> (any UIContentConfiguration)? {
    guard automaticallyUpdatesContent, let stateOfPass else { return configuration }
    return configuration?.updated(for: stateOfPass)
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    shownContent = configuration
    let shown = contentView
    if let configuration {
      if let configuredContentView, configuredContentView.supports(configuration) {
        configuredContentView.configuration = configuration
      } else {
        configuredContentView = configuration.makeContentView()
      }
    } else if configuredContentView != nil {
      configuredContentView = nil
      // Creates a new view, because the previous view may contain subviews of the app.
      plainContentView = UIView()
      plainContentView.preservesSuperviewLayoutMargins = true
    }
    if shown !== contentView { replace(shown, with: contentView) }
    view.setNeedsLayout()
    view.layOutInAnimation()
  }

  private func replace(_ old: UIView, with new: UIView) {
    // The cell determines the frame of its content view.
    new.translatesAutoresizingMaskIntoConstraints = true
    UIView.performWithoutAnimation { new.frame = old.frame }
    if old.superview === view {
      old.crossFade(to: new)
      view.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      view.addSubview(new)
    }
  }

  // MARK: Background

  private var assignedBackground: UIBackgroundConfiguration?
  /// A Boolean value that indicates whether the list's default background is used, because the app
  /// has not set a background.
  private var usesDefaultBackground = true
  private var shownBackground: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundView?
  var automaticallyUpdatesBackground = true

  /// A closure that returns the background of cells whose background the app has not set; `nil` for
  /// none.
  var defaultBackground: (@MainActor () -> UIBackgroundConfiguration)? {
    didSet { setNeedsUpdate() }
  }

  var background: UIBackgroundConfiguration? {
    get { shownBackground ?? (usesDefaultBackground ? defaultBackground?() : nil) }
    set {
      usesDefaultBackground = false
      assignedBackground = newValue
      if newValue != nil {
        view.backgroundColor = nil
        customBackgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
      }
      if automaticallyUpdatesBackground, let stateOfPass {
        showBackground(newValue?.updated(for: stateOfPass))
      } else {
        showBackground(newValue)
      }
      if stateOfPass == nil { setNeedsUpdate() }
    }
  }

  /// Removes the background, including the list's default background.
  func removeBackground() {
    usesDefaultBackground = false
    assignedBackground = nil
    showBackground(nil)
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    shownBackground = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let shown = backgroundView ?? BackgroundView(frame: view.bounds)
    // A new view has no former background from which it could change.
    if shown === backgroundView {
      shown.configuration = configuration
    } else {
      UIView.performWithoutAnimation { shown.configuration = configuration }
    }
    if shown !== backgroundView {
      backgroundView = shown
      view.insertSubview(shown, at: 0)
      view.setNeedsLayout()
    }
  }

  // MARK: An app's background views

  // Source: docs/measurements/states.md#background-views. Setting a background configuration
  // removes the views, and setting one of the views removes the configuration.

  /// A view behind the content.
  var customBackgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: customBackgroundView, at: 0) }
  }

  /// A view above ``customBackgroundView`` that is visible in the selected or highlighted state.
  var selectedBackgroundView: UIView? {
    didSet {
      replaceBackgroundView(
        oldValue, with: selectedBackgroundView, at: customBackgroundView == nil ? 0 : 1)
      setNeedsUpdate()
    }
  }

  /// A view that replaces ``selectedBackgroundView`` while the cell is selected and several cells
  /// can be selected.
  var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackgroundView(
        oldValue, with: multipleSelectionBackgroundView, at: customBackgroundView == nil ? 0 : 1)
      setNeedsUpdate()
    }
  }

  /// A Boolean value that indicates whether several cells can be selected.
  var showsMultipleSelection = false {
    didSet { if showsMultipleSelection != oldValue { setNeedsUpdate() } }
  }

  private func showSelection(_ flags: StyleFlags) {
    let several = showsMultipleSelection && flags.isSelected
    multipleSelectionBackgroundView?.isHidden = !several
    let isReplaced = several && multipleSelectionBackgroundView != nil
    selectedBackgroundView?.isHidden = isReplaced || !flags.isSelected && !flags.isHighlighted
  }

  private func replaceBackgroundView(_ old: UIView?, with new: UIView?, at index: Int) {
    guard old !== new else { return }
    if let old, old.superview === view { old.removeFromSuperview() }
    guard let new else { return }
    removeBackground()
    view.insertSubview(new, at: index)
    view.setNeedsLayout()
  }

  /// Lays out the background views.
  func layOutBackground(in bounds: CGRect) {
    backgroundView?.frame = bounds
    customBackgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.frame = bounds
  }

  // MARK: Update pass

  private var needsUpdate = true
  /// A closure that changes the state that the view reports.
  var stateChange: ((inout UICellConfigurationState) -> Void)?
  /// The state of the current update pass.
  private var stateOfPass: (any UIConfigurationState)?
  /// The state of the last update pass; `nil` before the first pass.
  package private(set) var shownState: (any UIConfigurationState)?

  /// The state of the last update pass; `nil` if another pass is needed.
  var currentState: (any UIConfigurationState)? { needsUpdate ? nil : shownState }

  /// A Boolean value that indicates whether the default background shows a selection.
  var showsSelectionByDefault = true {
    didSet { if showsSelectionByDefault != oldValue { setNeedsUpdate() } }
  }

  /// A Boolean value that indicates whether the default background shows the focus.
  var showsFocusByDefault = true {
    didSet { if showsFocusByDefault != oldValue { setNeedsUpdate() } }
  }

  private func stateOfDefaultBackground(
    _ state: any UIConfigurationState
  ) -> any UIConfigurationState {
    guard !showsSelectionByDefault || !showsFocusByDefault,
      var cellState = state as? UICellConfigurationState
    else { return state }
    if !showsSelectionByDefault {
      cellState.isSelected = false
      cellState.isHighlighted = false
    }
    if !showsFocusByDefault { cellState.isFocused = false }
    return cellState
  }

  /// Requests an update pass before the next layout pass. Repeated calls request a single pass.
  func setNeedsUpdate() {
    needsUpdate = true
    view.setNeedsLayout()
    view.layOutInAnimation()
  }

  /// Runs the requested update pass: automatic updates first, then the app's override and handler.
  ///
  /// Source: docs/measurements/states.md#order-of-an-update. Automatic updates come first (chosen),
  /// so that an override that does not call `super` still gets updated configurations.
  func updateIfNeeded<State: UIConfigurationState>(
    state: () -> State, custom: (State) -> Void
  ) {
    guard needsUpdate, stateOfPass == nil else { return }
    needsUpdate = false
    let state = state()
    stateOfPass = state
    shownState = state
    defer { stateOfPass = nil }
    if automaticallyUpdatesContent, let assignedContent {
      showContent(assignedContent.updated(for: state))
    }
    if usesDefaultBackground, let defaultBackground {
      showBackground(defaultBackground().updated(for: stateOfDefaultBackground(state)))
    } else if automaticallyUpdatesBackground, let assignedBackground {
      showBackground(assignedBackground.updated(for: state))
    }
    state.traitCollection.performAsCurrent { custom(state) }
    if selectedBackgroundView != nil || multipleSelectionBackgroundView != nil {
      showSelection(StyleFlags(state))
    }
  }
}

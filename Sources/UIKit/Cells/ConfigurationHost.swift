/// What cells, headers and footers have in common: they own configurations, bring them up to date for a state, and
/// show them.
///
/// The configuration that was assigned and the one that is shown are kept apart: every update starts from the assigned
/// one, so that no look of an earlier state sticks.
@MainActor final class ConfigurationHost {
  private unowned let view: UIView
  /// Makes the container of the content for a content view, or an empty one for `nil`.
  private let showContentView: (UIView?) -> Void

  init(view: UIView, showContentView: @escaping (UIView?) -> Void) {
    self.view = view
    self.showContentView = showContentView
  }

  // MARK: Content

  private var assignedContent: (any UIContentConfiguration)?
  private var shownContent: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  var automaticallyUpdatesContent = true

  /// The configuration that is shown; setting it assigns a new one.
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
    guard let configuration else {
      if contentView != nil {
        contentView = nil
        showContentView(nil)
      }
      return
    }
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
    } else {
      let new = configuration.makeContentView()
      contentView = new
      showContentView(new)
    }
    view.setNeedsLayout()
  }

  // MARK: Background

  private var assignedBackground: UIBackgroundConfiguration?
  /// Whether the app has not decided about the background, so that the list's default is shown.
  private var usesDefaultBackground = true
  private var shownBackground: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundView?
  var automaticallyUpdatesBackground = true

  /// The background of cells whose app has not set one; `nil` for none.
  var defaultBackground: (@MainActor () -> UIBackgroundConfiguration)? {
    didSet { setNeedsUpdate() }
  }

  var background: UIBackgroundConfiguration? {
    get { shownBackground ?? (usesDefaultBackground ? defaultBackground?() : nil) }
    set {
      usesDefaultBackground = false
      assignedBackground = newValue
      if automaticallyUpdatesBackground, let stateOfPass {
        showBackground(newValue?.updated(for: stateOfPass))
      } else {
        showBackground(newValue)
      }
      if stateOfPass == nil { setNeedsUpdate() }
    }
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    shownBackground = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let shown = backgroundView ?? BackgroundView(frame: view.bounds)
    shown.configuration = configuration
    if shown !== backgroundView {
      backgroundView = shown
      view.insertSubview(shown, at: 0)
      view.setNeedsLayout()
    }
  }

  // MARK: Update pass

  private var needsUpdate = true
  /// The state of the pass under way.
  private var stateOfPass: (any UIConfigurationState)?

  /// Asks for one pass before the next layout, however often it is called until then.
  func setNeedsUpdate() {
    needsUpdate = true
    view.setNeedsLayout()
  }

  /// Runs a pass if one is due: configurations that update by themselves first, then what the app overrides or hands in.
  ///
  /// Source of the order: Apple's documentation; that automatic updates come first is chosen, so that an override which
  /// leaves out super still sees updated configurations (facts/state-styling.md, section 5).
  func updateIfNeeded<State: UIConfigurationState>(
    state: () -> State, custom: (State) -> Void
  ) {
    guard needsUpdate, stateOfPass == nil else { return }
    needsUpdate = false
    let state = state()
    stateOfPass = state
    defer { stateOfPass = nil }
    if automaticallyUpdatesContent, let assignedContent {
      showContent(assignedContent.updated(for: state))
    }
    if usesDefaultBackground, let defaultBackground {
      showBackground(defaultBackground().updated(for: state))
    } else if automaticallyUpdatesBackground, let assignedBackground {
      showBackground(assignedBackground.updated(for: state))
    }
    state.traitCollection.performAsCurrent { custom(state) }
  }
}

/// The panel of a find interaction above the keyboard: a search field, the number of results,
/// arrows, and a row for replacements.
final class FindPanel: UIView {
  private weak var interaction: UIFindInteraction?
  let searchField = FindField(label: SystemString.find.text)
  let replacementField = FindField(image: "pencil", label: SystemString.replaceWith.text)
  let count = UILabel()
  private let optionsButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let replaceButton = UIButton(type: .system)
  private let replaceAllButton = UIButton(type: .system)
  private let line = UIView()

  /// A Boolean value that indicates whether the row for replacements is shown. It requires a
  /// session that supports replacement.
  var showsReplacement = false {
    didSet { if showsReplacement != oldValue { update() } }
  }
  private var rows = 1

  init(of interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = KeyboardView.color(.default)
    line.backgroundColor = .separator
    count.textColor = .secondaryLabel
    optionsButton.accessibilityLabel = SystemString.findOptions.text
    optionsButton.showsMenuAsPrimaryAction = true
    searchField.returnKeyType = .search
    replacementField.returnKeyType = .next
    let buttons: [(UIButton, SystemString, String?, Selector)] = [
      (doneButton, .done, nil, Selector(FindPanel.done)),
      (previousButton, .previousResult, "chevron.up", Selector(FindPanel.stepBack)),
      (nextButton, .nextResult, "chevron.down", Selector(FindPanel.step)),
      (replaceButton, .replace, nil, Selector(FindPanel.replace)),
      (replaceAllButton, .replaceAll, nil, Selector(FindPanel.replaceAll)),
    ]
    for (button, label, image, action) in buttons {
      button.accessibilityLabel = label.text
      if let image {
        button.setImage(UIImage(systemName: image), for: .normal)
      } else {
        button.setTitle(
          (button === replaceAllButton ? .replaceAllShort : label).text, for: .normal)
      }
      button.addTarget(self, action: action, for: .touchUpInside)
      addSubview(button)
    }
    searchField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.interaction?.queryDidChange(to: searchField.text ?? "")
      }, for: .editingChanged)
    searchField.addAction(UIAction { [weak self] _ in self?.step() }, for: .primaryActionTriggered)
    replacementField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.interaction?.replacementDidChange(to: replacementField.text ?? "")
      }, for: .editingChanged)
    replacementField.addAction(
      UIAction { [weak self] _ in self?.replace() }, for: .primaryActionTriggered)
    addSubview(searchField)
    addSubview(replacementField)
    addSubview(optionsButton)
    addSubview(count)
    addSubview(line)
    update()
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// The field that is the first responder; `nil` for none.
  var firstResponderOfPanel: UITextField? {
    [searchField, replacementField].first(where: \.isFirstResponder)
  }

  // MARK: Content

  /// Updates the panel for the results of the session.
  func update() {
    let session = interaction?.activeFindSession
    let total = max(session?.resultCount ?? 0, 0)
    count.text = session.flatMap { text(of: $0, total) }
    count.isHidden = count.text == nil
    previousButton.isEnabled = total > 0
    nextButton.isEnabled = total > 0
    let isReplacing = showsReplacement && session?.supportsReplacement == true
    replaceButton.isEnabled =
      isReplacing && total > 0 && session?.allowsReplacementForCurrentlyHighlightedResult == true
    replaceAllButton.isEnabled = isReplacing && total > 0
    for view in [replacementField, replaceButton, replaceAllButton] {
      view.isHidden = !isReplacing
    }
    let menu = interaction?.optionsMenu
    optionsButton.menu = menu
    optionsButton.isHidden = menu == nil
    setNeedsLayout()
    if rows != (isReplacing ? 2 : 1) {
      rows = isReplacing ? 2 : 1
      if window?.keyboardPanel === self { window?.updateKeyboard() }
    }
  }

  private func text(of session: UIFindSession, _ total: Int) -> String? {
    guard interaction?.searchText?.isEmpty == false else { return nil }
    let isNone = session.searchResultDisplayStyle == .none
    if total == 0 { return isNone ? nil : SystemString.notFound.text }
    let all = total == 1 ? SystemString.oneResult.text : SystemString.results.text(.integer(total))
    switch session.searchResultDisplayStyle {
    case .none: return nil
    case .total: return all
    case .currentAndTotal:
      let index = session.highlightedResultIndex
      return (0..<total).contains(index)
        ? SystemString.resultOfResults.text(.integer(index + 1), .integer(total)) : all
    }
  }

  // MARK: Layout

  private var metrics: FindPanelMetrics { traitCollection.systemVersion.findPanel }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height(rows: rows))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    let sides = window?.safeAreaInsets ?? .zero
    let area = CGRect(
      x: bounds.minX + sides.left, y: bounds.minY,
      width: max(bounds.width - sides.left - sides.right, 0), height: bounds.height)
    // Chosen: the text size is fixed, so that the texts fit next to the field.
    let font = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    func width(_ button: UIButton) -> CGFloat {
      button.titleLabel?.font = font
      return grid.roundedUp(button.sizeThatFits(.zero).width)
    }
    count.font = .systemFont(ofSize: FindPanelMetrics.countFontSize)
    count.textAlignment = isRightToLeft ? .left : .right
    let countWidth = grid.roundedUp(count.sizeThatFits(.zero).width) + metrics.spacing
    searchField.setSpacerWidth(to: count.isHidden ? 0 : countWidth)
    let layout = FindPanelLayout(
      area: area, doneWidth: width(doneButton),
      replaceWidths: rows == 2 ? (width(replaceButton), width(replaceAllButton)) : nil,
      metrics: metrics)
    let frames: [(UIView, CGRect)] = [
      (doneButton, layout.done), (searchField, layout.searchField),
      (previousButton, layout.previous), (nextButton, layout.next),
      (replacementField, layout.replacementField), (replaceButton, layout.replace),
      (replaceAllButton, layout.replaceAll),
    ]
    for (view, frame) in frames {
      var frame = frame
      if isRightToLeft { frame.origin.x = area.minX + area.maxX - frame.maxX }
      view.frame = grid.roundedEdges(of: frame)
    }
    // The views cover the full height of the field, up to its edges.
    let field = searchField.frame
    count.frame = searchField.rightViewRect(forBounds: searchField.bounds)
      .offsetBy(dx: field.minX, dy: 0)
    count.frame.origin.y = field.minY
    count.frame.size.height = field.height
    let glass = searchField.leftViewRect(forBounds: searchField.bounds)
    optionsButton.frame = CGRect(
      x: isRightToLeft ? field.minX + glass.minX : field.minX, y: field.minY,
      width: isRightToLeft ? field.width - glass.minX : glass.maxX, height: field.height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    interaction?.panelDidMove()
  }

  // MARK: Actions

  func done() { interaction?.dismissFindNavigator() }

  private func step() { interaction?.findNext() }

  private func stepBack() { interaction?.findPrevious() }

  private func replace() { interaction?.replaceHighlighted() }

  private func replaceAll() { interaction?.replaceAllResults() }

  // The panel handles the commands of the Edit menu while one of its fields is the first responder.

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let name = action.name, name != "useSelectionForFind:",
      interaction?.canPerform(name) == true
    else { return super.canPerformAction(action, withSender: sender) }
    return true
  }

  override func find(_ sender: Any?) { interaction?.perform("find:") }
  override func findAndReplace(_ sender: Any?) { interaction?.perform("findAndReplace:") }
  override func findNext(_ sender: Any?) { interaction?.findNext() }
  override func findPrevious(_ sender: Any?) { interaction?.findPrevious() }

  override var keyCommands: [UIKeyCommand]? {
    let back = UIKeyCommand(
      input: "\r", modifierFlags: .shift, action: Selector(FindPanel.stepBack))
    back.wantsPriorityOverSystemBehavior = true
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(FindPanel.done))
    return [back, escape]
  }
}

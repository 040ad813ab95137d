/// The visible menu.
final class MenuView: UIView {
  private let background = UIVisualEffectView(effect: nil)
  /// A scroll view for rows that do not fit.
  private let scrollView = UIScrollView()
  /// The rows, titles and separators from top to bottom.
  private var parts: [Part] = []

  private enum Part {
    case row(MenuRowView)
    case strip([MenuRowView])
    case title(UILabel)
    /// A line between rows.
    case line(UIView)
    /// The space between groups.
    case gap(UIView)
  }

  /// A closure that is called with the element that a user chooses; with `nil` for the row that
  /// returns to the parent menu.
  private let choose: (UIMenuElement?) -> Void

  /// The availability of elements. Each command is validated once.
  private var availability: [ObjectIdentifier: Bool] = [:]

  /// The view from which commands are validated.
  private weak var source: UIView?

  /// Creates a view for a menu.
  ///
  /// - Parameter isSubmenu: A Boolean value that indicates whether a row returns to the parent
  ///   menu.
  init(
    _ content: MenuContent, of source: UIView?, isSubmenu: Bool,
    _ choose: @escaping (UIMenuElement?) -> Void
  ) {
    self.choose = choose
    self.source = source
    super.init(frame: .zero)
    addSubview(background)
    scrollView.scrollsToTop = false
    addSubview(scrollView)
    add(content, isSubmenu: isSubmenu)
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  private var metrics: MenuMetrics { traitCollection.systemVersion.menu }

  // MARK: Content

  private func add(_ content: MenuContent, isSubmenu: Bool) {
    if isSubmenu {
      add(
        row: MenuRowView(
          title: content.title, subtitle: nil, image: UIImage(systemName: "chevron.down")), nil)
      add(.gap(UIView()))
    } else if !content.title.isEmpty {
      addTitle(content.title)
    }
    // Validation may change states, and all rows reserve space for states.
    for group in content.groups {
      for case .leaf(let leaf) in group.rows { _ = isAvailable(leaf) }
    }
    for (index, group) in content.groups.enumerated() {
      if index > 0 { add(.gap(UIView())) }
      if !group.title.isEmpty { addTitle(group.title) }
      for (place, row) in group.rows.enumerated() {
        if place > 0 { add(.line(UIView())) }
        add(row, hasStates: content.hasStates, lineLimit: content.titleLineLimit)
      }
    }
  }

  private func add(_ row: MenuContent.Row, hasStates: Bool, lineLimit: Int) {
    switch row {
    case .leaf(let leaf):
      let isEnabled = isAvailable(leaf)
      let mark: UIImage? =
        switch leaf.state {
        case .on: UIImage(systemName: "checkmark")
        case .mixed: UIImage(systemName: "minus")
        case .off: nil
        }
      add(
        row: MenuRowView(
          title: leaf.title, subtitle: (leaf as? UIMenuElement)?.subtitle, image: leaf.shownImage,
          mark: mark, hasStates: hasStates,
          isDestructive: leaf.attributes.contains(.destructive), isEnabled: isEnabled,
          lineLimit: lineLimit), leaf as? UIMenuElement)
    case .submenu(let menu):
      add(
        row: MenuRowView(
          title: menu.title, subtitle: menu.subtitle,
          image: menu.image ?? UIImage(systemName: "chevron.forward"), hasStates: hasStates,
          isDestructive: menu.options.contains(.destructive), lineLimit: lineLimit), menu)
    case .pending:
      let row = MenuRowView(
        title: SystemString.loading.text, subtitle: nil, image: nil, hasStates: hasStates,
        isEnabled: false)
      add(row: row, nil)
    case .strip(let leaves, let size):
      add(
        .strip(
          leaves.map { leaf in
            let view = MenuRowView(
              title: leaf.title, subtitle: nil, image: leaf.shownImage,
              form: size == .small ? .strip : .titledStrip,
              isDestructive: leaf.attributes.contains(.destructive), isEnabled: isAvailable(leaf))
            view.isSelected = leaf.state == .on
            connect(view, leaf as? UIMenuElement)
            return view
          }))
    }
  }

  /// Returns a Boolean value that indicates whether a user can choose an element. A command needs a
  /// target, which validates it.
  private func isAvailable(_ leaf: any UIMenuLeaf) -> Bool {
    let identity = ObjectIdentifier(leaf)
    if let known = availability[identity] { return known }
    let hasTarget = (leaf as? UICommand)?.validate(from: source) ?? true
    let isAvailable = hasTarget && !leaf.attributes.contains(.disabled)
    availability[identity] = isAvailable
    return isAvailable
  }

  private func add(row: MenuRowView, _ element: UIMenuElement?) {
    connect(row, element)
    add(.row(row))
  }

  private func connect(_ row: MenuRowView, _ element: UIMenuElement?) {
    row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
  }

  private func addTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    add(.title(label))
  }

  private func add(_ part: Part) {
    parts.append(part)
    switch part {
    case .row(let row): scrollView.addSubview(row)
    case .strip(let views): views.forEach(scrollView.addSubview)
    case .title(let label): scrollView.addSubview(label)
    case .line(let view), .gap(let view): scrollView.addSubview(view)
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(metrics.width, size.width.nonNegative)
    return CGSize(width: width, height: arrange(width: width) { _, _ in })
  }

  /// Arranges the parts from top to bottom.
  ///
  /// - Returns: The height of all parts.
  private func arrange(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let metrics = metrics
    let grid = traitCollection.pixelGrid
    var y = metrics.endPadding
    for part in parts {
      switch part {
      case .row(let row):
        let height = grid.roundedUp(row.sizeThatFits(CGSize(width: width, height: 0)).height)
        place(row, CGRect(x: 0, y: y, width: width, height: height))
        y += height
      case .strip(let views):
        let length = width / CGFloat(max(views.count, 1))
        let height = views.first?.sizeThatFits(CGSize(width: length, height: 0)).height ?? 0
        for (index, view) in views.enumerated() {
          let column = isRightToLeft ? views.count - 1 - index : index
          place(
            view,
            grid.roundedEdges(
              of: CGRect(x: CGFloat(column) * length, y: y, width: length, height: height)))
        }
        y += height
      case .title(let label):
        let limit = CGSize(
          width: (width - 2 * metrics.margin).nonNegative, height: .greatestFiniteMagnitude)
        let height = grid.roundedUp(label.sizeThatFits(limit).height)
        let padding = MenuMetrics.titlePadding
        place(
          label, CGRect(x: metrics.margin, y: y + padding, width: limit.width, height: height))
        y += height + 2 * padding
      case .line(let view):
        let thickness = metrics.hasRowSeparators ? grid.pixel : 0
        place(view, CGRect(x: 0, y: y, width: width, height: thickness))
        y += thickness
      case .gap(let view):
        if metrics.hasRowSeparators {
          place(view, CGRect(x: 0, y: y, width: width, height: metrics.groupGap))
        } else {
          let inset = min(metrics.margin, width / 2)
          place(
            view,
            CGRect(
              x: inset, y: grid.rounded(y + metrics.groupGap / 2), width: width - 2 * inset,
              height: 1))
        }
        y += metrics.groupGap
      }
    }
    return y + metrics.endPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    layer.cornerRadius = metrics.cornerRadius
    layer.cornerCurve = .continuous
    layer.setPanelShadow(MenuMetrics.shadow, in: traitCollection.systemVersion)
    background.showPanelMaterial(.systemMaterial, cornerRadius: metrics.cornerRadius)
    background.frame = bounds
    scrollView.frame = bounds
    scrollView.layer.cornerRadius = metrics.cornerRadius
    scrollView.layer.cornerCurve = .continuous
    scrollView.clipsToBounds = true
    let height = arrange(width: bounds.width) { $0.frame = $1 }
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    for part in parts {
      switch part {
      case .line(let view): view.backgroundColor = .separator
      case .gap(let view):
        view.backgroundColor = metrics.hasRowSeparators ? .tertiarySystemFill : .separator
      default: break
      }
    }
  }
}

extension UIMenuLeaf {
  /// The image that the menu shows; `nil` for none.
  fileprivate var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
}

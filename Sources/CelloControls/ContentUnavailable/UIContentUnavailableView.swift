@_spi(Cello) import CelloViews

/// A view that shows that content is unavailable.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// A Boolean value that indicates whether content that is taller than the view starts at the top;
  /// `false` by default. The content cannot be scrolled here.
  open var isScrollEnabled = false {
    didSet { if isScrollEnabled != oldValue { setNeedsLayout() } }
  }

  private let background = BackgroundView(frame: .zero)
  private let image = UIImageView(frame: .zero)
  private let activityIndicator = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let secondaryText = UILabel()
  private let button = UIButton(frame: .zero)
  private let secondaryButton = UIButton(frame: .zero)
  private var actions: [ObjectIdentifier: UIAction] = [:]

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    for part in [
      background, image, activityIndicator, text, secondaryText, button, secondaryButton,
    ] {
      addSubview(part)
    }
    activityIndicator.startAnimating()
    show()
  }

  /// Creates an appearance proxy. Apps call ``init(configuration:)``.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) { self.init(configuration: .empty()) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration of the view. It must be a `UIContentUnavailableConfiguration`; other types
  /// stop the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          """
          UIContentUnavailableView cannot show a \(type(of: newValue)); give it a \
          UIContentUnavailableConfiguration, or use the content view that the configuration makes.
          """)
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// Returns a Boolean value that indicates whether the view can show a configuration; `true` for a
  /// `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  // MARK: Parts

  /// Updates the parts for the configuration.
  private func show() {
    background.configuration = shown.background
    let properties = shown.imageProperties
    image.image = shown.image
    image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    image.tintColor = properties.tintColor
    image.contentMode = .scaleAspectFit
    image.layer.cornerRadius = properties.cornerRadius.nonNegative
    image.layer.cornerCurve = .continuous
    image.clipsToBounds = properties.cornerRadius > 0
    image.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    image.isHidden = shown.image == nil
    activityIndicator.isHidden = shown.form != .loading || shown.image != nil
    activityIndicator.color = properties.tintColor ?? tintColor
    show(shown.text, shown.attributedText, shown.textProperties, in: text)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryText)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = max(properties.numberOfLines, 0)
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = string }
    label.isHidden = string?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    let key = ObjectIdentifier(button)
    if let old = actions[key] { button.removeAction(old, for: .primaryActionTriggered) }
    actions[key] = properties.primaryAction
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.isHidden =
      configuration.attributedTitle == nil && configuration.attributedSubtitle == nil
      && configuration.image == nil && !configuration.showsActivityIndicator
  }

  // MARK: Layout

  /// The visible parts from top to bottom, with the distances above them.
  private var parts: [(view: UIView, padding: CGFloat)] {
    let all: [(view: UIView, padding: CGFloat)] = [
      (image, 0), (activityIndicator, 0), (text, shown.imageToTextPadding),
      (secondaryText, text.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding),
      (button, shown.textToButtonPadding),
      (
        secondaryButton,
        button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
      ),
    ]
    return all.filter { !$0.view.isHidden }
  }

  private var layout: ContentUnavailableLayout {
    let limit = shown.imageProperties.maximumSize
    return ContentUnavailableLayout(
      parts: parts.map { view, padding in
        ContentUnavailableLayout.Part(
          size: { [image] width in
            var size = view.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
            if view is UILabel { size.width = min(size.width, width) }
            return view === image ? size.scaledDown(to: limit) : size
          }, padding: padding.nonNegative)
      },
      margins: margins(
        shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins
      ).resolved(rightToLeft: isRightToLeft),
      isCentered: shown.alignment == .center, isRightToLeft: isRightToLeft,
      startsAtTop: isScrollEnabled, grid: traitCollection.pixelGrid)
  }

  /// Returns the size of the content for a width, in points. Zero and negative widths mean no
  /// limit.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    var fitted = layout.size(fitting: size.width > 0 ? size.width : .infinity)
    if size.width > 0, size.width.isFinite { fitted.width = size.width }
    return fitted
  }

  open override var intrinsicContentSize: CGSize { ownSize(fitting: .zero) }

  @_spi(Cello) public override var hasHeightForWidth: Bool { true }

  @_spi(Cello) public override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    ownSize(fitting: CGSize(width: width, height: 0)).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    var area = bounds
    // The keyboard may also cover the safe area below the view.
    if let keyboard = areaOfKeyboard { area.size.height = max(keyboard.minY - bounds.minY, 0) }
    for (part, frame) in zip(parts, layout.frames(in: area)) { part.view.frame = frame }
  }

  @_spi(Cello) public override var avoidsKeyboard: Bool { true }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    activityIndicator.color = shown.imageProperties.tintColor ?? tintColor
  }
}

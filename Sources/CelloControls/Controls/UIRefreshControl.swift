@_spi(Cello) import CelloViews

/// An activity indicator above the content of a scroll view that appears when the content is pulled
/// down.
///
/// Pulling the content far enough sends ``UIControl/Event/valueChanged``. The app then loads its
/// content and calls ``endRefreshing()``.
open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether the control is refreshing.
  open private(set) var isRefreshing = false
  /// The text below the activity indicator; `nil`, the default, for none.
  open var attributedTitle: NSAttributedString? {
    get { title.attributedText }
    set {
      title.attributedText = newValue
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  fileprivate final weak var scrollView: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with the system's height. The label distinguishes it from `NSObject.init()`,
  /// which is not isolated to an actor.
  @_disfavoredOverload
  public convenience init(frame: Void = ()) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshControlMetrics.height))
  }

  /// Creates a control of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.apply(to: self, as: UIRefreshControl.self)
  }

  private final func setUp() {
    autoresizingMask = .flexibleWidth
    wheel.hidesWhenStopped = false
    title.textAlignment = .center
    for part in [wheel, title] { addSubview(part) }
    update(pulled: 0)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .refreshControl }

  /// Starts refreshing without a pull. Sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshInset = RefreshControlMetrics.height
    update(pulled: RefreshControlMetrics.height)
  }

  /// Stops refreshing and removes the space for the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    scrollView?.refreshInset = 0
    update(pulled: 0)
  }

  /// Updates the control after the content moved. Starts refreshing if a touch pulled the content
  /// far enough.
  fileprivate final func contentDidMove() {
    guard let scrollView else { return }
    let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    if scrollView.isDragging, pulled >= RefreshControlMetrics.height, !isRefreshing, isEnabled {
      beginRefreshing()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    update(pulled: isRefreshing ? RefreshControlMetrics.height : pulled)
    place()
  }

  fileprivate final func place() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -RefreshControlMetrics.height, width: scrollView.bounds.width,
      height: RefreshControlMetrics.height)
  }

  /// Sets the opacity for the distance in points by which the content is pulled.
  private final func update(pulled: CGFloat) {
    alpha = min(max(pulled / RefreshControlMetrics.height, 0), 1)
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.sizeThatFits(.zero)
    let text = title.text == nil ? .zero : title.sizeThatFits(.zero)
    let gap = text.height > 0 ? RefreshControlMetrics.titleSpacing : 0
    let grid = traitCollection.pixelGrid
    let top = grid.rounded((bounds.height - size.height - gap - text.height) / 2)
    wheel.frame = CGRect(
      x: grid.rounded(bounds.midX - size.width / 2), y: top, width: size.width,
      height: size.height)
    title.frame = CGRect(
      x: 0, y: top + size.height + gap, width: bounds.width, height: text.height)
  }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: RefreshControlMetrics.height)
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.isElement = isRefreshing
    result.label = SystemString.refreshing.text
    return result
  }
}

extension UIScrollView {
  /// The control that starts refreshing when the content is pulled down; `nil`, the default, for
  /// none.
  public final var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set {
      guard newValue !== refreshView else { return }
      if let former = refreshControl {
        former.endRefreshing()
        former.scrollView = nil
        former.removeFromSuperview()
      }
      refreshView = newValue
      offsetHandlers["refresh"] = nil
      guard let newValue else { return }
      offsetHandlers["refresh"] = { [weak newValue] in newValue?.contentDidMove() }
      newValue.scrollView = self
      insertSubview(newValue, at: 0)
      newValue.place()
      if newValue.isRefreshing { refreshInset = RefreshControlMetrics.height }
    }
  }
}

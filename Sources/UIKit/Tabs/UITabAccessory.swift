/// A view above the tab bar of a tab bar controller (iOS 26).
@MainActor @preconcurrency open class UITabAccessory: NSObject {
  // Source of the raw values: Apple's `UITabAccessory.h`.
  /// The positions of a view relative to the accessories of tab bar controllers.
  public enum Environment: Int, Hashable, Sendable {
    /// The position is not known.
    case unspecified = 0
    /// The view is not in a visible accessory.
    case none = 1
    /// The view is above the tab bar, or at the bottom of the tab bar controller's view.
    case regular = 2
    /// The view is in the row of a minimized tab bar.
    case inline = 3
  }

  /// The view of the accessory. Its frame is determined by the tab bar controller.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  // Source of the raw values: Apple's `UITabBarController.h` of iOS 26.
  /// The scroll directions that minimize the tab bar (iOS 26).
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// Equivalent to `never`.
    case automatic = 0
    /// Scrolling never minimizes the bar.
    case never = 1
    /// Scrolling down minimizes the bar, and scrolling up expands it.
    case onScrollDown = 2
    /// Scrolling up minimizes the bar, and scrolling down expands it.
    case onScrollUp = 3
  }

  private var isFloating: Bool { traitCollection.systemVersion == .iOS26 }

  /// A Boolean value that indicates whether scrolling can minimize the bar: in compact widths with
  /// iOS 26 if the behavior permits it.
  var canMinimize: Bool {
    isFloating && traitCollection.horizontalSizeClass != .regular
      && (tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp)
  }

  var isMinimized: Bool { canMinimize && minimizing.isMinimized }

  func accessoryDidChange(from former: UITabAccessory?) {
    if let former { remove(former) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func remove(_ accessory: UITabAccessory) {
    let content = accessory.contentView
    guard let view = viewIfLoaded, content.superview === view else { return }
    content.removeFromSuperview()
    content.traitOverrides.remove(UITraitTabAccessoryEnvironment.self)
  }

  /// Lays out the accessory above the bar or beside a minimized bar, and returns the height in
  /// points that it adds to the bar. It is not shown before iOS 26.
  ///
  /// Chosen: 48 points high, 21 points from the sides and 8 points above the bar; beside a
  /// minimized bar, space for a single tab remains at the leading edge.
  func placeAccessory(in view: UIView, barHeight: CGFloat) -> CGFloat {
    guard isFloating, let content = bottomAccessory?.contentView else {
      if let bottomAccessory { remove(bottomAccessory) }
      if accessoryPlatter.superview != nil { accessoryPlatter.removeFromSuperview() }
      return 0
    }
    if accessoryPlatter.superview !== view {
      view.insertSubview(accessoryPlatter, aboveSubview: tabBar)
    }
    if content.superview !== view {
      content.translatesAutoresizingMaskIntoConstraints = true
      view.insertSubview(content, aboveSubview: accessoryPlatter)
    }
    let (height, margin) = (TabBarMetrics.accessoryHeight, TabBarMetrics.accessoryMargin)
    let gap = TabBarMetrics.accessorySpacing
    let isInline = isMinimized && barHeight > 0
    let barTop = view.bounds.maxY - view.safeAreaInsets.bottom - barHeight
    var frame = CGRect(
      x: margin, y: barTop - gap - height, width: max(view.bounds.width - 2 * margin, 0),
      height: height)
    if isInline {
      let start = TabBarMetrics.minimizedSize.width + gap
      frame.origin.y = barTop + (TabBarMetrics.minimizedSize.height - height) / 2
      frame.size.width = max(frame.width - start, 0)
      if !view.isRightToLeft { frame.origin.x += start }
    }
    accessoryPlatter.frame = frame
    content.frame = frame
    let environment: UITabAccessory.Environment = isInline ? .inline : .regular
    if content.traitCollection.tabAccessoryEnvironment != environment {
      content.traitOverrides.tabAccessoryEnvironment = environment
    }
    return isInline ? 0 : gap + height
  }
}

/// The state of a tab bar that scrolling can minimize.
@MainActor struct TabBarMinimizing {
  private(set) var isMinimized = false
  private var turningPoint: CGFloat?
  private var lastOffset: CGFloat?

  init() {}

  /// Updates the state after the content was scrolled. While the content bounces, the offset is
  /// clamped to the end of the content. With `onScrollDown`, the bar is not minimized at the top of
  /// the content.
  mutating func follow(
    _ scrollView: UIScrollView, behavior: UITabBarController.MinimizeBehavior
  ) {
    let axis = scrollView.verticalAxis
    let offset = axis.clamped(scrollView.contentOffset.y)
    let top = -scrollView.adjustedContentInset.top
    defer { lastOffset = offset }
    // A change of the bar's height moves the end of the content.
    guard let lastOffset = lastOffset.map(axis.clamped),
      let turningPoint = turningPoint.map(axis.clamped)
    else {
      self.turningPoint = offset
      return
    }
    if behavior == .onScrollDown, offset <= top {
      isMinimized = false
      self.turningPoint = offset
      return
    }
    guard offset != lastOffset else { return }
    let isForward = offset > lastOffset
    if isForward != (lastOffset > turningPoint), lastOffset != turningPoint {
      self.turningPoint = lastOffset
    }
    let moved = offset - (self.turningPoint.map(axis.clamped) ?? offset)
    if abs(moved) >= TabBarMetrics.minimizingDistance {
      isMinimized = (moved > 0) == (behavior == .onScrollDown)
    }
  }
}

/// The trait for the position of a view relative to the accessories of tab bar controllers.
public struct UITraitTabAccessoryEnvironment: SystemTrait {
  /// The default value, `unspecified`.
  public static let defaultValue = UITabAccessory.Environment.unspecified
  /// The name of the trait.
  public static let name = "TabAccessoryEnvironment"
}

extension UIMutableTraits {
  /// The position of a view relative to the accessories of tab bar controllers.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// The position of a view relative to the accessories of tab bar controllers.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    values[UITraitTabAccessoryEnvironment.self]
  }

  /// Creates a trait collection with a position relative to the accessories of tab bar controllers.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }
}

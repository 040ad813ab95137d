/// A view above the tab bar of a tab bar controller (iOS 26).
@MainActor @preconcurrency open class UITabAccessory: NSObject {
  // Source of the raw values: Apple's `UITabAccessory.h`.
  /// Where a view is relative to the accessories of tab bar controllers.
  public enum Environment: Int, Hashable, Sendable {
    case unspecified = 0
    /// Not in an accessory that is shown.
    case none = 1
    /// Above the tab bar, or at the bottom of the controller's view.
    case regular = 2
    /// In one row with a minimized tab bar.
    case inline = 3
  }

  /// The view, which is as wide as the tab bar controller allows.
  public final let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// When scrolling minimizes the tab bar (iOS 26).
  // Source of the raw values: Apple's `UITabBarController.h` of iOS 26.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// As `never`.
    case automatic = 0
    case never = 1
    /// Scrolling down minimizes the bar; scrolling up expands it.
    case onScrollDown = 2
    /// Scrolling up minimizes the bar; scrolling down expands it.
    case onScrollUp = 3
  }

  private var isFloating: Bool { traitCollection.systemVersion == .iOS26 }

  /// Whether scrolling may minimize the bar: on iPhones with iOS 26.
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

  /// Places the accessory above the bar, or beside a minimized one, and returns the height that it
  /// adds to the bar. Before iOS 26 it is not shown.
  ///
  /// Chosen: 48 points high, 21 from the sides and 8 above the bar; beside a minimized bar it leaves
  /// the room of one tab at the leading edge.
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

/// Whether scrolling has minimized a tab bar.
@MainActor struct TabBarMinimizing {
  private(set) var isMinimized = false
  private var turningPoint: CGFloat?
  private var lastOffset: CGFloat?

  init() {}

  /// Updates the state after the content was scrolled. While the content bounces, its offset is
  /// treated as that of the nearest end. With `onScrollDown`, the bar is not minimized at the top.
  mutating func follow(
    _ scrollView: UIScrollView, behavior: UITabBarController.MinimizeBehavior
  ) {
    let axis = scrollView.verticalAxis
    let offset = axis.clamped(scrollView.contentOffset.y)
    let top = -scrollView.adjustedContentInset.top
    defer { lastOffset = offset }
    // The bar's own change moves the end of the content.
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

/// Where a view is relative to the accessories of tab bar controllers.
public struct UITraitTabAccessoryEnvironment: SystemTrait {
  public static let defaultValue = UITabAccessory.Environment.unspecified
  public static let name = "TabAccessoryEnvironment"
}

extension UIMutableTraits {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// Where a view is relative to the accessories of tab bar controllers.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    values[UITraitTabAccessoryEnvironment.self]
  }

  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }
}

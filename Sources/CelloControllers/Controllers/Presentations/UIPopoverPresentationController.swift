/// An object that presents a controller in a popover, beside what it belongs to.
///
/// In a narrow environment the controller is presented as a sheet unless the delegate keeps the
/// popover.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  private final var popoverView: PopoverView?
  private final var dimmingView: DimmingView?
  private final var adaptiveSheet: UISheetPresentationController?

  /// The sides on which the popover may be. `any` is tried in the order below, above, right, left.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
  /// The view in whose coordinates ``sourceRect`` is.
  open weak var sourceView: UIView? { didSet { placeAgain() } }
  private final var ownSourceRect: CGRect?

  /// The rectangle beside which the popover is; the bounds of ``sourceView`` by default.
  open var sourceRect: CGRect {
    get { ownSourceRect ?? sourceView?.bounds ?? .null }
    set {
      ownSourceRect = newValue
      placeAgain()
    }
  }

  /// The item beside which the popover is, instead of ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAgain() } }

  /// ``sourceItem`` as an item of a bar; `nil` for another one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the popover may cover its source.
  open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
  /// The least distances from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PresentationMetrics.popoverMargin, left: PresentationMetrics.popoverMargin,
    bottom: PresentationMetrics.popoverMargin, right: PresentationMetrics.popoverMargin)
  {
    didSet { placeAgain() }
  }
  /// The color behind the content; `nil` for that of the system.
  open var backgroundColor: UIColor? { didSet { placeAgain() } }
  /// The class of the background with its arrow, a subclass of ``UIPopoverBackgroundView``; `nil` for
  /// that of the system. Another class ends the process, as UIKit's exception does. It is used for the
  /// next presentation.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet {
      precondition(
        popoverBackgroundViewClass == nil || backgroundClass != nil,
        "popoverBackgroundViewClass must be a subclass of UIPopoverBackgroundView.")
    }
  }

  private final var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// Views that can be touched while the popover is shown.
  open var passthroughViews: [UIView]?

  /// The side of the popover at which its arrow is; `unknown` unless it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The sheet that replaces the popover in a narrow environment.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.style = .pageSheet
    adaptiveSheet = sheet
    return sheet
  }

  override var defaultAdaptiveStyle: UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular
      ? .none : presentedViewController.compactPopoverStyle
  }

  override func adapted(
    to style: UIModalPresentationStyle, of presented: UIViewController,
    by presenter: UIViewController
  ) -> UIPresentationController {
    guard style == .pageSheet || style == .formSheet, presented === presentedViewController else {
      return super.adapted(to: style, of: presented, by: presenter)
    }
    let sheet = adaptiveSheetPresentationController
    sheet.style = style
    sheet.setPresenting(presenter)
    return sheet
  }

  // MARK: Layout

  /// The source in the container's coordinates; `nil` without a source.
  private final var source: CGRect? {
    guard let container else { return nil }
    if let sourceItem { return sourceItem.frame(in: container) }
    return sourceView.map { container.convert(sourceRect, from: $0) }
  }

  private final var layout: PopoverLayout {
    let metrics = traitCollection.systemVersion.presentationMetrics
    let preferred = preferredContentSize
    let insets = (backgroundClass?.contentViewInsets() ?? .zero).finite
    return PopoverLayout(
      container: container?.bounds ?? .zero,
      margins: popoverLayoutMargins.adding(container?.safeAreaInsets ?? .zero),
      source: source ?? .null, permitted: permittedArrowDirections,
      size: CGSize(
        width: (preferred.width > 0 ? preferred.width : metrics.popoverSize.width) + insets.left
          + insets.right,
        height: (preferred.height > 0 ? preferred.height : metrics.popoverSize.height)
          + insets.top + insets.bottom),
      arrow: backgroundClass.map {
        CGSize(width: $0.arrowBase().nonNegative, height: $0.arrowHeight().nonNegative)
      } ?? metrics.popoverArrowSize,
      cornerRadius: backgroundClass?.wantsDefaultContentAppearance == false
        ? 0 : metrics.popoverCornerRadius)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : layout.placement.frame
  }

  /// The popover around the presented controller's view.
  open override var presentedView: UIView? {
    guard container != nil else { return super.presentedView }
    if let popoverView { return popoverView }
    guard let view = presentedViewController.view else { return nil }
    popoverView = PopoverView(view, background: backgroundClass?.make())
    return popoverView
  }

  override func placePresentedView() {
    super.placePresentedView()
    guard let popoverView else { return }
    let layout = layout
    arrowDirection = layout.placement.direction
    popoverView.show(layout, color: backgroundColor)
  }

  override var isElevated: Bool { true }
  open override var shouldRemovePresentersView: Bool { false }

  override var dimsTintOfPresenter: Bool { true }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    precondition(
      source != nil,
      """
      A popover of \(type(of: presentedViewController)) has no source; set sourceItem, or sourceView \
      and sourceRect, of its popoverPresentationController before presenting it.
      """)
    guard let container else { return }
    let view = DimmingView { [weak self] in self?.dismissByUser() }
    view.backgroundColor = nil
    view.frame = container.bounds
    view.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    container.insertSubview(view, at: 0)
    dimmingView = view
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    popoverView = nil
    dimmingView = nil
    arrowDirection = .unknown
  }
}

/// An object that learns about a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let view = customView ?? shownButton, view.superview != nil else { return nil }
    return view.frame(in: referenceView)
  }
}

/// The side of a popover at which its arrow is. Source of the values: Apple's
/// `UIPopoverSupport.h`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UINavigationItem {
  /// The button of the overflow menu, from which a popover can be presented; `nil` while there is
  /// none.
  public final var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflowItem
  }
}

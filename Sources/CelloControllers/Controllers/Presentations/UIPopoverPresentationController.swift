/// A presentation controller that shows a view controller in a popover, next to a source.
///
/// In a compact-width environment, the view controller is presented as a sheet unless the delegate
/// keeps the popover.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  private final var popoverView: PopoverView?
  private final var dimmingView: DimmingView?
  override var motion: PresentationMotion { .fade }
  private final var adaptiveSheet: UISheetPresentationController?

  /// The permitted directions of the popover's arrow; `any` by default. For `any`, the popover is
  /// tried below, above, to the right and to the left of the source, in this order.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
  /// The view whose coordinate system ``sourceRect`` uses; `nil` by default.
  open weak var sourceView: UIView? { didSet { placeAgain() } }
  private final var ownSourceRect: CGRect?

  /// The rectangle in ``sourceView`` at which the popover points; the bounds of ``sourceView`` by
  /// default.
  open var sourceRect: CGRect {
    get { ownSourceRect ?? sourceView?.bounds ?? .null }
    set {
      ownSourceRect = newValue
      placeAgain()
    }
  }

  /// The item at which the popover points; it replaces ``sourceView``. `nil` by default.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAgain() } }

  /// The ``sourceItem`` as a bar button item; `nil` if it has another type.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// A Boolean value that indicates whether a popover that is larger than the space beside its
  /// source overlaps the source. If `false`, the default, the popover shrinks.
  open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
  /// The minimum distances from the edges of the container, in points; 10 by default. The safe area
  /// is added.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PresentationMetrics.popoverMargin, left: PresentationMetrics.popoverMargin,
    bottom: PresentationMetrics.popoverMargin, right: PresentationMetrics.popoverMargin)
  {
    didSet { placeAgain() }
  }
  /// The background color; `nil`, the default, for the content's background color, or else the
  /// system's color.
  open var backgroundColor: UIColor? { didSet { placeAgain() } }
  /// The class of a custom background, a subclass of ``UIPopoverBackgroundView``; `nil`, the
  /// default, for the system's background. Another class ends the process; UIKit raises an
  /// exception. It applies to the next presentation.
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

  /// The views that receive touches while the popover is shown; `nil`, the default, for none.
  open var passthroughViews: [UIView]?

  /// The direction of the popover's arrow; `unknown` if the popover is not shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The sheet that replaces the popover in a compact-width environment.
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

  /// The source in the container's coordinates; `nil` if there is no source.
  private final var source: CGRect? {
    guard let container else { return nil }
    if let sourceItem { return sourceItem.frame(in: container) }
    return sourceView.map { container.convert(sourceRect, from: $0) }
  }

  /// The size of the content if there is enough space.
  private final var contentSize: CGSize {
    let size = traitCollection.systemVersion.presentationMetrics.popoverSize
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : size.width,
      height: preferred.height > 0 ? preferred.height : size.height)
  }

  /// Returns the size of the content if there is enough space, which does not depend on the size of
  /// the container.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  private final var layout: PopoverLayout {
    let metrics = traitCollection.systemVersion.presentationMetrics
    let size = contentSize
    let insets = (backgroundClass?.contentViewInsets() ?? .zero).finite
    return PopoverLayout(
      container: container?.bounds ?? .zero,
      margins: popoverLayoutMargins.adding(container?.safeAreaInsets ?? .zero),
      source: source ?? .null, canOverlapSource: canOverlapSourceViewRect,
      permitted: permittedArrowDirections,
      size: CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom),
      arrow: backgroundClass.map {
        CGSize(width: $0.arrowBase().nonNegative, height: $0.arrowHeight().nonNegative)
      } ?? metrics.popoverArrowSize,
      cornerRadius: backgroundClass?.wantsDefaultContentAppearance == false
        ? 0 : metrics.popoverCornerRadius)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : layout.placement.frame
  }

  /// The popover that contains the presented controller's view.
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

/// A delegate that is notified about a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The direction of a popover's arrow, which is the side of the popover with the arrow. The raw
/// values are from Apple's `UIPopoverSupport.h`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up; the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down; the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left; the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right; the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

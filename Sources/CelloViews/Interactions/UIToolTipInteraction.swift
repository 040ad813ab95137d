/// Provides the tool tips of an interaction. The method is optional.
@MainActor @preconcurrency public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tool tip for a point of the view; `nil` for none. By default it has the default text.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// A text that explains a part of a view.
@MainActor @preconcurrency open class UIToolTipConfiguration: NSObject {
  public final let toolTip: String
  /// Where the pointer rests, in the coordinates of the view; `nil` for the whole view.
  public final let sourceRect: CGRect?

  private init(_ toolTip: String, _ sourceRect: CGRect?) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }

  public convenience init(toolTip: String) { self.init(toolTip, nil) }

  /// - Parameter sourceRect: where the pointer rests, in the coordinates of the view.
  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }
}

/// Shows a text while a pointer rests above a view.
@MainActor @preconcurrency open class UIToolTipInteraction: NSObject, UIInteraction {
  public final private(set) weak var view: UIView?
  /// Determines the text for each place; `nil` for the default text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { hide() } }
  }
  /// The text that is shown if the delegate does not determine one; `nil` for none.
  open var defaultToolTip: String?

  private final weak var shown: ToolTipView?
  private final var shownRect: CGRect?
  /// Where the pointer is, in the tree's root, and since when.
  private final var place: (location: CGPoint, time: TimeInterval)?

  public override init() { super.init() }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) { hide() }
  open func didMove(to view: UIView?) { self.view = view }

  /// How long the pointer rests before the text is shown, in seconds. Chosen: Apple does not document
  /// it.
  private static let delay: TimeInterval = 1

  private final func hide() {
    shown?.removeFromSuperview()
    shown = nil
  }
}

extension UIToolTipInteraction: PointerFollower {
  func pointerMoved(_ pointer: UITouch, showing cursor: PointerView) {
    place = (pointer.location, pointer.timestamp)
    guard let view, shown != nil else { return }
    let area = shownRect ?? view.bounds
    if !area.covers(pointer.location(in: view)) { hide() }
  }

  func pointerRests(_ pointer: UITouch) {
    guard isEnabled, shown == nil, let view, let place,
      pointer.timestamp - place.time >= Self.delay
    else { return }
    let point = pointer.location(in: view)
    let configuration =
      delegate.map { $0.toolTipInteraction(self, configurationAt: point) }
      ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    guard let configuration, !configuration.toolTip.isEmpty,
      configuration.sourceRect?.covers(point) ?? true
    else { return }
    let root = view.rootView
    let toolTip = ToolTipView(configuration.toolTip)
    toolTip.show(at: root.convert(pointer.location, from: nil), in: root)
    shown = toolTip
    shownRect = configuration.sourceRect
  }

  func pointerExited() {
    place = nil
    hide()
  }
}

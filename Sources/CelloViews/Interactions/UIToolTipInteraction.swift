/// The methods that provide the tool tips of an interaction. The method is optional.
@MainActor @preconcurrency public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tool tip for a point in the view's coordinates; `nil` for no tool tip. By default,
  /// it is the interaction's default text.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns a tool tip with the interaction's default text; `nil` if there is none.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// The text of a tool tip and the area in which it appears.
@MainActor @preconcurrency open class UIToolTipConfiguration: NSObject {
  /// The text.
  open private(set) var toolTip: String
  /// The area in which the tool tip appears, in the view's coordinates; `nil` for the whole view.
  open private(set) var sourceRect: CGRect?

  private init(_ toolTip: String, _ sourceRect: CGRect?) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }

  /// Creates a tool tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, nil) }

  /// Creates a tool tip for an area.
  ///
  /// - Parameter sourceRect: the area, in the view's coordinates.
  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }
}

/// An interaction that shows a text while a pointer rests over its view.
@MainActor @preconcurrency open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; `nil` for none.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the text for each point; `nil`, the default, for the default
  /// text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// A Boolean value that indicates whether tool tips appear; `true` by default.
  open var isEnabled = true {
    didSet { if !isEnabled { hide() } }
  }
  /// The text if there is no delegate, or the delegate does not implement its method; `nil`, the
  /// default, for no tool tip.
  open var defaultToolTip: String?

  private final weak var shown: ToolTipView?
  private final var shownRect: CGRect?
  /// The position of the pointer, in the window's coordinates, and the time of its last movement.
  private final var place: (location: CGPoint, time: TimeInterval)?

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction with a default text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Hides the tool tip.
  open func willMove(to view: UIView?) { hide() }
  /// Sets ``view``.
  open func didMove(to view: UIView?) { self.view = view }

  /// The time in seconds that the pointer must rest before the text appears. Chosen: Apple does not
  /// document it.
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
    toolTip.show(at: root.convert(pointer.location, from: nil), in: root, describing: view)
    shown = toolTip
    shownRect = configuration.sourceRect
  }

  func pointerExited() {
    place = nil
    hide()
  }
}

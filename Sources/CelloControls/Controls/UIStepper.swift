internal import CelloRaster
@_spi(Cello) import CelloViews

/// A control with two buttons that decrease and increase a value.
///
/// The size is fixed: setting a frame or bounds changes only the position.
open class UIStepper: UIControl {
  private var range = ControlRange<Double>(maximum: 100)

  /// The value, clamped to the range; 0 by default. NaN is treated as the minimum. Setting it sends
  /// no event.
  open var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The lower end of the range; 0 by default. Raising it above the maximum also raises the
  /// maximum. NaN is treated as 0.
  open var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The upper end of the range; 100 by default. Lowering it below the minimum also lowers the
  /// minimum. NaN is treated as 0.
  open var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// The change of the value for each step; 1 by default. Zero, negative numbers and NaN are
  /// treated as 1.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = 1 } }
  }

  /// A Boolean value that indicates whether a step beyond one end of the range continues at the
  /// other end; `false` by default.
  open var wraps = false
  /// A Boolean value that indicates whether a held touch changes the value repeatedly; `true` by
  /// default.
  open var autorepeat = true
  /// A Boolean value that indicates whether a held touch sends events for each change; otherwise it
  /// sends one event at its end. `true` by default.
  open var isContinuous = true

  private var backgroundImages = ValuesByState<UIImage>()
  private var dividerImages: [[UInt]: UIImage] = [:]
  private var incrementImages = ValuesByState<UIImage>()
  private var decrementImages = ValuesByState<UIImage>()

  /// Creates a stepper at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
  }

  /// Creates a stepper of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keepSize()
    coder.apply(to: self, as: UIStepper.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .stepper }

  // MARK: Size

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }

  private func keepSize() {
    guard bounds.size != StepperMetrics.size else { return }
    frame = CGRect(origin: frame.origin, size: StepperMetrics.size)
  }

  @_spi(Cello) public override func boundsSizeDidChange() { keepSize() }

  // MARK: Images

  /// Sets the image that is stretched over a half of the stepper instead of the background. A state
  /// without an image has the image of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  /// Returns the background image for a state, or for the normal state if the state has none; `nil`
  /// for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// Sets the image between the halves for their states. States without an image have the image of
  /// the normal states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividerImages[[leftState.rawValue, rightState.rawValue]] = image
  }

  /// Returns the image between the halves for their states, or for the normal states if the states
  /// have none; `nil` for none.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividerImages[[leftState.rawValue, rightState.rawValue]] ?? dividerImages[[0, 0]]
  }

  /// Sets the image that replaces the plus sign for a state; `nil` removes it.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[state] = image
  }

  /// Returns the image that replaces the plus sign in a state; `nil` for none.
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

  /// Sets the image that replaces the minus sign for a state; `nil` removes it.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[state] = image
  }

  /// Returns the image that replaces the minus sign in a state; `nil` for none.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  // MARK: Touches

  /// A touch on a half of the stepper.
  private struct Press {
    var isIncrement: Bool
    var nextRepetition: TimeInterval
    var hasRepeated = false
    /// A Boolean value that indicates whether the value has changed without an event.
    var hasPendingEvent = false
  }

  private var press: Press?

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = Press(
      isIncrement: (touch.location(in: self).x >= bounds.midX) != isRightToLeft,
      nextRepetition: touch.timestamp + StepperMetrics.delayOfRepetition)
    return true
  }

  @_spi(Cello) public override func timePassed(_ touch: UITouch) {
    guard autorepeat, isTracking, isTouchInside, var press else { return }
    // The limit ends an extremely long touch.
    for _ in 0..<1000 where press.nextRepetition <= touch.timestamp {
      press.nextRepetition += StepperMetrics.timeBetweenRepetitions
      press.hasRepeated = true
      let former = value
      step(up: press.isIncrement)
      guard value != former else { break }
      if isContinuous { sendChange() } else { press.hasPendingEvent = true }
    }
    self.press = press
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let press else { return }
    self.press = nil
    if press.hasPendingEvent { return sendChange() }
    if isTouchInside, !press.hasRepeated { change(up: press.isIncrement) }
  }

  open override func cancelTracking(with event: UIEvent?) { press = nil }

  @discardableResult
  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { change(up: true) }

  open override func accessibilityDecrement() { change(up: false) }

  /// Changes the value by one step, as a tap does.
  final func change(up: Bool) {
    guard isEnabled else { return }
    let former = value
    step(up: up)
    if value != former { sendChange() }
  }

  private func step(up: Bool) {
    let next = value + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    // The two buttons are accessibility elements.
    result.isElement = false
    result.value = CGFloat(value).notation
    result.traits.insert(.adjustable)
    return result
  }

  /// The two buttons, unless the app sets other elements.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }

  private lazy var parts = [StepperPart(of: self, up: false), StepperPart(of: self, up: true)]

  // MARK: Drawing

  /// Returns the state of a half: disabled at the end of the range, highlighted while it is
  /// touched.
  private func state(ofIncrement isIncrement: Bool) -> UIControl.State {
    let isAtEnd = !wraps && (isIncrement ? value >= maximumValue : value <= minimumValue)
    if !isEnabled || isAtEnd { return .disabled }
    return isHighlighted && press?.isIncrement == isIncrement ? .highlighted : .normal
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let grid = traits.pixelGrid
    let outline: Shape =
      traits.systemVersion == .iOS26
      ? ControlDrawing.capsule(area)
      : .roundedRect(RoundedRect(area, radius: StepperMetrics.cornerRadius))
    let tint = (tintColor as UIColor).color(in: traits)
    func color(_ color: UIColor) -> Color { color.color(in: traits) }
    var left = area
    left.size.width = area.width / 2
    let right = left.offsetBy(dx: left.width, dy: 0)
    let halves = [(left, isRightToLeft), (right, !isRightToLeft)]

    var items: [DisplayList.Item] = []
    var highlights: [DisplayList.Item] = []
    if backgroundImages[.normal] == nil {
      items.append(.fill(outline, color(.tertiarySystemFill)))
    }
    for (rect, isIncrement) in halves {
      let state = state(ofIncrement: isIncrement)
      if let image = backgroundImages[state] {
        items += image.displayItems(in: rect, tint: tint, traits: traits)
      } else if state == .highlighted {
        highlights.append(.fill(.rect(rect), color(.secondarySystemFill)))
      }
    }
    if !highlights.isEmpty {
      items.append(.group(DisplayList.Group(items: highlights, clip: outline)))
    }
    let states = halves.map { state(ofIncrement: $0.1) }
    if let divider = dividerImage(forLeftSegmentState: states[0], rightSegmentState: states[1]) {
      let rect = CGRect(
        x: area.midX - divider.size.width / 2, y: area.minY, width: divider.size.width,
        height: area.height)
      items += divider.displayItems(in: rect, tint: tint, traits: traits)
    } else {
      let size = StepperMetrics.divider
      let line = CGRect(
        origin: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), size: size)
      items.append(.fill(.rect(grid.rounded(line)), color(.separator)))
    }
    for ((rect, isIncrement), state) in zip(halves, states) {
      let signColor = color(state == .disabled ? .tertiaryLabel : .label)
      if let image = (isIncrement ? incrementImages : decrementImages)[state] {
        let frame = UIView.ContentMode.center.frame(of: image.size, in: rect)
        items += image.displayItems(in: frame, tint: signColor, traits: traits)
      } else {
        items += Self.sign(isPlus: isIncrement, in: rect, color: signColor, grid: grid)
      }
    }
    recorder.record(items, of: self)
  }

  /// Returns a plus or minus sign at the center of a rectangle. The parts of a plus sign do not
  /// overlap, so that its color can be translucent.
  private static func sign(
    isPlus: Bool, in rect: CGRect, color: Color, grid: PixelGrid
  ) -> [DisplayList.Item] {
    let middle = CGPoint(x: grid.rounded(rect.midX), y: grid.rounded(rect.midY))
    func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayList.Item {
      .fill(.rect(CGRect(x: middle.x + x, y: middle.y + y, width: width, height: height)), color)
    }
    let (length, thickness) = (StepperMetrics.signLength, StepperMetrics.signThickness)
    let arm = (length - thickness) / 2
    let minus = bar(-length / 2, -thickness / 2, length, thickness)
    guard isPlus else { return [minus] }
    return [
      minus, bar(-thickness / 2, -length / 2, thickness, arm),
      bar(-thickness / 2, thickness / 2, thickness, arm),
    ]
  }
}

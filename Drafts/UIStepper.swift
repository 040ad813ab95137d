internal import CelloRaster

/// Two buttons that lower and raise a value.
///
/// The size is fixed: setting a frame or bounds changes only the position.
open class UIStepper: UIControl {
  private var ownValue = 0.0
  private var ownMinimum = 0.0
  private var ownMaximum = 100.0
  private var ownStep = 1.0

  /// The value, within its range. Setting it sends no event. NaN is treated as the lower end.
  open var value: Double {
    get { ownValue }
    set { ownValue = newValue.isNaN ? ownMinimum : min(max(newValue, ownMinimum), ownMaximum) }
  }

  /// The lower end of the range. Raising it above the upper end also raises the upper end. NaN is
  /// treated as 0.
  open var minimumValue: Double {
    get { ownMinimum }
    set {
      ownMinimum = newValue.isNaN ? 0 : newValue
      ownMaximum = max(ownMaximum, ownMinimum)
      value = ownValue
    }
  }

  /// The upper end of the range. Lowering it below the lower end also lowers the lower end. NaN is
  /// treated as 0.
  open var maximumValue: Double {
    get { ownMaximum }
    set {
      ownMaximum = newValue.isNaN ? 0 : newValue
      ownMinimum = min(ownMinimum, ownMaximum)
      value = ownValue
    }
  }

  /// The change of one tap. A step that is not greater than 0 is treated as 1.
  open var stepValue: Double {
    get { ownStep }
    set { ownStep = newValue > 0 ? newValue : 1 }
  }

  /// Whether the value goes from one end of the range to the other.
  open var wraps = false
  /// Whether a long press changes the value repeatedly. A simulated touch changes it once.
  open var autorepeat = true
  /// Whether changes are sent while a long press goes on.
  open var isContinuous = true

  /// A stepper at the frame's origin; the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
  }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Size

  private var size: CGSize { traitCollection.systemVersion.stepperSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  open override var intrinsicContentSize: CGSize { size }

  private func keepSize() {
    guard bounds.size != size else { return }
    frame = CGRect(origin: frame.origin, size: size)
  }

  override func boundsSizeDidChange() { keepSize() }

  // MARK: Touches

  /// 1 for the side that raises the value, -1 for the other; 0 without a touch.
  private var touchedSide = 0.0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchedSide = (touch.location(in: self).x >= bounds.midX) != isRightToLeft ? 1 : -1
    return true
  }

  override func touchUpInside() {
    // As assistive technologies activate it, without a touch.
    change(by: touchedSide == 0 ? 1 : touchedSide)
    touchedSide = 0
    super.touchUpInside()
  }

  open override func accessibilityIncrement() { change(by: 1) }

  open override func accessibilityDecrement() { change(by: -1) }

  private func change(by steps: Double) {
    guard isEnabled else { return }
    let former = value
    let next = former + steps * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.value = CGFloat(value).notation
    result.traits.insert(.adjustable)
    return result
  }

  // MARK: Drawing

  /// Source: docs/measurements/controls.md#steppers.
  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let background: Shape =
      traits.systemVersion == .iOS26
      ? ControlDrawing.capsule(area) : .roundedRect(RoundedRect(area, radius: 8))
    var items: [DisplayList.Item] = [
      .fill(background, UIColor.tertiarySystemFill.color(in: traits)),
      .fill(
        .rect(CGRect(x: area.midX - 0.5, y: area.midY - 9, width: 1, height: 18)),
        UIColor.separator.color(in: traits)),
    ]
    func sign(at x: CGFloat, isPlus: Bool) {
      let isAtEnd = !wraps && (isPlus ? value >= maximumValue : value <= minimumValue)
      let color = (isAtEnd ? UIColor.tertiaryLabel : .label).color(in: traits)
      let middle = CGPoint(x: x, y: area.midY)
      items.append(
        .fill(
          ControlDrawing.capsule(
            CGRect(x: middle.x - 7, y: middle.y - 1, width: 14, height: 2)), color))
      guard isPlus else { return }
      for y in [middle.y - 7, middle.y + 1] {
        items.append(
          .fill(.rect(CGRect(x: middle.x - 1, y: y, width: 2, height: 6)), color))
      }
    }
    let quarter = area.width / 4
    sign(at: isRightToLeft ? area.maxX - quarter : area.minX + quarter, isPlus: false)
    sign(at: isRightToLeft ? area.minX + quarter : area.maxX - quarter, isPlus: true)
    recorder.record(items, of: self)
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#sizes.
  fileprivate var stepperSize: CGSize { CGSize(width: 94, height: 32) }
}

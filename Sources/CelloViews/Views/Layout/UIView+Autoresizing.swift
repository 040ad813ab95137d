extension UIView {
  /// The parts of a view that change with its superview's size. Source of the values: Apple's
  /// `UIView.h`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Updates the engines after a change of the view's constraints, frame or mask.
  func placementDidChange() {
    moveConstraintsToTheirEngines()
    placingEngine?.itemChanged(self)
  }

  /// Resizes the subviews after a change of the view's size, according to their masks.
  func resizeSubviews(from old: CGSize) {
    for subview in ownSubviews
    where subview.autoresizingMask != [] && subview.translatesAutoresizingMaskIntoConstraints {
      if autoresizesSubviews { subview.resize(from: old, to: bounds.size) }
    }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    var frame = untransformedFrame
    for axis in NSLayoutConstraint.Axis.both {
      let isHorizontal = axis == .horizontal
      let change =
        isHorizontal ? new.width - old.width : new.height - old.height
      guard change.isFinite else { continue }
      let shares = shares(of: frame, in: old, along: axis)
      if isHorizontal {
        frame.origin.x += CGFloat(shares.position) * change
        frame.size.width = max(frame.size.width + CGFloat(shares.size) * change, 0)
      } else {
        frame.origin.y += CGFloat(shares.position) * change
        frame.size.height = max(frame.size.height + CGFloat(shares.size) * change, 0)
      }
    }
    var new = geometry
    new.transform = .identity
    new.frame = frame
    new.transform = geometry.transform
    geometry = new
  }

  private var untransformedFrame: CGRect {
    var copy = geometry
    copy.transform = .identity
    return copy.frame
  }

  /// Returns the fractions of a change of the superview's size that the position and the size take.
  ///
  /// Flexible parts share the change in proportion to their lengths, as Apple documents, or equally
  /// if all lengths are zero.
  private func shares(
    of frame: CGRect, in size: CGSize, along axis: NSLayoutConstraint.Axis
  ) -> (position: Double, size: Double) {
    let isHorizontal = axis == .horizontal
    let mask = autoresizingMask
    let parts: [(isFlexible: Bool, length: CGFloat)] =
      isHorizontal
      ? [
        (mask.contains(.flexibleLeftMargin), frame.minX),
        (mask.contains(.flexibleWidth), frame.width),
        (mask.contains(.flexibleRightMargin), size.width - frame.maxX),
      ]
      : [
        (mask.contains(.flexibleTopMargin), frame.minY),
        (mask.contains(.flexibleHeight), frame.height),
        (mask.contains(.flexibleBottomMargin), size.height - frame.maxY),
      ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + max($1.length.finite, 0) }
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> Double {
      guard part.isFlexible else { return 0 }
      return total > 0 ? max(part.length.finite, 0) / total : 1 / Double(flexible.count)
    }
    return (share(parts[0]), share(parts[1]))
  }

  package func translatedFrame(along axis: NSLayoutConstraint.Axis) -> TranslatedFrame {
    let frame = untransformedFrame
    let isHorizontal = axis == .horizontal
    var result = TranslatedFrame(
      position: (isHorizontal ? frame.minX : frame.minY).finite,
      size: (isHorizontal ? frame.width : frame.height).finite)
    guard autoresizingMask != [], let superview = ownSuperview else { return result }
    let shares = shares(of: frame, in: superview.bounds.size, along: axis)
    let length =
      (isHorizontal ? superview.bounds.width : superview.bounds.height).finite
    result.positionShare = shares.position
    result.sizeShare = shares.size
    result.position -= shares.position * length
    result.size -= shares.size * length
    return result
  }
}

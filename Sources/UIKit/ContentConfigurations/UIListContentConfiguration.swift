/// The content of a list cell, header or footer: an image, a text and a secondary text, and how they look.
///
/// A configuration is a value. It starts from one of the system's styles; ``updated(for:)`` gives it that style's look
/// for a state. A property that was set stays as it was set, for ever, in that value and its copies, even when it was
/// set to what it was before.
///
/// Two configurations are equal when they look equal *and* would look equal after any update; so a property that was
/// set differs from one that was not (chosen: Apple does not document it).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Everything a configuration holds. It lives in a box, so that a copy of the configuration costs one retain.
  struct Values: Hashable {
    var style: Style
    var image: UIImage?
    var text: String?
    var attributedText: AttributedText?
    var secondaryText: String?
    var secondaryAttributedText: AttributedText?
    var imageProperties: ImageProperties
    var textProperties: TextProperties
    var secondaryTextProperties: TextProperties
    var layout: Layout
    var lockedLayout: LockedLayout = []
    /// What the state multiplies the opacity by.
    var stateAlpha: CGFloat = 1
  }

  /// Lengths in points.
  struct Layout: Hashable {
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var prefersSideBySideTextAndSecondaryText: Bool
    var imageToTextPadding: CGFloat
    var textToSecondaryTextHorizontalPadding: CGFloat
    var textToSecondaryTextVerticalPadding: CGFloat
    var alpha: CGFloat = 1
  }

  struct LockedLayout: OptionSet, Hashable {
    let rawValue: UInt8

    static let directionalLayoutMargins = LockedLayout(rawValue: 1 << 0)
    static let axesPreservingSuperviewLayoutMargins = LockedLayout(rawValue: 1 << 1)
    static let prefersSideBySideTextAndSecondaryText = LockedLayout(rawValue: 1 << 2)
    static let imageToTextPadding = LockedLayout(rawValue: 1 << 3)
    static let textToSecondaryTextHorizontalPadding = LockedLayout(rawValue: 1 << 4)
    static let textToSecondaryTextVerticalPadding = LockedLayout(rawValue: 1 << 5)
  }

  private final class Box {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box

  init(_ values: Values) { box = Box(values) }

  var values: Values {
    get { box.values }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      yield &box.values
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.values == right.box.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.values) }
}

// MARK: - Content

extension UIListContentConfiguration {
  /// The image beside the text; `nil` leaves no room for one.
  public var image: UIImage? {
    get { values.image }
    set { values.image = newValue }
  }

  public var imageProperties: ImageProperties {
    get { values.imageProperties }
    _modify { yield &values.imageProperties }
  }

  /// The primary text. Setting it to a text clears ``attributedText``.
  public var text: String? {
    get { values.text }
    set {
      values.text = newValue
      if newValue != nil { values.attributedText = nil }
    }
  }

  /// The primary text with its own attributes, which win over ``textProperties``. Setting it to a text clears ``text``.
  public var attributedText: NSAttributedString? {
    get { values.attributedText?.string }
    set {
      values.attributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.text = nil }
    }
  }

  public var textProperties: TextProperties {
    get { values.textProperties }
    _modify { yield &values.textProperties }
  }

  /// The text below or beside the primary one. Setting it to a text clears ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { values.secondaryText }
    set {
      values.secondaryText = newValue
      if newValue != nil { values.secondaryAttributedText = nil }
    }
  }

  /// The secondary text with its own attributes. Setting it to a text clears ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { values.secondaryAttributedText?.string }
    set {
      values.secondaryAttributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.secondaryText = nil }
    }
  }

  public var secondaryTextProperties: TextProperties {
    get { values.secondaryTextProperties }
    _modify { yield &values.secondaryTextProperties }
  }
}

// MARK: - Layout

extension UIListContentConfiguration {
  /// The axes on which the superview's layout margins are kept where they are larger than the configuration's own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.layout.axesPreservingSuperviewLayoutMargins }
    set {
      values.layout.axesPreservingSuperviewLayoutMargins = newValue
      values.lockedLayout.insert(.axesPreservingSuperviewLayoutMargins)
    }
  }

  /// The room around the content, in points.
  ///
  /// Negative margins let the content reach beyond the view. A margin that is no number counts as 0, one beyond ten
  /// million points as that; likewise for all lengths here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.layout.directionalLayoutMargins }
    set {
      values.layout.directionalLayoutMargins = newValue
      values.lockedLayout.insert(.directionalLayoutMargins)
    }
  }

  /// Whether both texts share one line where both fit beside each other; otherwise the secondary one stands below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.layout.prefersSideBySideTextAndSecondaryText }
    set {
      values.layout.prefersSideBySideTextAndSecondaryText = newValue
      values.lockedLayout.insert(.prefersSideBySideTextAndSecondaryText)
    }
  }

  /// Points between the image's room and the texts; used when there are both.
  public var imageToTextPadding: CGFloat {
    get { values.layout.imageToTextPadding }
    set {
      values.layout.imageToTextPadding = newValue
      values.lockedLayout.insert(.imageToTextPadding)
    }
  }

  /// The least distance in points between the texts when they stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.layout.textToSecondaryTextHorizontalPadding }
    set {
      values.layout.textToSecondaryTextHorizontalPadding = newValue
      values.lockedLayout.insert(.textToSecondaryTextHorizontalPadding)
    }
  }

  /// Points between the texts when one stands above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.layout.textToSecondaryTextVerticalPadding }
    set {
      values.layout.textToSecondaryTextVerticalPadding = newValue
      values.lockedLayout.insert(.textToSecondaryTextVerticalPadding)
    }
  }

  /// The opacity of all content, 0 to 1; 1 unless set.
  ///
  /// A state that fades the content multiplies what was set: 0.8 reads as 0.4 after an update that halves it.
  public var alpha: CGFloat {
    get { values.layout.alpha * values.stateAlpha }
    set {
      values.layout.alpha = newValue
      values.stateAlpha = 1
    }
  }
}

// MARK: - View

extension UIListContentConfiguration {
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

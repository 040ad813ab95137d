import Foundation
import Testing
import UIKit

// Uses of views, layers, contexts and Foundation as in apps. This file compiles only if the
// declarations match Apple's declarations.

private final class PulseLayer: CALayer {
  var beats = 0

  override init() {
    super.init()
    beats = 1
  }

  override init(layer: Any) {
    super.init(layer: layer)
    beats = (layer as? PulseLayer)?.beats ?? 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AvatarView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    clipsToBounds = true
  }

  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    clipsToBounds = true
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor private final class Coordinator: UIResponder {
  var name = "coordinator"

  nonisolated override init() { super.init() }

  override var next: UIResponder? { nil }
}

private final class SpacerGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "spacer"
  }

  required init?(coder: NSCoder) { nil }
}

private final class StampView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.addEllipse(in: rect)
    context.clip()
    let colors = [UIColor.systemRed.cgColor, UIColor.systemOrange.cgColor] as CFArray
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
    context.setBlendMode(.destinationOut)
    context.addRect(rect.insetBy(dx: 8, dy: 8))
    context.drawPath(using: .fillStroke)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

private final class SettingRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    selectionStyle = .none
    textLabel?.text = NSLocalizedString("Title", comment: "The title of a setting")
    detailTextLabel?.text = String(localized: "\(3) items", comment: "The number of items")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor struct SystemTypesTests {
  @Test("layers, image views, responders and guides are subclassed")
  func subclasses() {
    let layer = PulseLayer()
    #expect(PulseLayer(layer: layer).beats == 1)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.mask = CAShapeLayer()
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(AvatarView(image: nil, highlightedImage: nil).clipsToBounds)
    #expect(Coordinator().name == "coordinator")
    #expect(SpacerGuide().identifier == "spacer")
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(frame: .zero).effect == nil)
  }

  @Test("transforms are made in every form")
  func transforms() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2).rotated(by: -.pi / 2)
    #expect(abs(turned.a - 1) < 1e-12)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3).tx == 2)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test("animations and transitions change views immediately")
  func animations() {
    let view = UIView()
    UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    UIView.transition(with: view, duration: 0.2, options: [.transitionCrossDissolve]) {
      view.alpha = 1
    }
    #expect(view.alpha == 1)
  }

  @Test("a view that draws itself is seen")
  func drawing() {
    let badge = StampView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    badge.cornerConfiguration = .capsule()
    let image = UIGraphicsImageRenderer(bounds: badge.bounds).image { _ in
      badge.drawHierarchy(in: badge.bounds, afterScreenUpdates: true)
    }
    #expect(image.size == CGSize(width: 24, height: 24))
    #expect(badge.snapshotView(afterScreenUpdates: false)?.bounds == badge.bounds)
    let copy = image.cgImage.map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) }
    #expect(copy?.size == image.size)
  }

  @Test("a table cell written for iOS has its labels and accessory")
  func tableCell() {
    let row = SettingRow(style: .default, reuseIdentifier: "row")
    #expect(row.textLabel?.text == "Title")
    #expect(row.detailTextLabel?.text == "3 items")
    #expect(row.accessoryType == .disclosureIndicator)
  }

  @Test("priorities are calculated with, and geometry is kept in values")
  func values() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    #expect(autoreleasepool { String(format: "%.1f", CGFloat(2.5)) } == "2.5")
  }

  @Test("views are pinned to safe areas and the keyboard")
  func guides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
      root.keyboardLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == root.bounds)
    #expect(root.safeAreaInsets == .zero)
  }
}

/// A view with members that apps override or call, but that have no effect on pictures.
private final class LegacyBadge: UILabel {
  private let haptics = UIImpactFeedbackGenerator(style: .light)

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
  }

  override var inputAccessoryView: UIView? { nil }

  override var canBecomeFocused: Bool { true }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      .insetBy(dx: -4, dy: -2)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 4, dy: 2))
  }

  func tapped() {
    haptics.prepare()
    haptics.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
}

@MainActor struct LegacyMembersTests {
  @Test("a padded label, a text view and haptics compile as written for iOS")
  func members() {
    let badge = LegacyBadge()
    badge.text = "New"
    badge.shadowColor = .black
    badge.tapped()
    #expect(badge.intrinsicContentSize.width > 8)

    let notes = UITextView()
    notes.isScrollEnabled = false
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.textContainer.maximumNumberOfLines = 3
    notes.textContainer.lineBreakMode = .byTruncatingTail
    notes.text = "Notes"
    notes.delegate = nil
    #expect(notes.intrinsicContentSize.height > 0)

    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
    #expect(slider.currentThumbImage != nil)
    #expect(UISwitch().style == .sliding)
    #expect(badge.endEditing(true))
  }
}

/// An element that reports what assistive technologies do, as libraries with links in texts have it.
private final class LinkElement: UIAccessibilityElement {
  var outline: CGRect?

  override var accessibilityPath: UIBezierPath? {
    get { outline.map { UIBezierPath(rect: $0) } }
    set {}
  }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    outline = accessibilityFrame
  }
}

@MainActor struct IgnoredResultTests {
  @Test("results of methods that UIKit imports from Objective-C can be ignored")
  func ignoredResults() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.popViewController(animated: false)
    navigation.popToRootViewController(animated: false)
    let field = UITextField()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    field.endEditing(true)
    field.sizeThatFits(.zero)
    field.systemLayoutSizeFitting(.zero)
    field.accessibilityActivate()
    field.beginTracking(UITouch(), with: nil)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dequeueReusableCell(withIdentifier: "cell")
    UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("the app is found by the name of its class method, as code for extensions does")
  func sharedApplication() {
    let name = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: name))
    #expect(
      UIApplication.perform(name)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("otherApplication")))
    #expect(UIApplication.perform(NSSelectorFromString("otherApplication")) == nil)
  }

  @Test("an element overrides its outline and the notification of focus")
  func elementMembers() {
    let element = LinkElement(accessibilityContainer: UIView())
    #expect(element.accessibilityPath == nil)
    element.accessibilityElementDidBecomeFocused()
    #expect(element.accessibilityPath?.bounds == .zero)
  }
}

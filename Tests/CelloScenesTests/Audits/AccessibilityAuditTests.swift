import CelloSnapshots
import Testing
import UIKit

@testable import CelloScenes

/// Accessibility audits.
@MainActor struct AccessibilityAuditTests {
  /// Returns a white view of 200 by 100 points with subviews.
  private func canvas(_ subviews: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = .white
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  private func label(
    _ text: String, _ color: UIColor = .black, size: CGFloat = 17, weight: UIFont.Weight = .regular,
    x: CGFloat = 10, y: CGFloat = 10, width: CGFloat = 150, height: CGFloat = 30
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  /// Returns the issues as types, texts and values.
  private func issues(
    _ view: UIView, _ types: AccessibilityAuditType = .all, traits: UITraitCollection? = nil
  ) -> [String] {
    let drawn = DrawnCase(under: Variant(traits: traits).traits, .size(view.bounds.size)) { view }
    return drawn.audit()(types).map { issue in
      ["\(issue.auditType)", issue.text, issue.figure].compactMap { $0 }.joined(separator: " | ")
    }
  }

  private func gray(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }

  @Test("a view without issues has none")
  func fine() {
    let button = UIButton(frame: CGRect(x: 20, y: 50, width: 80, height: 44))
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.black, for: .normal)
    #expect(issues(canvas(label("Notes"), button)) == [])
    #expect(issues(UIView()) == [])
  }

  // MARK: - Contrast

  @Test("text needs 4.5 : 1, large and large bold text 3 : 1")
  func contrast() {
    // The contrast over white is 4.54:1 for #767676, 4.48 for #777777, 3.03 for #949494 and 2.96
    // for #969696.
    #expect(issues(canvas(label("Notes", gray(0x76)))) == [])
    #expect(issues(canvas(label("Notes", gray(0x77)))) == ["contrast | Notes | 4.4 : 1"])
    #expect(issues(canvas(label("Notes", gray(0x94), size: 18))) == [])
    #expect(issues(canvas(label("Notes", gray(0x96), size: 18))) == ["contrast | Notes | 2.9 : 1"])
    #expect(issues(canvas(label("Notes", gray(0x94), size: 14, weight: .bold))) == [])
    #expect(issues(canvas(label("Notes", gray(0x94), size: 14))) == ["contrast | Notes | 3.0 : 1"])
  }

  @Test("contrast is measured against the background of the text")
  func background() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 50))
    badge.backgroundColor = gray(0x77)
    badge.layer.cornerRadius = 25
    // White text on a gray badge on white.
    let text = label("Notes", .white, x: 40)
    #expect(issues(canvas(badge, text)) == ["contrast | Notes | 4.4 : 1"])
    badge.backgroundColor = gray(0x70)
    #expect(issues(canvas(badge, text)) == [])
    // The badge becomes lighter if it is half transparent.
    badge.alpha = 0.5
    #expect(issues(canvas(badge, text)) == ["contrast | Notes | 2.0 : 1"])
  }

  @Test("the opacity of the text and of its superviews takes part")
  func opacity() {
    let text = label("Notes", UIColor(white: 0, alpha: 0.5))
    #expect(issues(canvas(text)) == ["contrast | Notes | 4.0 : 1"])
    let faded = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    faded.alpha = 0.5
    faded.addSubview(label("Notes"))
    #expect(issues(canvas(faded)) == ["contrast | Notes | 4.0 : 1"])
  }

  @Test("text in the color of its background has a contrast of 1 : 1, and is not hidden")
  func invisible() {
    #expect(issues(canvas(label("Notes", .white))) == ["contrast | Notes | 1.0 : 1"])
  }

  @Test("disabled views and transparent pictures have no contrast to find")
  func exemptions() {
    let disabled = label("Notes")
    disabled.isEnabled = false
    let button = UIButton(frame: CGRect(x: 20, y: 50, width: 80, height: 44))
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    #expect(issues(canvas(disabled, button)) == [])
    #expect(issues(label("Notes", .white)) == [])
  }

  // MARK: - Text that is not whole

  @Test("truncated text is found")
  func truncation() {
    let long = label("A long text that does not fit", width: 60)
    #expect(issues(canvas(long)) == ["textClipped | A long text that does not fit"])
    long.numberOfLines = 0
    long.frame.size.height = 120
    #expect(issues(canvas(long), .textClipped) == [])
  }

  @Test("text outside its view, a clipping superview or the picture is found")
  func clipping() {
    #expect(issues(canvas(label("Notes", height: 8))) == ["textClipped | Notes"])
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    box.addSubview(label("Notes"))
    #expect(issues(canvas(box)) == [])
    box.clipsToBounds = true
    #expect(issues(canvas(box)) == ["textClipped | Notes"])
    let scroll = UIScrollView(frame: box.frame)
    scroll.addSubview(label("Notes"))
    #expect(issues(canvas(scroll)) == [])
    #expect(issues(canvas(label("Notes", x: 180))) == ["textClipped | Notes"])
    // The label is far outside the bounds, like before an animation.
    #expect(issues(canvas(label("Notes", x: 250))) == [])
  }

  @Test("letters that slightly exceed their line are not reported as clipped")
  func overshoot() {
    let text = label("ŷgĴfj", size: 40, height: 48)
    text.font = .italicSystemFont(ofSize: 40)
    #expect(issues(canvas(text)) == [])
  }

  @Test("overlapping texts are found once")
  func overlap() {
    #expect(
      issues(canvas(label("Notes"), label("Drafts", y: 14))) == ["contentOverlapped | Drafts"])
    // The lines are below each other.
    #expect(issues(canvas(label("gypsy", height: 20), label("ÅÄÖ", y: 28, height: 20))) == [])
  }

  @Test("text that something in front covers in part is found, altogether hidden text is not")
  func cover() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    cover.backgroundColor = .white
    let found = issues(canvas(label("Notes"), cover))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("contentOverlapped | Notes") == true)
    cover.frame.size.width = 200
    #expect(issues(canvas(label("Notes"), cover)) == [])
  }

  @Test("a line through a text belongs to it")
  func strikethrough() {
    let text = label("")
    text.attributedText = NSAttributedString(
      string: "Notes", attributes: [.strikethroughStyle: NSUnderlineStyle.thick.rawValue])
    #expect(issues(canvas(text)) == [])
  }

  @Test("characters without a glyph are named")
  func missingGlyph() {
    #expect(
      issues(canvas(label("a\u{10FFFD}b")), .missingGlyph)
        == ["missingGlyph | a\u{10FFFD}b | U+10FFFD"])
    #expect(
      issues(canvas(label("\u{378}")), .missingGlyph) == ["missingGlyph | \u{378} | U+0378"])
  }

  @Test("symbols of which a placeholder is drawn are named")
  func missingSymbol() {
    let image = UIImageView(image: UIImage(systemName: "pencil.and.outline"))
    image.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    #expect(issues(canvas(image)) == ["missingGlyph | pencil.and.outline"])
    var content = UIListContentConfiguration.cell()
    content.text = "Edit"
    content.image = UIImage(systemName: "pencil.and.outline")
    let list = UIListContentView(configuration: content)
    list.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(issues(canvas(list), .missingGlyph) == ["missingGlyph | pencil.and.outline"])
    #expect(issues(canvas(UIImageView(image: UIImage(systemName: "star")))) == [])
  }

  // MARK: - Targets

  private func button(
    _ title: String? = "Send", width: CGFloat = 44, height: CGFloat = 44, x: CGFloat = 20,
    y: CGFloat = 20
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: height))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
  }

  private let touch: AccessibilityAuditType = [
    .hitRegion, .sufficientElementDescription, .contentClipped,
  ]

  @Test("a touch target is at least 44 points wide and high")
  func target() {
    #expect(issues(canvas(button()), touch) == [])
    #expect(issues(canvas(button(x: 20.3)), touch) == [])
    #expect(issues(canvas(button(height: 28)), touch) == ["hitRegion | 44 × 28"])
    // A view with several recognizers is a single target.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
    view.accessibilityLabel = "More"
    #expect(issues(canvas(view), touch) == [])
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(issues(canvas(view), touch) == ["hitRegion | 30 × 50"])
    view.isUserInteractionEnabled = false
    #expect(issues(canvas(view), touch) == [])
  }

  private final class LargeTarget: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test("a target is as large as the area where touches hit the view")
  func hitArea() {
    let button = LargeTarget(frame: CGRect(x: 40, y: 40, width: 24, height: 24))
    button.setTitle("x", for: .normal)
    #expect(issues(canvas(button), .hitRegion) == [])
    // A superview that is smaller does not receive touches outside its bounds.
    let box = UIView(frame: CGRect(x: 40, y: 40, width: 24, height: 24))
    box.addSubview(button)
    button.frame.origin = .zero
    #expect(issues(canvas(box), .hitRegion) == ["hitRegion | 24 × 24"])
  }

  @Test("dimensions set by the system are not reported")
  func systemLengths() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    let slider = UISlider(frame: CGRect(x: 0, y: 60, width: 150, height: 0))
    slider.sizeToFit()
    slider.frame.size.width = 150
    slider.accessibilityLabel = "Volume"
    #expect(issues(canvas(toggle, slider), touch) == [])
    slider.frame.size.width = 30
    #expect(issues(canvas(slider), touch).count == 1)
  }

  @Test("controls need a label, which an element around them or a symbol may give")
  func descriptions() {
    #expect(
      issues(canvas(button(nil)), touch) == ["sufficientElementDescription"])
    let labeled = button(nil)
    labeled.accessibilityLabel = "Send"
    #expect(issues(canvas(labeled), touch) == [])
    let symbol = button(nil)
    symbol.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(issues(canvas(symbol), touch) == [])
    let decorative = button(nil)
    decorative.isAccessibilityElement = false
    #expect(issues(canvas(decorative), touch) == [])
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addSubview(button(nil))
    #expect(issues(canvas(card), touch) == [])
    // The description of a view that can be tapped consists of its texts.
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    row.addGestureRecognizer(UITapGestureRecognizer())
    #expect(issues(canvas(row), touch) == ["sufficientElementDescription"])
    row.addSubview(label("Notes"))
    #expect(issues(canvas(row), touch) == [])
  }

  @Test("fields are described by placeholders, segments and search bars by the system")
  func systemDescriptions() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 50))
    #expect(issues(canvas(field), touch) == ["sufficientElementDescription"])
    field.placeholder = "Name"
    #expect(issues(canvas(field), touch) == [])
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.sizeToFit()
    #expect(issues(canvas(segments), .sufficientElementDescription) == [])
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    bar.placeholder = "Fruits"
    bar.showsBookmarkButton = true
    #expect(issues(canvas(bar), touch) == [])
  }

  @Test("a control that a superview clips is found")
  func clippedControl() {
    #expect(issues(canvas(button(x: 170)), .contentClipped) == ["contentClipped"])
    #expect(issues(canvas(button(x: 300)), touch) == [])
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    box.addSubview(button(x: 30))
    #expect(issues(canvas(box), .contentClipped) == [])
    box.clipsToBounds = true
    #expect(issues(canvas(box), .contentClipped) == ["contentClipped"])
  }

  // MARK: - Names

  @Test("an issue names its view by identifiers and classes, and gives a sentence")
  func names() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    box.accessibilityIdentifier = "inbox"
    box.addSubview(label("Notes", .white))
    let view = canvas(box)
    let drawn = DrawnCase(under: Variant().traits, .size(view.bounds.size)) { view }
    let issue = try #require(drawn.audit()(.all).first)
    #expect(issue.view == "UIView/inbox/UILabel")
    #expect(issue.compactDescription == "has a contrast of 1.0 : 1")
    #expect(
      issue.detailedDescription
        == "UIView/inbox/UILabel “Notes” has a contrast of 1.0 : 1. Text of this size needs 4.5 : 1."
    )
    #expect(issue.frame.minX == 10)
  }

  @Test("an issue in a list cell has a frame in the picture")
  func cell() throws {
    let scene = Scene(
      group: "a", name: "b", shows: "c", cases: .listed(.states(.normal, .disabled))
    ) { _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Notes"
      content.textProperties.color = .white
      return content
    }
    let snapshots = try SnapshotScene(scene)
    let found = try snapshots.issues(of: .all)
    #expect(found.map(\.name) == ["a/b/normal"])
    #expect(found.first?.caseCount == 1)
    let issue = try #require(found.first?.issue)
    #expect(issue.view == "UICollectionViewListCell/UIListContentView")
    #expect(issue.frame.minX == 32)
    #expect(
      try SnapshotScene(scene.ignoringIssues(.contrast)).issues(of: .all).isEmpty)
    #expect(
      try SnapshotScene(scene.ignoringIssues(.contrast) { $0.text == "Drafts" }).issues(of: .all)
        .count == 1)
  }

  @Test("infinite, NaN and singular geometry does not crash an audit")
  func badGeometry() {
    let view = canvas(button(width: .infinity), label("Notes", width: .nan), button(height: -5))
    _ = issues(view)
    let flat = canvas(label("Notes"), button())
    flat.subviews[0].transform = CGAffineTransform(scaleX: 0, y: 0)
    flat.subviews[1].transform = CGAffineTransform(scaleX: 0, y: 1)
    _ = issues(flat)
    let turned = canvas(label("Notes", y: 40))
    turned.subviews[0].transform = CGAffineTransform(rotationAngle: 0.5)
    #expect(issues(turned) == [])
  }
}

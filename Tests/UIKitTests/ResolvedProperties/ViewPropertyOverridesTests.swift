import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Resolved properties at other values.
@MainActor struct ViewPropertyOverridesTests {
  private final class CardView: UIView {
    let label = UILabel()
    let icon = UIImageView()
    let stack = UIStackView()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Title"
      icon.image = UIImage(systemName: "star")
      button.setTitle("Go", for: .normal)
      stack.spacing = 6
      stack.translatesAutoresizingMaskIntoConstraints = false
      for view in [icon, label, button] { stack.addArrangedSubview(view) }
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 200),
      ])
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.5
    }
    required init?(coder: NSCoder) { nil }
  }

  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 240, height: 60))

  @Test(
    "a property has another value during the closure, and its own value afterwards",
    arguments: [
      ("CardView.backgroundColor", "#ff9500"), ("CardView.tintColor", "systemRed (#ff383c)"),
      ("CardView.alpha", "0.5"), ("CardView.isHidden", "yes"), ("CardView.clipsToBounds", "yes"),
      ("CardView.directionalLayoutMargins", "1 2 3 4"), ("CardView.layer.cornerRadius", "7"),
      ("CardView.layer.borderWidth", "2"), ("CardView.layer.borderColor", "#00ff00"),
      ("CardView.layer.shadowOpacity", "0.25"), ("CardView.layer.shadowRadius", "9"),
      ("CardView.layer.shadowOffset", "1 × 2"), ("CardView.layer.shadowColor", "#0000ff"),
      ("CardView.frame", "0 0 100 50"),
      ("CardView.constraints.stack.leading", "== self.leading - 3"),
      ("CardView.constraints.stack.top", "== self.top @ 250"),
      ("CardView.constraints.stack.leading", "== self.leading"),
      ("CardView/stack.spacing", "20"), ("CardView/stack.axis", "vertical"),
      ("CardView/stack.alignment", "center"), ("CardView/stack.distribution", "fillEqually"),
      ("CardView/stack/label.text", #""A \"quoted\" text""#),
      ("CardView/stack/label.font", "body 17.0/22.0"),
      ("CardView/stack/label.textColor", "systemBlue (#0088ff)"),
      ("CardView/stack/label.textAlignment", "right"),
      ("CardView/stack/label.numberOfLines", "0"),
      ("CardView/stack/label.lineBreakMode", "byClipping"),
      ("CardView/stack/icon.image", "symbol(heart)"),
      ("CardView/stack/icon.contentMode", "center"),
      ("CardView/stack/button.title", #""Stop""#),
      ("CardView/stack/button.titleColor", "#112233"),
      ("CardView/stack/button.isEnabled", "no"),
    ])
  func roundTrip(name: String, value: String) {
    let overrides = ViewPropertyOverrides(of: card, rootFrameFollows: false) {}
    card.layoutIfNeeded()
    let before = card.resolvedProperties.values
    let candidates = overrides.candidates([(name: name, value: value)])
    #expect(candidates.properties == [0])
    #expect(card.resolvedProperties.values == before)
    let shown = overrides.performing([(name: name, value: value)]) {
      card.resolvedProperties.values[name]
    }
    #expect(shown == value)
    #expect(before[name] != value)
    #expect(card.resolvedProperties.values == before)
  }

  @Test(
    "a property that cannot be read back is not set",
    arguments: [
      ("CardView.backgroundColor", "closure"), ("CardView.transform", "rotated"),
      ("CardView/stack/icon.image", "picture(20x20, 2.0, 1234)"),
      ("CardView/stack/label.font", "some font"), ("CardView/stack/label.text", "no quotes"),
      ("CardView/other.alpha", "1"), ("CardView.unknown", "1"), ("accessibility.label", #""A""#),
      ("CardView.constraints.stack.leading", "== self.trailing + 3"),
      ("CardView.constraints.stack.leading", ">= self.leading + 3"),
      ("CardView.constraints.stack.width", "== self.width"),
    ])
  func unreadable(name: String, value: String) {
    let overrides = ViewPropertyOverrides(of: card, rootFrameFollows: false) {}
    card.layoutIfNeeded()
    let before = card.resolvedProperties.values
    let candidates = overrides.candidates([(name: name, value: value)])
    #expect(candidates.properties.isEmpty && candidates.frames.isEmpty)
    let result: Bool? = overrides.performing([(name: name, value: value)]) { true }
    #expect(result == nil)
    #expect(card.resolvedProperties.values == before)
  }

  @Test("what follows from a property follows during the closure")
  func layout() {
    let overrides = ViewPropertyOverrides(of: card, rootFrameFollows: false) {}
    card.layoutIfNeeded()
    let x = overrides.performing([
      (name: "CardView.constraints.stack.leading", value: "== self.leading + 30")
    ]) { card.stack.frame.minX }
    #expect(x == 30)
    #expect(card.stack.frame.minX == 12)
  }

  @Test("properties are in the order of the tree, and frames are apart")
  func order() {
    let overrides = ViewPropertyOverrides(of: card, rootFrameFollows: true) {}
    let candidates = overrides.candidates([
      (name: "CardView/stack/label.textColor", value: "#ff0000"),
      (name: "CardView/stack.frame", value: "0 0 10 10"),
      (name: "CardView/stack.spacing", value: "9"),
      (name: "CardView.frame", value: "0 0 10 10"),
      (name: "CardView.alpha", value: "0.5"),
    ])
    #expect(candidates.properties == [4, 2, 0])
    #expect(candidates.frames == [3, 1])
  }

  @Test("the configurations of a cell's views are properties")
  func configurations() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listCell()
    let overrides = ViewPropertyOverrides(of: cell, rootFrameFollows: false) {}
    cell.layoutIfNeeded()
    let before = cell.resolvedProperties.values
    for (name, value) in [
      ("content.textProperties.color", "systemRed"), ("content.text", #""Other""#),
      ("content.directionalLayoutMargins", "20 20 20 20"),
      ("background.backgroundColor", "#123456"), ("background.cornerRadius", "9"),
    ] {
      let shown = overrides.performing([(name: name, value: value)]) {
        cell.resolvedProperties.values[name]
      }
      #expect(shown == value)
      #expect(cell.resolvedProperties.values == before)
    }
  }

  /// Returns the drawing of a view before properties had other values, while they had them, and
  /// afterwards.
  private func drawings(
    of view: UIView, _ name: String, _ value: String?
  ) throws -> (before: DisplayList, during: DisplayList, after: DisplayList) {
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    let overrides = ViewPropertyOverrides(of: root, rootFrameFollows: false) {}
    let before = DisplayListRecorder.record(root)
    let during = try #require(
      overrides.performing([(name: name, value: value)]) { DisplayListRecorder.record(root) })
    return (before, during, DisplayListRecorder.record(root))
  }

  @Test("the color of highlighted text is restored")
  func highlightedLabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Highlighted"
    label.highlightedTextColor = .red
    label.isHighlighted = true
    let (before, during, after) = try drawings(of: label, "UILabel.text", #""Other""#)
    #expect(during != before)
    #expect(after == before)
  }

  @Test(
    "the attributes of a text are restored",
    arguments: [
      ("text", #""Other""#), ("font", "system 20.0"), ("textColor", "#123456"),
    ])
  func attributedText(property: String, value: String) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let text = NSMutableAttributedString(
      string: "Some text", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.addAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30)],
      range: NSRange(location: 5, length: 4))
    view.attributedText = text
    let (before, during, after) = try drawings(of: view, "UITextView.\(property)", value)
    #expect(during != before)
    #expect(after == before)
  }

  @Test("a view without recorded properties can have had its defaults")
  func incidentalView() {
    let control = UISwitch()
    control.isEnabled = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    root.addSubview(control)
    let overrides = ViewPropertyOverrides(of: root, rootFrameFollows: false) {}
    let properties: [ViewPropertyOverrides.Property] = [
      (name: "UISwitch.frame", value: nil), (name: "UISwitch.isEnabled", value: nil),
    ]
    #expect(overrides.candidates(properties).properties == [0, 1])
  }
}

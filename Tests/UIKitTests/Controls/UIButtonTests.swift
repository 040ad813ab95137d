import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UIButtonTests {
  private func items(of view: UIView) -> [DisplayList.Item] {
    DisplayListRecorder.record(view).items
  }

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    if configuration.title == nil { configuration.title = "Play" }
    let button = UIButton(configuration: configuration)
    button.traitOverrides.systemVersion = .iOS18
    button.sizeToFit()
    return button
  }

  /// Returns the fill of a button's background; `nil` if there is no background.
  private func fill(of button: UIButton) -> (Shape, Color)? {
    guard case .fill(let shape, let color)? = items(of: button).first else { return nil }
    return (shape, color)
  }

  @Test(
    "buttons have the heights of their size at the default text size",
    arguments: [
      (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.5), (.large, 50.5),
    ])
  func heights(size: UIButton.Configuration.Size, height: Double) {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    let button = button(configuration)
    button.traitOverrides.displayScale = 2
    #expect(abs(button.sizeThatFits(.zero).height - CGFloat(height)) <= 0.5)
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
  }

  @Test("insets that were set stay when the size changes, until they are reset")
  func insets() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15)
    configuration.contentInsets = .zero
    configuration.buttonSize = .small
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test("edge insets move the title and the image of a button without a configuration")
  func edgeInsets() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let (title, star, size) = (label.frame, image.frame, button.sizeThatFits(.zero))
    // Swaps the image and the title, as apps did before configurations.
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -star.width, bottom: 0, right: star.width)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: title.width, bottom: 0, right: -title.width)
    button.layoutIfNeeded()
    #expect(abs(label.frame.minX - star.minX) < 1 && abs(image.frame.maxX - title.maxX) < 1)
    #expect(button.sizeThatFits(.zero) == size)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(image.frame.minX == 5 && button.sizeThatFits(.zero) == size)
    button.contentEdgeInsets = UIEdgeInsets(top: .nan, left: .nan, bottom: 0, right: .infinity)
    button.layoutIfNeeded()
  }

  @Test(
    "the image of a custom button is dimmed while it is pressed or disabled, unless dimming is turned off"
  )
  func dimmedImage() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let image = try #require(button.imageView)
    func alpha() -> CGFloat {
      button.layoutIfNeeded()
      return image.alpha
    }
    button.isHighlighted = true
    #expect(alpha() == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(alpha() == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(alpha() == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(alpha() == 1)
  }

  @Test("the background follows style and state unless its color was set")
  func background() throws {
    let button = button(.filled())
    let normal = try #require(fill(of: button))
    let blue = UIColor.systemBlue.color(in: button.traitCollection)
    #expect(normal.1 == blue)
    button.isHighlighted = true
    #expect(try #require(fill(of: button)).1 == blue.multiplyingAlpha(by: 0.75))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(try #require(fill(of: button)).1 != blue)
    button.isEnabled = true
    #expect(try #require(fill(of: button)) == normal)
    button.configuration?.background.backgroundColor = .red
    button.isHighlighted = true
    #expect(try #require(fill(of: button)).1 == UIColor.red.color(in: button.traitCollection))
    #expect(fill(of: self.button(.plain())) == nil)
  }

  @Test("a pressed plain button's image is the faded tint")
  func fadedImage() {
    let button = button(.plain())
    button.configuration?.image = UIImage(systemName: "star")
    button.isHighlighted = true
    button.layoutIfNeeded()
    let tint = UIColor.systemBlue.color(in: button.traitCollection).multiplyingAlpha(by: 0.75)
    #expect((button.imageView?.tintColor as UIColor?)?.color(in: button.traitCollection) == tint)
    #expect(!items(of: button).isEmpty)
  }

  @Test("a title whose word is wider than the button is truncated, and the word is not broken")
  func longWord() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.image = UIImage(systemName: "message.fill")
    configuration.imagePlacement = .top
    configuration.title = "Message"
    let button = button(configuration)
    let natural = button.sizeThatFits(.zero)
    let width = natural.width - 10
    #expect(button.sizeThatFits(CGSize(width: width, height: 0)).height == natural.height)
    button.frame = CGRect(x: 0, y: 0, width: width, height: natural.height)
    button.layoutIfNeeded()
    let text = try #require(button.titleLabel?.drawnText)
    #expect(text.layout.lines.count == 1)
    #expect(text.layout.isTruncated)
    configuration.title = "Send Message"
    button.configuration = configuration
    button.layoutIfNeeded()
    // The words fit on lines of their own.
    button.frame.size.width = natural.width
    button.layoutIfNeeded()
    #expect(button.titleLabel?.drawnText?.layout.lines.count == 2)
  }

  @Test("the base colors and the destructive role replace the tint")
  func colors() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .black
    let button = button(configuration)
    #expect(try #require(fill(of: button)).1 == .black)
    let destructive = self.button(.filled())
    destructive.role = .destructive
    #expect(
      try #require(fill(of: destructive)).1
        == UIColor.systemRed.color(in: destructive.traitCollection))
  }

  @Test(
    "corners follow the corner style",
    arguments: [
      (UIButton.Configuration.CornerStyle.capsule, 15.0), (.large, 10), (.small, 4), (.fixed, 5.95),
    ])
  func corners(style: UIButton.Configuration.CornerStyle, radius: Double) throws {
    var configuration = UIButton.Configuration.gray()
    configuration.cornerStyle = style
    let button = button(configuration)
    button.frame.size = CGSize(width: 100, height: 30)
    guard case .roundedRect(let shape) = try #require(fill(of: button)).0 else {
      return #expect(Bool(false))
    }
    #expect(shape.radius == CGFloat(radius))
    button.traitOverrides.systemVersion = .iOS26
    button.configuration?.cornerStyle = .dynamic
    guard case .roundedRect(let capsule) = try #require(fill(of: button)).0 else {
      return #expect(Bool(false))
    }
    #expect(capsule.radius == 15)
  }

  @Test("the handler changes what is shown for a state, and starts from the assigned configuration")
  func handler() {
    let button = button(.filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      if button.isSelected { button.configuration?.title = "Pause" }
    }
    button.isSelected = true
    button.isSelected = false
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(states == [.selected])
    #expect(button.titleLabel?.text == "Pause")
  }

  @Test("a tap runs the primary action, and a touch that leaves does not")
  func touches() {
    var count = 0
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.configuration?.title == "Go")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let tap = TouchSequence(in: button)
    tap.begin(at: CGPoint(x: 5, y: 5))
    #expect(button.isHighlighted && button.isTracking)
    tap.end()
    #expect(count == 1)
    let drag = TouchSequence(in: button)
    drag.begin(at: CGPoint(x: 5, y: 5))
    drag.move(to: CGPoint(x: 500, y: 5))
    #expect(!button.isHighlighted)
    drag.end()
    #expect(count == 1)
    button.isEnabled = false
    #expect(!button.accessibilityActivate())
    button.isEnabled = true
    #expect(button.accessibilityActivate())
    #expect(count == 2)
  }

  @Test("a button that changes its selection toggles, or shows its menu's selected element")
  func selection() {
    let button = button(.plain())
    button.changesSelectionAsPrimaryAction = true
    _ = button.accessibilityActivate()
    #expect(button.isSelected)
    button.menu = UIMenu(
      options: .singleSelection,
      children: [
        UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
      ])
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Large")
    #expect(button.configuration?.title == "Play")
  }

  @Test("attributes of the title take precedence over the transformer")
  func attributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Play"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var attributes = incoming
      attributes.font = .systemFont(ofSize: 30)
      return attributes
    }
    let button = button(configuration)
    #expect(
      button.titleLabel?.attributedText?.attributes[.font] as? UIFont == .systemFont(ofSize: 30))
    configuration.attributedTitle?.font = .systemFont(ofSize: 9)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attributes[.font] as? UIFont == .systemFont(ofSize: 9))
  }

  @Test("an activity indicator replaces the image")
  func activity() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    button.layoutIfNeeded()
    #expect(button.imageView?.isHidden == true)
    #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(button.imageView?.isHidden == false)
    #expect(!button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  /// Source: docs/measurements/controls.md#buttons.
  @Test("a symbol does not make a button with a configuration higher than a line of text")
  func symbolHeight() {
    let circle = UIImage(
      systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    let button = UITraitCollection.iPhone.modifyingTraits {
      $0.displayScale = 3
      $0.systemVersion = .iOS18
    }.performingAsCurrent {
      var configuration = UIButton.Configuration.plain()
      configuration.image = circle
      return UIButton(configuration: configuration)
    }
    #expect(abs(button.intrinsicContentSize.height - 103.0 / 3) < 0.001)
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize.height > 38)
    button.configuration?.preferredSymbolConfigurationForImage =
      UIImage.SymbolConfiguration(pointSize: 34)
    button.configuration?.imagePlacement = .leading
    // A line of 34 points is 40 2/3 high at three pixels per point.
    #expect(abs(button.intrinsicContentSize.height - 164.0 / 3) < 0.001)
  }

  @Test("a clear background stays clear when a plain button is selected")
  func clearSelection() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    configuration.baseBackgroundColor = .clear
    let button = button(configuration)
    button.isSelected = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(fill(of: button).map { $0.1.alpha == 0 } ?? true)
    button.configuration?.baseBackgroundColor = .red
    #expect(fill(of: button)?.1.description == "#ff0000@0.15")
  }

  @Test("a state without content uses the content of the normal state")
  func stateContent() {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.setTitle("Done", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Edit")
    #expect(button.title(for: .highlighted) == "Edit")
    #expect(button.currentTitleColor == .red)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Done")
    #expect(button.accessibilityLabel == "Done")
    #expect(button.accessibilityTraits == [.button, .selected])
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Edit")
    #expect(UIButton().currentTitleColor == .white)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 12))
  }

  @Test("invalid lengths neither trap nor draw outside")
  func oddLengths() {
    for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
      var configuration = UIButton.Configuration.filled()
      configuration.image = UIImage(systemName: "star")
      configuration.subtitle = "Now"
      configuration.imagePadding = length
      configuration.titlePadding = length
      configuration.imageReservation = length
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: length, leading: length, bottom: length, trailing: length)
      configuration.background.cornerRadius = length
      let button = button(configuration)
      let size = button.intrinsicContentSize
      #expect(size.width.isFinite && size.height.isFinite)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(!items(of: button).isEmpty)
    }
  }

  @Test("a title has the shadow color of its state")
  func titleShadow() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .red)
    #expect(button.titleLabel?.shadowOffset == .zero)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitleShadowColor == .blue)
    #expect(button.titleLabel?.shadowColor == .blue)
    #expect(button.titleShadowColor(for: .normal) == .red)
    button.configuration = .plain()
    button.configuration?.title = "Other"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == nil)
  }

  @Test("a button is held while its menu is shown")
  func held() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    screen.addSubview(button)
    #expect(!button.isHeld)
    TouchSequence(in: screen).tap(at: CGPoint(x: 20, y: 20))
    #expect(button.isHeld)
    try #require(MenuOverlay.visible(onScreenOf: button)).dismiss()
    #expect(!button.isHeld)
  }

  @Test("a system button with an image calls its target's method")
  func systemButton() {
    @MainActor final class Target {
      var senders: [UIButton] = []
      func touched(_ button: UIButton) { senders.append(button) }
    }
    let target = Target()
    let button = UIButton.systemButton(with: .add, target: target, action: Target.touched)
    #expect(button.buttonType == .system)
    #expect(button.currentImage == .add)
    button.sendActions(for: .touchUpInside)
    #expect(target.senders == [button])
    #expect(button.behavioralStyle == .pad)
  }

  // Source: docs/measurements/controls.md#buttons.
  @Test("a button that consists of a symbol is as large as the large symbol")
  func symbolButtons() throws {
    for (type, name) in [
      (UIButton.ButtonType.contactAdd, "plus.circle"), (.detailDisclosure, "info.circle"),
    ] {
      let button = UIButton(type: type)
      let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.bounds.size == image.size)
      #expect(try #require(button.imageView).frame == button.bounds)
    }
  }
}

extension NSAttributedString {
  fileprivate var attributes: [Key: Any] { attributes(at: 0, effectiveRange: nil) }
}

struct ButtonLayoutTests {
  private func layout(_ edge: NSDirectionalRectEdge) -> ButtonLayout {
    ButtonLayout(
      image: CGSize(width: 20, height: 10), title: { _ in CGSize(width: 40, height: 16) },
      subtitle: { _ in CGSize(width: 30, height: 12) },
      insets: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4), imageEdge: edge, imagePadding: 6,
      titlePadding: 2, grid: PixelGrid(scale: 1))
  }

  @Test(
    "the image is placed at its edge",
    arguments: [
      (NSDirectionalRectEdge.leading, CGRect(x: 4, y: 12, width: 20, height: 10), 74.0, 34.0),
      (.trailing, CGRect(x: 50, y: 12, width: 20, height: 10), 74, 34),
      (.top, CGRect(x: 14, y: 2, width: 20, height: 10), 48, 50),
      (.bottom, CGRect(x: 14, y: 38, width: 20, height: 10), 48, 50),
    ])
  func edges(edge: NSDirectionalRectEdge, image: CGRect, width: Double, height: Double) {
    let layout = layout(edge)
    let size = layout.size(fitting: .infinity)
    #expect(size == CGSize(width: width, height: height))
    #expect(layout.frames(in: size).image == image)
  }

  @Test("from right to left, everything is mirrored")
  func mirrored() {
    var layout = layout(.leading)
    layout.isRightToLeft = true
    let frames = layout.frames(in: CGSize(width: 74, height: 34))
    #expect(frames.image == CGRect(x: 50, y: 12, width: 20, height: 10))
    #expect(frames.title == CGRect(x: 4, y: 2, width: 40, height: 16))
    layout.horizontal = .start
    #expect(layout.frames(in: CGSize(width: 174, height: 34)).image?.maxX == 170)
  }

  @Test("texts are aligned to each other, and the indicator follows them")
  func texts() {
    var layout = layout(.leading)
    layout.textAlignment = .end
    layout.indicator = CGSize(width: 8, height: 8)
    layout.indicatorPadding = 3
    let frames = layout.frames(in: layout.size(fitting: .infinity))
    #expect(frames.subtitle == CGRect(x: 40, y: 20, width: 30, height: 12))
    #expect(frames.indicator == CGRect(x: 73, y: 13, width: 8, height: 8))
  }

  @Test("the first element of a menu is selected if the app selects none") @MainActor
  func defaultElement() {
    let actions = ["A", "B"].map { UIAction(title: $0) { _ in } }
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: actions)])
    #expect(actions.map { $0.state } == [.on, .off])
    let others = [
      UIAction(title: "A") { _ in }, UIAction(title: "B", state: .on) { _ in },
    ]
    button.menu = UIMenu(children: others)
    #expect(others.map { $0.state } == [.off, .on])
    let plain = UIAction(title: "A") { _ in }
    UIButton(configuration: .plain()).menu = UIMenu(children: [plain])
    #expect(plain.state == .off)
  }
}

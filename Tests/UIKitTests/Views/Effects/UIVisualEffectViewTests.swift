import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIVisualEffectViewTests {
  private let frame = CGRect(x: 5, y: 5, width: 40, height: 20)

  @Test("the content view fills the view, above the effect")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = frame
    view.contentView.backgroundColor = .white
    let items = DisplayListRecorder.record(view).items
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(items.count == 2)
    #expect(items.last == .fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 20)), .white))
    guard case .backdrop(let backdrop) = items.first else {
      Issue.record("No backdrop is drawn first.")
      return
    }
    #expect(backdrop.shape == .rect(CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(backdrop.sigma > 0)
  }

  // Source: docs/measurements/backgrounds.md#reduced-transparency.
  @Test(
    "with reduced transparency, materials and glass are opaque",
    arguments: [
      (UIBlurEffect(style: .systemMaterial) as UIVisualEffect, false, "#f5f5f5"),
      (UIGlassEffect(style: .regular), false, "#ffffff"),
      (UIGlassEffect(style: .regular), true, "#191919"),
    ])
  func reducedTransparency(effect: UIVisualEffect, isDark: Bool, color: String) {
    let view = UIVisualEffectView(effect: effect)
    view.frame = frame
    view.overrideUserInterfaceStyle = isDark ? .dark : .light
    let name = "\(type(of: effect)) \(isDark)"
    func drawn(_ preference: TransparencyPreference) -> (fills: [String], backdrops: Int) {
      view.traitOverrides[TransparencyTrait.self] = preference
      let items = DisplayListRecorder.record(view).items
      return (
        items.compactMap { if case .fill(_, let color) = $0 { color.description } else { nil } },
        items.count { if case .backdrop = $0 { true } else { false } }
      )
    }
    #expect(drawn(.full).backdrops == 1, "\(name)")
    #expect(drawn(.reduced).backdrops == 0 && drawn(.reduced).fills.first == color, "\(name)")
  }

  @Test("without an effect only the content is drawn")
  func noEffect() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = frame
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    view.effect = UIBlurEffect(style: .dark)
    #expect(DisplayListRecorder.record(view).items.count == 1)
  }

  @Test("a dark interface changes a blur that follows it, and not one that is fixed")
  func interfaceStyle() {
    func items(_ style: UIBlurEffect.Style, dark: Bool) -> [DisplayList.Item] {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = frame
      view.overrideUserInterfaceStyle = dark ? .dark : .light
      return DisplayListRecorder.record(view).items
    }
    #expect(items(.systemMaterial, dark: false) != items(.systemMaterial, dark: true))
    #expect(items(.systemMaterialDark, dark: false) == items(.systemMaterialDark, dark: true))
  }

  @Test("effects of one style are equal, and a copy keeps the class")
  func copying() throws {
    #expect(UIBlurEffect(style: .regular) == UIBlurEffect(style: .regular))
    #expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .prominent))
    let copy = UIBlurEffect(style: .dark).copy()
    #expect(try #require(copy as? UIBlurEffect) == UIBlurEffect(style: .dark))
  }

  @Test("constraints of the content determine the size of the view")
  func sizeByContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIVisualEffectView(effect: nil)
    let content = UIView()
    root.addSubview(view)
    view.contentView.addSubview(content)
    for view in [view, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 10),
      view.contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
      view.contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.widthAnchor.constraint(equalToConstant: 60),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    #expect(view.contentView.frame == view.bounds)
  }

  // MARK: Vibrancy

  /// Returns a white view of 40 by 20 points with a blur and a black square with vibrancy.
  private func vibrantView(_ style: UIVibrancyEffectStyle) -> UIView {
    let blur = UIBlurEffect(style: .systemMaterial)
    let view = UIVisualEffectView(effect: blur)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
    vibrant.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    let square = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 10))
    square.backgroundColor = .systemPink
    vibrant.contentView.addSubview(square)
    view.contentView.addSubview(vibrant)
    return view
  }

  @Test("content with vibrancy is the mask of a change of what is behind it")
  func vibrancy() throws {
    let items = DisplayListRecorder.record(vibrantView(.secondaryLabel)).items
    #expect(items.count == 2)
    guard case .group(let group) = items.last, group.items.count == 1,
      case .composite(let composite) = group.items[0], composite.items.count == 1,
      case .backdrop(let backdrop) = composite.items[0], case .masked(let mask) = composite.kind
    else {
      Issue.record("No masked backdrop is drawn: \(items).")
      return
    }
    #expect(backdrop.shape == .rect(CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(backdrop.sigma == 0)
    #expect(backdrop.tints == [Color(fractions: 0, 0, 0, alpha: 0.6)])
    #expect(mask.count == 1)
  }

  @Test("vibrancy is darker than its blur in light interfaces, and lighter in dark ones")
  func vibrantColors() throws {
    for isDark in [false, true] {
      let view = vibrantView(.label)
      view.overrideUserInterfaceStyle = isDark ? .dark : .light
      var list = DisplayListRecorder.record(view)
      list.items.insert(
        .fill(
          .rect(CGRect(origin: .zero, size: list.size)), Color(fractions: 0.4, 0.5, 0.6, alpha: 1)),
        at: 0)
      let bitmap = try list.render(scale: 1)
      func green(_ x: Int) -> UInt32 { bitmap[x, 10] >> 8 & 0xff }
      let blurred = green(2)
      #expect(green(12) == blurred)
      #expect(isDark ? green(20) > blurred : green(20) < blurred)
      // Content outside the effect view is not shown.
      #expect(green(32) == blurred)
    }
  }

  @Test("a vibrancy without content, and a hidden one, draw nothing")
  func emptyVibrancy() {
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    let view = UIVisualEffectView(effect: effect)
    view.frame = frame
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    #expect(effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
    #expect(effect != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
    #expect(effect != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
  }
}

import CelloRaster
import Testing

@testable import UIKit

@MainActor @Suite struct UIVisualEffectViewTests {
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
}

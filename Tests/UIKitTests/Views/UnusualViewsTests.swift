import CelloRaster
import Foundation
import Testing
import UIKit

@MainActor struct UnusualViewsTests {
  private func views() -> [UIView] {
    let label = UILabel()
    label.text = "Text"
    label.numberOfLines = 0
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Text"
    let text = UITextView()
    text.text = "Text\n"
    let image = UIImageView(image: UIImage(systemName: "star"))
    image.contentMode = .scaleAspectFit
    let shadowed = UIView()
    shadowed.backgroundColor = .red
    shadowed.layer.shadowOpacity = 1
    shadowed.layer.cornerRadius = 8
    shadowed.clipsToBounds = true
    return [
      label, button, field, text, image, shadowed, UISwitch(), UISlider(), UIStepper(),
      UISegmentedControl(items: ["One", "Two"]), UIProgressView(), UIActivityIndicatorView(),
      UIPageControl(), UIStackView(arrangedSubviews: [UILabel(), UISwitch()]), UIScrollView(),
      UISearchBar(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ]
  }

  @Test(
    "frames with NaN, infinite, negative and absurd numbers are laid out, drawn and touched",
    arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300, -1e300])
  func oddFrames(number: CGFloat) {
    for view in views() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      root.addSubview(view)
      for frame in [
        CGRect(x: number, y: number, width: 40, height: 40),
        CGRect(x: 0, y: 0, width: number, height: 40),
        CGRect(x: 0, y: 0, width: 40, height: number),
        CGRect(x: number, y: number, width: number, height: number),
      ] {
        view.frame = frame
        root.setNeedsLayout()
        let renderer = UIGraphicsImageRenderer(bounds: root.bounds)
        let image = renderer.image { _ in
          root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }
        #expect(image.size == root.bounds.size)
        _ = root.hitTest(CGPoint(x: 10, y: 10), with: nil)
        _ = view.sizeThatFits(CGSize(width: number, height: number))
        _ = view.convert(CGPoint(x: number, y: 1), to: root)
        view.sizeToFit()
      }
    }
  }

  @Test("a view that is shared with an app outlives its superview with its subviews")
  func sharedViews() {
    let kept = UIView()
    let inner = UIView()
    do {
      let root = UIView()
      let middle = UIView()
      root.addSubview(middle)
      middle.addSubview(kept)
      kept.addSubview(inner)
    }
    #expect(kept.superview == nil)
    #expect(kept.subviews == [inner])
  }

  @Test("a view cannot be added to itself or to its own subview")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        inner.addSubview(view)
      }
    }
  }
}

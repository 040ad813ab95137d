import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls
@testable import CelloLists
@testable import CelloViews

@MainActor struct ContentAnimationTests {
  private let timeline = AnimationTimeline()

  private func cell(_ configure: (UICollectionViewListCell) -> Void) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.automaticallyUpdatesContentConfiguration = false
    configure(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func background(_ color: UIColor, inset: CGFloat = 0, radius: CGFloat = 0)
    -> UIBackgroundConfiguration
  {
    var result = UIBackgroundConfiguration.clear()
    result.backgroundColor = color
    result.cornerRadius = radius
    result.backgroundInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    return result
  }

  /// The fills of a view's drawing, with the positions of groups.
  private func fills(_ items: [DisplayList.Item]) -> [(shape: Shape, color: Color)] {
    items.flatMap { item -> [(shape: Shape, color: Color)] in
      switch item {
      case .fill(let shape, let color): return [(shape, color)]
      case .group(let group):
        return fills(group.items).map { ($0.shape.applying(group.transform), $0.color) }
      default: return []
      }
    }
  }

  @Test("a background that is set in a block changes its color, insets and corners gradually")
  func backgrounds() throws {
    let cell = cell {
      $0.backgroundConfiguration = background(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
    let start = DisplayListRecorder.record(cell)
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        cell.backgroundConfiguration = background(
          UIColor(red: 0, green: 0, blue: 1, alpha: 1), inset: 10, radius: 8)
      }
    }
    #expect(DisplayListRecorder.record(cell) == start)
    timeline.advance(to: 0.5)
    let fill = try #require(fills(DisplayListRecorder.record(cell).items).first)
    #expect(fill.color == Color(red: 128, green: 0, blue: 128))
    #expect(
      fill.shape
        == .roundedRect(RoundedRect(CGRect(x: 5, y: 5, width: 190, height: 34), radius: 4)))
    timeline.advance(to: 1)
    let other = self.cell {
      $0.backgroundConfiguration = background(
        UIColor(red: 0, green: 0, blue: 1, alpha: 1), inset: 10, radius: 8)
    }
    #expect(DisplayListRecorder.record(cell) == DisplayListRecorder.record(other))
  }

  @Test("a stroke that is set in a block becomes wider gradually")
  func strokes() {
    var start = background(.systemRed)
    start.strokeColor = .black
    start.strokeWidth = 2
    let cell = cell { $0.backgroundConfiguration = start }
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        start.strokeWidth = 6
        cell.backgroundConfiguration = start
      }
    }
    timeline.advance(to: 0.25)
    let widths = DisplayListRecorder.record(cell).items.strokeWidths
    #expect(widths == [3])
  }

  @Test("texts of equal glyphs move, and other texts are cross-faded")
  func texts() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let cell = cell { $0.contentConfiguration = content }
    let start = try #require(DisplayListRecorder.record(cell).items.glyphRuns.first)
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        content.directionalLayoutMargins.leading += 20
        cell.contentConfiguration = content
      }
    }
    timeline.advance(to: 0.5)
    let middle = try #require(DisplayListRecorder.record(cell).items.glyphRuns.first)
    #expect(middle.glyphs[0].position.x == start.glyphs[0].position.x + 10)
    timeline.advance(to: 1)
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        content.text = "Other"
        cell.contentConfiguration = content
      }
    }
    timeline.advance(to: 1.5)
    #expect(DisplayListRecorder.record(cell).items.glyphRuns.count == 2)
    timeline.advance(to: 2)
    #expect(DisplayListRecorder.record(cell).items.glyphRuns.count == 1)
  }

  private struct Badge: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge { self }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      backgroundColor = .systemBlue
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a content view that is replaced in a block fades into the new one")
  func replacement() {
    let cell = cell { $0.contentConfiguration = UIListContentConfiguration.cell() }
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        cell.contentConfiguration = Badge()
      }
    }
    timeline.advance(to: 0.25)
    #expect(cell.contentView is BadgeView)
    #expect(cell.contentView.layer.presentation()?.opacity == 0.25)
    let count = cell.subviews.count
    timeline.advance(to: 1)
    #expect(cell.subviews.count == count - 1)
    #expect(cell.contentView.layer.presentation()?.opacity == 1)
  }

  @Test("a segmented control moves its thumb when it is touched, and fades the other titles")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    func thumb() throws -> CGFloat {
      try #require(
        fills(DisplayListRecorder.record(control).items).last { $0.color.alpha == .max }?.shape.rect
      ).midX
    }
    control.selectedSegmentIndex = 2
    let end = try thumb()
    let last = DisplayListRecorder.record(control)
    control.selectedSegmentIndex = 0
    let start = try thumb()
    #expect(end - start > 150)
    timeline.perform { control.choose(2) }
    #expect(control.selectedSegmentIndex == 2)
    #expect(try thumb() == start)
    timeline.advance(to: 0.125)
    #expect((try thumb() - (start + end) / 2).magnitude < 1e-9)
    timeline.advance(to: 0.25)
    #expect(DisplayListRecorder.record(control) == last)
  }

  @Test("a switch moves its thumb, and a table's cell is selected gradually")
  func controls() throws {
    let control = UISwitch()
    func thumb() throws -> CGFloat {
      try #require(fills(DisplayListRecorder.record(control).items).last?.shape.rect).midX
    }
    let off = try thumb()
    control.isOn = true
    let on = try thumb()
    control.isOn = false
    timeline.perform { control.setOn(true, animated: true) }
    #expect(try thumb() == off)
    timeline.advance(to: 0.125)
    #expect((try thumb() - (off + on) / 2).magnitude < 1e-9)
    timeline.advance(to: 0.25)
    #expect(try thumb() == on)

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let plain = DisplayListRecorder.record(cell)
    timeline.perform { cell.setSelected(true, animated: true) }
    #expect(DisplayListRecorder.record(cell) == plain)
    timeline.advance(by: 0.15)
    let middle = DisplayListRecorder.record(cell)
    timeline.advance(by: 0.15)
    let selected = DisplayListRecorder.record(cell)
    #expect(selected != plain)
    #expect(middle != plain && middle != selected)
  }

  @Test("an animated scroll moves the offset at each refresh, and tells the delegate at its end")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    let delegate = ScrollLog()
    view.delegate = delegate
    timeline.perform { view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    #expect(view.isScrollAnimating)
    #expect(view.contentOffset.y == 0)
    timeline.advance(to: 0.15)
    #expect(view.contentOffset.y == 100)
    #expect(delegate.ends == 0)
    timeline.advance(to: 0.4)
    #expect(view.contentOffset.y == 200)
    #expect(delegate.ends == 1)
    #expect(!view.isScrollAnimating)
    // Setting the offset ends a movement.
    timeline.perform {
      view.setContentOffset(.zero, animated: true)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    timeline.advance(to: 1)
    #expect(view.contentOffset.y == 50)
  }

  private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }
}

extension [DisplayList.Item] {
  fileprivate var glyphRuns: [GlyphRun] {
    flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): group.items.glyphRuns
      case .composite(let composite): composite.items.glyphRuns
      default: []
      }
    }
  }

  fileprivate var strokeWidths: [CGFloat] {
    flatMap { item -> [CGFloat] in
      switch item {
      case .stroke(_, let style, _): [style.width]
      case .group(let group): group.items.strokeWidths
      default: []
      }
    }
  }
}

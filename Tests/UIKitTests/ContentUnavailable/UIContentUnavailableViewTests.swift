import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIContentUnavailableViewTests {
  private func view(
    _ configuration: UIContentUnavailableConfiguration,
    _ change: (inout UIContentUnavailableConfiguration) -> Void = { _ in }
  ) -> UIContentUnavailableView {
    var configuration = configuration
    change(&configuration)
    return UITraitCollection.iPhone.performingAsCurrent {
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      return view
    }
  }

  private func shown<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.compactMap { $0 as? View }.filter { !$0.isHidden }
  }

  @Test("only parts with content are shown")
  func parts() {
    let empty = view(.empty())
    #expect(shown(UIImageView.self, in: empty).isEmpty)
    #expect(shown(UILabel.self, in: empty).isEmpty)
    #expect(shown(UIButton.self, in: empty).isEmpty)
    #expect(shown(UIActivityIndicatorView.self, in: empty).isEmpty)
    let loading = view(.loading())
    #expect(shown(UIActivityIndicatorView.self, in: loading).count == 1)
    #expect(shown(UILabel.self, in: loading).map(\.text) == ["Loading…"])
    let search = view(.search()) { $0.button.title = "Again" }
    #expect(shown(UIImageView.self, in: search).count == 1)
    #expect(shown(UILabel.self, in: search).count == 2)
    #expect(shown(UIButton.self, in: search).map { $0.configuration?.title } == ["Again"])
  }

  @Test("parts are one below the other in the middle, or at the leading edge")
  func alignment() {
    func change(_ configuration: inout UIContentUnavailableConfiguration) {
      configuration.button.title = "Again"
      configuration.secondaryButton.title = "Stop"
    }
    let centered = view(.search(), change)
    let parts = centered.subviews.filter { !$0.isHidden && $0.frame.width < 300 }
    #expect(parts.count == 5)
    #expect(parts.map(\.frame.minY) == parts.map(\.frame.minY).sorted())
    #expect(parts.allSatisfy { abs($0.frame.midX - 150) < 0.5 })
    let leading = view(.search()) {
      change(&$0)
      $0.alignment = .natural
    }
    #expect(
      leading.subviews.filter { !$0.isHidden && $0.frame.width < 300 }
        .allSatisfy { $0.frame.minX.isClose(to: 16, within: 1 / 3) })
  }

  @Test("a button runs its action once, also after the configuration was replaced")
  func buttons() {
    var ran: [String] = []
    let view = view(.empty()) {
      $0.button.title = "Again"
      $0.buttonProperties.primaryAction = UIAction { _ in ran.append("first") }
    }
    func tap() {
      let button = shown(UIButton.self, in: view)[0]
      let touch = TouchSequence(in: view)
      touch.begin(at: button.center)
      touch.end()
    }
    tap()
    var next = view.configuration as! UIContentUnavailableConfiguration
    next.buttonProperties.primaryAction = UIAction { _ in ran.append("second") }
    view.configuration = next
    tap()
    next.buttonProperties.isEnabled = false
    view.configuration = next
    tap()
    #expect(ran == ["first", "second"])
  }

  @Test("button properties are applied to the button")
  func buttonProperties() {
    let view = view(.empty()) {
      $0.button.title = "More"
      $0.buttonProperties.menu = UIMenu(children: [])
      $0.buttonProperties.role = .destructive
    }
    let button = shown(UIButton.self, in: view)[0]
    #expect(button.role == .destructive)
    #expect(button.menu != nil && button.showsMenuAsPrimaryAction)
  }

  @Test("the image is limited to its maximum size")
  func maximumSize() {
    let view = view(.search()) {
      $0.imageProperties.maximumSize = CGSize(width: 0, height: 10)
      $0.imageProperties.cornerRadius = .nan
    }
    let image = shown(UIImageView.self, in: view)[0]
    #expect(abs(image.frame.height - 10) < 0.001 && image.frame.width < 11)
  }

  @Test("the height follows the width, and the margins the superview's")
  func size() {
    let view = view(.search())
    let narrow = view.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width == 120)
    #expect(narrow.height > view.sizeThatFits(CGSize(width: 400, height: 0)).height)
    #expect(view.intrinsicContentSize.width > 120)
    let leading = self.view(.empty()) {
      $0.alignment = .natural
      $0.text = "a"
    }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    container.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    container.addSubview(leading)
    container.layoutIfNeeded()
    #expect(shown(UILabel.self, in: leading)[0].frame.minX == 40)
  }

  @Test("a view without space draws partially, and scrolled content starts at the top")
  func noRoom() {
    let view = view(.search())
    view.frame.size = CGSize(width: 200, height: 30)
    view.layoutIfNeeded()
    #expect(shown(UIImageView.self, in: view)[0].frame.minY < 0)
    view.isScrollEnabled = true
    view.layoutIfNeeded()
    #expect(shown(UIImageView.self, in: view)[0].frame.minY == 16)
    view.frame.size = .zero
    _ = DisplayListRecorder.record(view)
  }

  @Test("it supports only its own configurations, and creates its own view")
  func contentView() {
    let view = UIContentUnavailableConfiguration.loading().makeContentView()
    #expect(view is UIContentUnavailableView)
    #expect(view.supports(UIContentUnavailableConfiguration.empty()))
    #expect(!view.supports(UIListContentConfiguration.cell()))
  }
}

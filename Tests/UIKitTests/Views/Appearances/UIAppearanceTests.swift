import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Proxies apply to the whole process: each test removes them before another test can run.
@MainActor struct UIAppearanceTests {
  private final class Badge: UILabel {}

  /// A class as apps write it: `init(frame:)` adds a subview.
  private final class Card: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemYellow
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Screen: UIViewController {}

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    return window
  }

  private func run(_ body: () throws -> Void) rethrows {
    defer { AppearanceProxies.removeAll() }
    try body()
  }

  @Test("a proxy is an object of the class, and the same one for the same containers and traits")
  func identity() {
    run {
      let proxy: UINavigationBar = .appearance()
      #expect(proxy === UINavigationBar.appearance())
      #expect(UILabel.appearance() !== Badge.appearance())
      let cell = UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self])
      #expect(cell !== UILabel.appearance())
      #expect(cell === UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UILabel.appearance(for: dark) !== UILabel.appearance())
      #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: dark))
    }
  }

  @Test("views receive the values of a proxy when they enter a window, not before and not later")
  func entering() {
    run {
      let window = window()
      let (before, after) = (UILabel(), UILabel())
      window.addSubview(before)
      UILabel.appearance().textColor = .systemRed
      UILabel.appearance().font = .systemFont(ofSize: 30)
      #expect(before.textColor == .label && after.textColor == .label)
      window.addSubview(after)
      #expect(after.textColor == .systemRed && after.font == .systemFont(ofSize: 30))
      #expect(before.textColor == .label)
      // The view enters again, with the former values of the proxy or the new ones.
      before.removeFromSuperview()
      window.addSubview(before)
      #expect(before.textColor == .systemRed)
      UILabel.appearance().textColor = .systemBlue
      after.removeFromSuperview()
      window.addSubview(after)
      #expect(after.textColor == .systemBlue && before.textColor == .systemRed)
    }
  }

  @Test("a view in a hierarchy receives them when the hierarchy enters, before it is told")
  func hierarchies() {
    final class Told: UIView {
      var color: UIColor?
      override func didMoveToWindow() { color = backgroundColor }
    }
    run {
      Told.appearance().backgroundColor = .systemGreen
      let (window, container, view) = (window(), UIView(), Told())
      container.addSubview(view)
      #expect(view.backgroundColor == nil)
      window.addSubview(container)
      #expect(view.color == .systemGreen)
    }
  }

  @Test("a value that the app has set on the view takes precedence, also after entering")
  func ownValues() {
    run {
      UILabel.appearance().textColor = .systemRed
      UILabel.appearance().numberOfLines = 4
      let (window, label) = (window(), UILabel())
      label.textColor = .systemBlue
      window.addSubview(label)
      #expect(label.textColor == .systemBlue && label.numberOfLines == 4)
      label.numberOfLines = 2
      label.removeFromSuperview()
      window.addSubview(label)
      #expect(label.numberOfLines == 2)
    }
  }

  @Test("containers are matched from the inside, with other views and controllers between")
  func containers() {
    run {
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .systemRed
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Screen.self])
        .textColor = .systemBlue
      let window = window()
      @MainActor func color(_ containers: [UIView]) -> UIColor? {
        let label = UILabel()
        var view: UIView = label
        for container in containers {
          container.addSubview(view)
          view = container
        }
        window.addSubview(view)
        return label.textColor
      }
      #expect(color([]) == .label)
      #expect(color([UIView(), UITableViewCell(), UIView()]) == .systemRed)
      #expect(color([UIStackView()]) == .label)
      let screen = Screen()
      let stack = UIStackView()
      screen.view.addSubview(stack)
      window.rootViewController = screen
      let label = UILabel()
      stack.addSubview(label)
      #expect(label.textColor == .systemBlue)
    }
  }

  @Test("the outermost container wins, then more containers; any container beats none")
  func specificity() {
    run {
      let window = window()
      @MainActor func color() -> UIColor? {
        let (outer, inner, label) = (Card(), UIStackView(), UILabel())
        outer.addSubview(inner)
        inner.addSubview(label)
        window.addSubview(outer)
        return label.textColor
      }
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .systemRed
      UILabel.appearance().textColor = .systemGray
      #expect(color() == .systemRed)
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemGreen
      #expect(color() == .systemGreen)
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self])
        .textColor = .systemBlue
      #expect(color() == .systemBlue)
      // The order is from the inside.
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIStackView.self])
        .textColor = .systemPink
      #expect(color() == .systemBlue)
    }
  }

  @Test("the proxy of a subclass takes precedence over that of its superclass")
  func subclasses() {
    run {
      Badge.appearance().textColor = .systemRed
      UILabel.appearance().textColor = .systemBlue
      UIView.appearance().tintColor = .systemGreen
      let (window, badge, label) = (window(), Badge(), UILabel())
      window.addSubview(badge)
      window.addSubview(label)
      #expect(badge.textColor == .systemRed && label.textColor == .systemBlue)
      #expect(badge.tintColor == .systemGreen)
    }
  }

  @Test("a proxy for traits applies to views with these traits")
  func traits() {
    run {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UILabel.appearance(for: dark).textColor = .systemRed
      UILabel.appearance().textColor = .systemBlue
      UILabel.appearance(for: dark, whenContainedInInstancesOf: [UIStackView.self])
        .textColor = .systemGreen
      let (window, container, label, other) = (window(), UIView(), UILabel(), UILabel())
      container.overrideUserInterfaceStyle = .dark
      container.addSubview(label)
      window.addSubview(container)
      window.addSubview(other)
      #expect(label.textColor == .systemRed && other.textColor == .systemBlue)
      let (stack, third) = (UIStackView(), UILabel())
      stack.addSubview(third)
      container.addSubview(stack)
      #expect(third.textColor == .systemGreen)
    }
  }

  @Test(
    "an app's class is created with its init(frame:), and its own initial values are not recorded")
  func appClasses() {
    run {
      Card.appearance().layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let (window, card) = (window(), Card())
      window.addSubview(card)
      #expect(card.directionalLayoutMargins.leading == 2)
      #expect(card.backgroundColor == .systemYellow)
      // The value that `init(frame:)` sets is the app's.
      Card.appearance().backgroundColor = .systemPink
      let other = Card()
      window.addSubview(other)
      #expect(other.backgroundColor == .systemYellow)
    }
  }

  @Test("proxies of system classes can be created, and the views keep the defaults of others")
  func allClasses() {
    let types: [UIView.Type] = [
      UIView.self, UILabel.self, UIImageView.self, UIScrollView.self, UIStackView.self,
      UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UIPageControl.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIRefreshControl.self, UITextField.self, UISearchBar.self,
      UIDatePicker.self, UIPickerView.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
      UITextView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
      UICollectionView.self, UICollectionViewCell.self, UICollectionViewListCell.self,
      UIVisualEffectView.self, UIWindow.self, UIListContentView.self, UIContentUnavailableView.self,
    ]
    for type in types {
      run {
        let proxy = type.appearance()
        #expect(Swift.type(of: proxy) == type)
        #expect(AppearanceProxies.current.isEmpty, "\(type)")
        proxy.isExclusiveTouch = true
        #expect(AppearanceProxies.current.count == 1, "\(type)")
      }
    }
  }

  @Test("values for states are given to the states for which they were set")
  func states() {
    run {
      UIButton.appearance().setTitleColor(.systemRed, for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.systemGreen], for: .selected)
      let (window, button, control) = (window(), UIButton(), UISegmentedControl(items: ["A"]))
      button.setTitleColor(.systemBlue, for: .highlighted)
      window.addSubview(button)
      window.addSubview(control)
      #expect(button.titleColor(for: .normal) == .systemRed)
      #expect(button.titleColor(for: .highlighted) == .systemBlue)
      button.setTitleColor(.systemPink, for: .normal)
      #expect(button.titleColor(for: .selected) == .systemPink)
      let attributes = control.titleTextAttributes(for: .selected)
      #expect(attributes?[.foregroundColor] as? UIColor == .systemGreen)
      #expect(control.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test("tables receive a background and separators in each style")
  func tables() {
    run {
      UITableView.appearance().backgroundColor = .systemTeal
      UITableView.appearance().separatorColor = .systemRed
      UITableViewCell.appearance().selectionStyle = .none
      let window = window()
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let table = UITableView(frame: window.bounds, style: style)
        window.addSubview(table)
        #expect(table.backgroundColor == .systemTeal && table.separatorColor == .systemRed)
      }
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      window.addSubview(cell)
      #expect(cell.selectionStyle == .none)
    }
  }

  @Test("text attributes of fields in search bars")
  func fields() {
    run {
      UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        .defaultTextAttributes = [.foregroundColor: UIColor.systemRed]
      UITextField.appearance().textColor = .systemBlue
      let (window, bar, field, own) = (window(), UISearchBar(), UITextField(), UITextField())
      own.font = .systemFont(ofSize: 40)
      for view in [bar, field, own] { window.addSubview(view) }
      #expect(bar.searchTextField.textColor == .systemRed)
      #expect(field.textColor == .systemBlue)
      #expect(own.textColor == .systemBlue && own.font == .systemFont(ofSize: 40))
    }
  }
}

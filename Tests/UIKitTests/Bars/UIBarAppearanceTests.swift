import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UIBarAppearanceTests {
  @Test("the configurations replace the whole background")
  func configurations() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(appearance.shadowColor != nil && appearance.hasSystemBackground)
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil && !appearance.hasSystemBackground)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor == nil && appearance.hasSystemBackground)
  }

  @Test("a copy has all properties and does not follow changes")
  func copies() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    appearance.setBackIndicatorImage(
      UIImage(systemName: "star"), transitionMaskImage: UIImage(systemName: "star"))
    let copy: UINavigationBarAppearance = appearance.copy()
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 4
    appearance.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes.count == 1 && copy.hasOwnBackIndicator)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
    #expect(copy.backgroundColor == .systemBackground)
  }

  @Test("the background can be copied from another kind of bar")
  func backgrounds() {
    let toolbar = UIToolbarAppearance()
    toolbar.configureWithTransparentBackground()
    toolbar.backgroundColor = .red
    let appearance = UITabBarAppearance(barAppearance: toolbar)
    #expect(appearance.backgroundColor == .red && appearance.backgroundEffect == nil)
  }

  @Test("both images of a back indicator are needed")
  func backIndicators() {
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(UIImage(systemName: "star"), transitionMaskImage: nil)
    #expect(!appearance.hasOwnBackIndicator)
  }

  @Test("attributes of a state are added to the attributes of the normal state")
  func buttonAttributes() {
    let appearance = UIBarButtonItemAppearance()
    appearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .kern: 2 as CGFloat,
    ]
    appearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    let attributes = appearance.titleTextAttributes(for: .disabled)
    #expect(attributes[.foregroundColor] as? UIColor == .gray && attributes[.kern] != nil)
    appearance.configureWithDefault(for: .plain)
    #expect(appearance.normal.titleTextAttributes.isEmpty)
  }

  @Test("every symbol of a tab bar's system item exists")
  func symbols() {
    for value in 0...11 {
      let item = UITabBarItem.SystemItem(rawValue: value).map {
        UITabBarItem(tabBarSystemItem: $0, tag: value)
      }
      #expect(item?.image != nil && item?.title?.isEmpty == false, "\(value)")
    }
  }
}

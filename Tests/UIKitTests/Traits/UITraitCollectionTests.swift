import Testing
import UIKit

struct UITraitCollectionTests {
  private enum Theme: Int { case standard, monochrome }

  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
  }

  private struct Opaque {}

  private struct OpaqueTrait: UITraitDefinition {
    static var defaultValue: Opaque { Opaque() }
  }

  @Test("a new collection specifies nothing")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayScale == 0 as CGFloat)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.listEnvironment == .unspecified)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.systemVersion == .iOS26)
    #expect(traits.description == "<UITraitCollection>")
  }

  @Test("mutations set only what they name")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0.listEnvironment = .sidebar
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.listEnvironment == .sidebar)
    #expect(traits.layoutDirection == .unspecified)
    #expect(
      traits.description
        == "<UITraitCollection: UserInterfaceStyle = Dark, DisplayScale = 3.0, "
        + "ListEnvironment = Sidebar>")
  }

  @Test("modifying leaves the original as it is")
  func modifying() {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let changed = traits.modifyingTraits { $0.legibilityWeight = .bold }
    #expect(changed.layoutDirection == .rightToLeft)
    #expect(changed.legibilityWeight == .bold)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(
      traits.replacing(UITraitLayoutDirection.self, value: .leftToRight).layoutDirection
        == .leftToRight)
  }

  @Test("collections are equal by their values")
  func equality() {
    let first = UITraitCollection(userInterfaceStyle: .dark)
    let second = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(userInterfaceStyle: .light))
    #expect(first != UITraitCollection(systemVersion: .iOS18))
  }

  @Test("merging keeps what only one specifies, and the last of two values")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection {
        $0.userInterfaceStyle = .light
        $0[ThemeTrait.self] = .monochrome
      }, UITraitCollection(layoutDirection: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3 as CGFloat)
    #expect(merged[ThemeTrait.self] == .monochrome)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test("containment compares only what the other specifies")
  func containment() {
    let phone = UITraitCollection.iPhone
    #expect(phone.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(phone.containsTraits(in: UITraitCollection()))
    #expect(phone.containsTraits(in: nil))
    #expect(!phone.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!phone.containsTraits(in: UITraitCollection(ThemeTrait.self, value: .monochrome)))
  }

  @Test("a custom trait has its default until it is set")
  func customTraits() {
    let traits = UITraitCollection(ThemeTrait.self, value: .monochrome)
    #expect(UITraitCollection()[ThemeTrait.self] == .standard)
    #expect(traits[ThemeTrait.self] == .monochrome)
    #expect(traits == UITraitCollection(ThemeTrait.self, value: .monochrome))
    #expect(traits != UITraitCollection(ThemeTrait.self, value: .standard))
    #expect(traits.description == "<UITraitCollection: ThemeTrait = monochrome>")
  }

  @Test("values that cannot be compared are equal only to themselves")
  func incomparableValues() {
    let traits = UITraitCollection(OpaqueTrait.self, value: Opaque())
    #expect(traits == traits.modifyingTraits { $0.legibilityWeight = .unspecified })
    #expect(traits != UITraitCollection(OpaqueTrait.self, value: Opaque()))
  }

  @Test(
    "color appearance follows the traits that dynamic colors read",
    arguments: [
      (UITraitCollection(userInterfaceStyle: .dark), true),
      (UITraitCollection(accessibilityContrast: .high), true),
      (UITraitCollection(userInterfaceLevel: .elevated), true),
      (UITraitCollection(systemVersion: .iOS18), true),
      (UITraitCollection(ThemeTrait.self, value: .monochrome), true),
      (UITraitCollection(layoutDirection: .rightToLeft), false),
      (UITraitCollection(preferredContentSizeCategory: .small), false),
      (UITraitCollection(displayScale: 3), false),
    ])
  func colorAppearance(traits: UITraitCollection, differs: Bool) {
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()) == differs)
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
  }

  @Test("changed traits are named")
  func changedTraits() {
    let changes = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[ThemeTrait.self] = .monochrome
    }.changedTraits(from: UITraitCollection(displayScale: 2))
    #expect(changes.map { $0.name } == ["UserInterfaceStyle", "DisplayScale", "ThemeTrait"])
  }

  @Test("the current traits start out as an iPhone's and are set back after a closure")
  func current() {
    let before = UITraitCollection.current
    #expect(UITraitCollection.iPhone.preferredContentSizeCategory == .large)
    var inside: UIUserInterfaceStyle?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      inside = UITraitCollection.current.userInterfaceStyle
    }
    #expect(inside == .dark)
    #expect(UITraitCollection.current === before)
  }

  @Test("each thread has its own current traits")
  func currentPerThread() async {
    let other = await withCheckedContinuation { continuation in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        let thread = Thread {
          let style = UITraitCollection.current.userInterfaceStyle
          UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
          continuation.resume(returning: style)
        }
        thread.start()
      }
    }
    #expect(other == .light)
  }

  @Test("overrides replace what comes from above, also with unspecified")
  func overrides() {
    var overrides = UITraitOverrides()
    let traits = UITraitCollection.iPhone
    #expect(overrides.applied(to: traits) === traits)
    overrides.userInterfaceStyle = .unspecified
    overrides[ThemeTrait.self] = .monochrome
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!overrides.contains(UITraitLayoutDirection.self))
    let result = overrides.applied(to: traits)
    #expect(result.userInterfaceStyle == .unspecified)
    #expect(result[ThemeTrait.self] == .monochrome)
    #expect(result.layoutDirection == .leftToRight)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(overrides.applied(to: traits).userInterfaceStyle == .light)
    overrides.remove(ThemeTrait.self)
    #expect(overrides.applied(to: traits) === traits)
  }
}

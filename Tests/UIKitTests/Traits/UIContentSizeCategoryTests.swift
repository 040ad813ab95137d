import Testing
import UIKit

struct UIContentSizeCategoryTests {
  /// Source: Apple's headers, as listed in the notes on Dynamic Type.
  @Test(
    "the categories have Apple's raw values and order",
    arguments: [
      (0, UIContentSizeCategory.extraSmall, "UICTContentSizeCategoryXS", false),
      (1, .small, "UICTContentSizeCategoryS", false),
      (2, .medium, "UICTContentSizeCategoryM", false),
      (3, .large, "UICTContentSizeCategoryL", false),
      (4, .extraLarge, "UICTContentSizeCategoryXL", false),
      (5, .extraExtraLarge, "UICTContentSizeCategoryXXL", false),
      (6, .extraExtraExtraLarge, "UICTContentSizeCategoryXXXL", false),
      (7, .accessibilityMedium, "UICTContentSizeCategoryAccessibilityM", true),
      (8, .accessibilityLarge, "UICTContentSizeCategoryAccessibilityL", true),
      (9, .accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL", true),
      (10, .accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL", true),
      (11, .accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL", true),
    ])
  func categories(
    index: Int, category: UIContentSizeCategory, rawValue: String, isAccessibility: Bool
  ) {
    #expect(category.rawValue == rawValue)
    #expect(category.index == index)
    #expect(UIContentSizeCategory.all[index] == category)
    #expect(category.isAccessibilityCategory == isAccessibility)
    #expect(UIContentSizeCategory.unspecified < category)
    #expect((category < .large) == (index < 3))
    #expect((category >= .accessibilityMedium) == isAccessibility)
  }

  @Test("an unknown category is smaller than all others and not an accessibility size")
  func unknown() {
    let unknown = UIContentSizeCategory(rawValue: "huge")
    #expect(unknown < .extraSmall)
    #expect(!unknown.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}

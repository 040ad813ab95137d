import UIKit

// A cell with the system's list content view next to custom views that use the appearance of
// another style.

struct Recipe: Hashable {
  var name: String
  var cook: String
  var course: String
}

extension UIConfigurationStateCustomKey {
  fileprivate static let recipe = UIConfigurationStateCustomKey("com.example.kitchen.recipe")
}

extension UICellConfigurationState {
  fileprivate var recipe: Recipe? {
    set { self[.recipe] = newValue }
    get { return self[.recipe] as? Recipe }
  }
}

/// A cell that stores the model and adds it to the state.
class RecipeCell: UICollectionViewListCell {
  private var recipe: Recipe? = nil

  func update(with newRecipe: Recipe) {
    guard recipe != newRecipe else { return }
    recipe = newRecipe
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.recipe = self.recipe
    return state
  }
}

class CourseRecipeCell: RecipeCell {
  private func defaultListContentConfiguration() -> UIListContentConfiguration {
    return .subtitleCell()
  }

  private(set) lazy var listContentView = UIListContentView(
    configuration: defaultListContentConfiguration())
  let courseIcon = UIImageView()
  let courseLabel = UILabel()

  private func setUpViewsIfNeeded() {
    guard courseLabel.superview == nil else { return }
    contentView.addSubview(listContentView)
    contentView.addSubview(courseLabel)
    contentView.addSubview(courseIcon)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    setUpViewsIfNeeded()

    var content = defaultListContentConfiguration().updated(for: state)
    content.text = state.recipe?.name
    content.secondaryText = state.recipe?.cook
    content.axesPreservingSuperviewLayoutMargins = []
    listContentView.configuration = content

    // The two views look like the value at the trailing edge of a value cell.
    let valueConfiguration = UIListContentConfiguration.valueCell().updated(for: state)
    courseIcon.image = UIImage(systemName: "fork.knife")
    courseIcon.tintColor = valueConfiguration.imageProperties.resolvedTintColor(for: tintColor)
    courseIcon.preferredSymbolConfiguration = .init(
      font: valueConfiguration.secondaryTextProperties.font, scale: .small)
    courseLabel.text = state.recipe?.course
    courseLabel.textColor = valueConfiguration.secondaryTextProperties.resolvedColor()
    courseLabel.font = valueConfiguration.secondaryTextProperties.font
    courseLabel.adjustsFontForContentSizeCategory =
      valueConfiguration.secondaryTextProperties.adjustsFontForContentSizeCategory
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let labelSize = courseLabel.intrinsicContentSize
    courseLabel.frame = CGRect(
      x: area.maxX - 20 - labelSize.width, y: (area.height - labelSize.height) / 2,
      width: labelSize.width, height: labelSize.height)
    courseIcon.sizeToFit()
    courseIcon.center = CGPoint(
      x: courseLabel.frame.minX - 4 - courseIcon.bounds.width / 2, y: area.midY)
    listContentView.frame = CGRect(
      x: 0, y: 0, width: courseIcon.frame.minX, height: area.height)
  }
}

import UIKit

// State changes inside animations, and colors that depend on the current state of the cell.

struct Sticker: Hashable {
  var name: String
  var picture: UIImage?
}

/// A cell that requests an update inside an animation, and sets the colors of both states.
class StickerCell: UICollectionViewListCell {
  var sticker: Sticker?

  override var isSelected: Bool {
    didSet {
      UIView.animate(withDuration: 0.3) {
        self.setNeedsUpdateConfiguration()
      }
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = self.defaultContentConfiguration().updated(for: state)
    content.image = self.sticker?.picture
    content.text = self.sticker?.name
    if state.isHighlighted || state.isSelected {
      content.imageProperties.tintColor = .white
      content.textProperties.color = .white
    } else {
      content.imageProperties.tintColor = .black
      content.textProperties.color = .black
    }
    self.contentConfiguration = content
  }
}

/// A configuration whose view animates changes of the background.
struct StickerSheetConfiguration: UIContentConfiguration, Hashable {
  var sheetColor: UIColor?

  func makeContentView() -> UIView & UIContentView {
    return StickerSheetView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.sheetColor = state.isSelected ? .systemPink : .systemBackground
    return updated
  }
}

class StickerSheetView: UIView, UIContentView {
  private var appliedConfiguration: StickerSheetConfiguration!
  private(set) var finishedAnimations = 0

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfiguration = newValue as? StickerSheetConfiguration else { return }
      apply(configuration: newConfiguration)
    }
  }

  init(configuration: StickerSheetConfiguration) {
    super.init(frame: .zero)
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func apply(configuration: StickerSheetConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    UIView.animate(withDuration: 0.2) {
      self.backgroundColor = configuration.sheetColor
    } completion: { _ in
      self.finishedAnimations += 1
    }
  }
}

/// A cell with the same background in all states. Its color transformer reads the state of the
/// cell.
class TintedCell: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .white
    background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak self] color in
      guard let state = self?.configurationState else { return color }
      return state.isSelected || state.isHighlighted ? .blue : color
    }
    backgroundConfiguration = background
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Changes the background in an animation.
  func highlightBriefly() {
    UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut]) {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .yellow
      self.backgroundConfiguration = background
    }
  }
}

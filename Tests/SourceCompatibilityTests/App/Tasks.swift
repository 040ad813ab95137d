import UIKit

// A slider whose view changes its configuration and calls a closure.

struct Chore: Hashable {
  var title: String
  var urgency: Int
}

struct ChoreConfiguration: UIContentConfiguration {
  var chore: Chore
  var onChange: ((Chore) -> Void)?

  func makeContentView() -> UIView & UIContentView {
    return ChoreView(self)
  }

  func updated(for state: UIConfigurationState) -> ChoreConfiguration {
    return self
  }

  mutating func setUrgency(_ urgency: Int) {
    chore.urgency = urgency
  }
}

class ChoreView: UIView, UIContentView {
  let slider = UISlider()

  var configuration: UIContentConfiguration {
    didSet {
      self.apply(configuration)
    }
  }

  init(_ configuration: ChoreConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    slider.minimumValue = 0
    slider.maximumValue = 5
    addSubview(slider)
    slider.addAction(
      UIAction { [weak self] _ in self?.sliderChanged() }, for: .valueChanged)
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply(_ configuration: UIContentConfiguration) {
    guard let configuration = configuration as? ChoreConfiguration else { return }
    slider.value = Float(configuration.chore.urgency)
  }

  /// Rounds the value of the slider to an integer.
  private func sliderChanged() {
    guard var configuration = configuration as? ChoreConfiguration else { return }
    configuration.setUrgency(Int(slider.value + 0.5))
    self.configuration = configuration
    configuration.onChange?(configuration.chore)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = CGRect(
      x: layoutMargins.left, y: (bounds.height - slider.intrinsicContentSize.height) / 2,
      width: bounds.width - layoutMargins.left - layoutMargins.right,
      height: slider.intrinsicContentSize.height)
  }
}

/// A slider whose target is a method. `#selector` is available on Apple platforms only. A reference
/// to the method has the same effect.
class VolumeView: UIView {
  let slider = UISlider()
  private(set) var level = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.maximumValue = 10
    addSubview(slider)
    slider.addTarget(self, action: VolumeView.levelChanged, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func levelChanged(_ sender: UISlider) {
    level = Int(sender.value)
  }
}

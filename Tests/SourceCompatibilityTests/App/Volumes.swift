import UIKit

// A slider whose target is a method, in a view that only applies changed configurations.

struct Volume: Hashable {
  var level: Float
}

struct VolumeConfiguration: UIContentConfiguration {
  var volume: Volume

  func makeContentView() -> UIView & UIContentView {
    return VolumeContentView(self)
  }

  func updated(for state: UIConfigurationState) -> VolumeConfiguration {
    return self
  }

  mutating func setLevel(_ level: Float) {
    volume.level = (level + 0.5).rounded(.down)
  }
}

class VolumeContentView: UIView, UIContentView {
  let slider = UISlider()
  let muteSwitch = UISwitch()

  var configuration: UIContentConfiguration {
    didSet {
      self.configure(configuration: configuration)
    }
  }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    slider.maximumValue = 10
    slider.isContinuous = false
    self.addSubview(slider)
    self.addSubview(muteSwitch)
    slider.addTarget(self, action: VolumeContentView.sliderMoved, for: .valueChanged)
    muteSwitch.addTarget(
      self, action: VolumeContentView.muted, for: [.valueChanged, .touchUpInside])
    self.configure(configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(configuration: UIContentConfiguration) {
    guard let configuration = configuration as? VolumeConfiguration else { return }
    self.slider.value = configuration.volume.level
    self.muteSwitch.isOn = configuration.volume.level == 0
  }

  /// Rounds the value to an integer in a copy of the configuration, which the view does not store.
  func sliderMoved(_ sender: UISlider!) {
    guard var configuration = configuration as? VolumeConfiguration else { return }
    configuration.setLevel(sender.value)
    self.configure(configuration: configuration)
  }

  func muted(_ sender: Any) {
    guard let toggle = sender as? UISwitch, toggle.isOn else { return }
    slider.setValue(0, animated: true)
  }
}

import UIKit

// The smallest possible configuration and view, and a pair that shows a text.

struct BlankConfiguration: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView {
    return BlankView(self)
  }

  func updated(for state: UIConfigurationState) -> BlankConfiguration {
    return self
  }
}

class BlankView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct PlacardConfiguration: UIContentConfiguration {
  var text = ""

  func makeContentView() -> UIView & UIContentView {
    return PlacardView(self)
  }

  func updated(for state: UIConfigurationState) -> PlacardConfiguration {
    return self
  }
}

class PlacardView: UIView, UIContentView {
  let label = UILabel()
  private(set) var applications = 0

  var configuration: UIContentConfiguration {
    didSet {
      self.apply(configuration)
    }
  }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply(_ configuration: UIContentConfiguration) {
    guard let configuration = configuration as? PlacardConfiguration else { return }
    applications += 1
    label.text = configuration.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

@MainActor enum Placards {
  static func show(_ text: String, in cell: UITableViewCell) {
    var configuration = PlacardConfiguration()
    configuration.text = text
    cell.contentConfiguration = configuration
  }
}

import UIKit

// An equatable configuration, so that its view can ignore equal configurations.

struct Film: Hashable {
  var title: String
  var rank: Int
  var change: Int
}

struct RankingConfiguration: UIContentConfiguration, Hashable {
  var title: String?
  var rank: Int?
  var change: Int?
  var rankColor: UIColor?
  var titleFont: UIFont?

  func makeContentView() -> UIView & UIContentView {
    return RankingView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else {
      return self
    }
    var updated = self
    if state.isSelected || state.isHighlighted {
      updated.rankColor = .systemYellow
      updated.titleFont = .preferredFont(forTextStyle: .headline)
    } else {
      updated.rankColor = .label
      updated.titleFont = .preferredFont(forTextStyle: .body)
    }
    return updated
  }
}

class RankingView: UIView, UIContentView {
  let rankLabel = UILabel()
  let titleLabel = UILabel()
  private(set) var applications = 0
  private var current: RankingConfiguration!

  var configuration: UIContentConfiguration {
    get {
      return current
    }
    set {
      guard let new = newValue as? RankingConfiguration else {
        return
      }
      apply(new)
    }
  }

  init(configuration: RankingConfiguration) {
    super.init(frame: .zero)
    for label in [rankLabel, titleLabel] { addSubview(label) }
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply(_ configuration: RankingConfiguration) {
    guard current != configuration else {
      return
    }
    current = configuration
    applications += 1
    rankLabel.text = configuration.rank.map { "\($0)" }
    rankLabel.textColor = configuration.rankColor
    titleLabel.text = configuration.title
    titleLabel.font = configuration.titleFont
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: layoutMargins)
    rankLabel.frame = CGRect(x: area.minX, y: area.minY, width: 40, height: area.height)
    titleLabel.frame = CGRect(
      x: area.minX + 48, y: area.minY, width: max(area.width - 48, 0), height: area.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }
}

class RankingCell: UICollectionViewListCell {
  var film: Film?

  override func updateConfiguration(using state: UICellConfigurationState) {
    var configuration = RankingConfiguration().updated(for: state)
    configuration.title = film?.title
    configuration.rank = film?.rank
    configuration.change = film?.change
    contentConfiguration = configuration
  }
}

import UIKit

// Properties of a row that only the app defines, as custom states of configurations.

extension UIConfigurationStateCustomKey {
  static let isArchived = UIConfigurationStateCustomKey("com.example.mail.isArchived")
  static let isFlagged = UIConfigurationStateCustomKey("com.example.mail.isFlagged")
  static let letter = UIConfigurationStateCustomKey("com.example.mail.letter")
}

extension UICellConfigurationState {
  var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }

  var isFlagged: Bool {
    get { self[.isFlagged] as? Bool ?? false }
    set { self[.isFlagged] = newValue }
  }

  /// A complete view model.
  var letter: Letter? {
    get { self[.letter] as? Letter }
    set { self[.letter] = newValue }
  }
}

struct Letter: Hashable {
  var sender: String
  var subject: String
}

class MailCell: UICollectionViewListCell {
  var letter: Letter? {
    didSet {
      guard letter != oldValue else { return }
      setNeedsUpdateConfiguration()
    }
  }
  var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
  var isFlagged = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.letter = letter
    state.isArchived = isArchived
    state.isFlagged = isFlagged
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.letter?.sender
    content.secondaryText = state.letter?.subject
    if state.isArchived {
      content.textProperties.color = .secondaryLabel
    }
    if state.isFlagged {
      content.image = UIImage(systemName: "flag.fill")
      content.imageProperties.tintColor = .systemOrange
    }
    contentConfiguration = content
  }
}

// A table of payments. Cells and headers have a custom state that indicates whether a payment was
// processed.

extension UIConfigurationStateCustomKey {
  static let isProcessed = UIConfigurationStateCustomKey("com.example.bank.isProcessed")
}

extension UIConfigurationState {
  var isProcessed: Bool {
    get { (self[.isProcessed] as? Bool) == true }
    set { self[.isProcessed] = newValue }
  }
}

class PaymentCell: UITableViewCell {
  var isProcessed = false {
    didSet {
      if oldValue != isProcessed {
        setNeedsUpdateConfiguration()
      }
    }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isProcessed = isProcessed
    return state
  }
}

class PaymentHeader: UITableViewHeaderFooterView {
  var areAllProcessed = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UIViewConfigurationState {
    var state = super.configurationState
    state.isProcessed = areAllProcessed
    return state
  }
}

/// A configuration that updates itself for the app's custom state.
struct AmountConfiguration: UIContentConfiguration {
  var amount = ""
  private(set) var mark = "pending"

  func makeContentView() -> UIView & UIContentView {
    AmountView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> AmountConfiguration {
    var copy = self
    copy.mark = state.isProcessed ? "done" : "pending"
    return copy
  }
}

final class AmountView: UIView, UIContentView {
  let label = UILabel()
  var configuration: UIContentConfiguration {
    didSet { show() }
  }

  init(configuration: AmountConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func show() {
    guard let configuration = configuration as? AmountConfiguration else { return }
    label.text = "\(configuration.amount) \(configuration.mark)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: layoutMargins)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(
      width: size.width, height: text.height + layoutMargins.top + layoutMargins.bottom)
  }
}

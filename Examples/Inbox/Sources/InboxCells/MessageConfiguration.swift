import UIKit

/// A custom content configuration for a message, with a dot if it is unread.
public struct MessageConfiguration: UIContentConfiguration, Hashable {
  public var message: Message
  private(set) var dotColor = UIColor.systemBlue

  public init(_ message: Message) { self.message = message }

  public func makeContentView() -> any UIView & UIContentView { MessageView(self) }

  public func updated(for state: any UIConfigurationState) -> MessageConfiguration {
    var copy = self
    let state = state as? UICellConfigurationState
    copy.dotColor = state?.isDisabled == true ? .tertiaryLabel : .systemBlue
    return copy
  }
}

final class MessageView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  private let dot = UIImageView()
  private let sender = UILabel()
  private let subject = UILabel()
  private static let dotWidth: CGFloat = 20

  init(_ configuration: MessageConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    sender.font = .preferredFont(forTextStyle: .headline)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    subject.textColor = .secondaryLabel
    for label in [sender, subject] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    addSubview(dot)
    apply()
  }

  required init?(coder: NSCoder) { fatalError("Message views are not in storyboards.") }

  private func apply() {
    guard let configuration = configuration as? MessageConfiguration else { return }
    sender.text = configuration.message.sender
    subject.text = configuration.message.subject
    dot.image = configuration.message.isUnread ? UIImage(systemName: "circle.fill") : nil
    dot.tintColor = configuration.dotColor
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = directionalLayoutMargins
    let width = max(size.width - margins.leading - margins.trailing - Self.dotWidth, 0)
    let inner = CGSize(width: width, height: 0)
    let height = sender.sizeThatFits(inner).height + subject.sizeThatFits(inner).height
    return CGSize(width: size.width, height: margins.top + height + margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = directionalLayoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(bounds.width - margins.leading - margins.trailing - Self.dotWidth, 0)
    let left = isRightToLeft ? margins.trailing : margins.leading + Self.dotWidth
    let inner = CGSize(width: width, height: 0)
    let senderHeight = sender.sizeThatFits(inner).height
    sender.frame = CGRect(x: left, y: margins.top, width: width, height: senderHeight)
    subject.frame = CGRect(
      x: left, y: sender.frame.maxY, width: width, height: subject.sizeThatFits(inner).height)
    dot.frame = CGRect(
      x: isRightToLeft ? left + width + 8 : margins.leading,
      y: margins.top + (senderHeight - 12) / 2, width: 12, height: 12)
  }
}

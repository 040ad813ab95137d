import UIKit

/// A view that shows the sender and the subject of a message, and marks it if it is unread.
public final class MessageView: UIView {
  private let content: UIListContentView

  public init(message: Message) {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = message.sender
    configuration.secondaryText = message.subject
    configuration.secondaryTextProperties.numberOfLines = 2
    if !message.isRead {
      configuration.image = UIImage(systemName: "circle.fill")
      configuration.imageProperties.tintColor = .systemBlue
      configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    }
    content = UIListContentView(configuration: configuration)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(content)
  }

  public required init?(coder: NSCoder) { return nil }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

import CelloScenes
import UIKit

/// Views with content that are not controls.
enum ViewScenes {
  static let scenes: [Scene] = [
    ControlScenes.viewScene("labels", "labels that wrap, truncate, shrink, and are highlighted") {
      FlowView([
        label { $0.numberOfLines = 0 },
        label { $0.numberOfLines = 2 },
        label { $0.lineBreakMode = .byTruncatingMiddle },
        label {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.5
        },
        label {
          $0.text = "Right"
          $0.textAlignment = .right
          $0.isEnabled = false
        },
        label {
          $0.text = "Highlighted"
          $0.highlightedTextColor = .systemPink
          $0.isHighlighted = true
        },
        label {
          $0.text = "Shadow"
          $0.textAlignment = .center
          $0.font = .preferredFont(forTextStyle: .title2)
          $0.shadowColor = .systemTeal
          $0.shadowOffset = CGSize(width: 2, height: 2)
        },
        label {
          let text = NSMutableAttributedString(string: "Attributed text")
          text.addAttributes(
            [.foregroundColor: UIColor.systemIndigo, .underlineStyle: 1],
            range: NSRange(location: 0, length: 10))
          $0.attributedText = text
        },
      ])
    },
    ControlScenes.viewScene(
      "image-views", "content modes of images, symbols and a highlighted image"
    ) {
      FlowView(
        [
          UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft,
          .bottomRight,
        ].map { mode in imageView(SamplePictures.landscape(90, 60)) { $0.contentMode = mode } } + [
          imageView(UIImage(systemName: "star.fill")) { $0.tintColor = .systemOrange },
          imageView(UIImage(systemName: "person.crop.circle.badge.plus")) {
            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
              .applying(UIImage.SymbolConfiguration(paletteColors: [.systemGreen, .systemBlue]))
          },
          imageView(UIImage(systemName: "heart")) {
            $0.highlightedImage = UIImage(systemName: "heart.fill")
            $0.isHighlighted = true
            $0.contentMode = .center
          },
        ])
    },
    ControlScenes.viewScene("refresh-control", "a list that is being refreshed") {
      let scrollView = UIScrollView()
      scrollView.backgroundColor = .systemBackground
      let refreshControl = UIRefreshControl()
      refreshControl.attributedTitle = NSAttributedString(string: "Updating")
      scrollView.refreshControl = refreshControl
      let row = UILabel(frame: CGRect(x: 16, y: 12, width: 361, height: 44))
      row.text = "The first row"
      scrollView.addSubview(row)
      scrollView.contentSize = CGSize(width: 393, height: 400)
      refreshControl.beginRefreshing()
      return SizedView(scrollView, height: 140)
    },
  ]

  @MainActor private static func label(_ change: (UILabel) -> Void) -> UIView {
    let label = UILabel()
    label.text = "A text that is longer than its line"
    label.font = .preferredFont(forTextStyle: .body)
    label.backgroundColor = .secondarySystemBackground
    change(label)
    return SizedView(label, width: 174)
  }

  @MainActor private static func imageView(
    _ image: UIImage?, _ change: (UIImageView) -> Void
  ) -> UIView {
    let view = UIImageView(image: image)
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    change(view)
    return SizedView(view, width: 112, height: 80)
  }
}

/// A view that shows another view in a fixed size.
private final class SizedView: UIView {
  private let content: UIView
  private let width: CGFloat?
  private let height: CGFloat?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - width: the width, in points; `nil`, the default, for the available width.
  ///   - height: the height, in points; `nil`, the default, for the height that fits the content.
  init(_ content: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.content = content
    self.width = width
    self.height = height
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = CGSize(width: width ?? size.width, height: .greatestFiniteMagnitude)
    return CGSize(
      width: proposal.width, height: height ?? content.sizeThatFits(proposal).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

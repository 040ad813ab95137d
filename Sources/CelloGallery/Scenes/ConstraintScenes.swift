import CelloScenes
import UIKit

/// Views with constraints, and stack views.
enum ConstraintScenes {
  static let scenes: [Scene] = [
    Scene(
      group: "auto-layout", name: "edges-and-centers",
      shows: "views pinned to edges, centers and each other, with frames in resolved.txt",
      cases: .listed(.style(), .direction())
    ) { _ in
      let views = (0..<4).map { block($0, 40, 24) }
      return board(views) { root in
        [
          views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
          views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
          views[1].centerXAnchor.constraint(equalTo: root.centerXAnchor),
          views[1].centerYAnchor.constraint(equalTo: root.centerYAnchor),
          views[1].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3),
          views[1].heightAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.5),
          views[2].leadingAnchor.constraint(
            equalToSystemSpacingAfter: views[1].trailingAnchor, multiplier: 1),
          views[2].topAnchor.constraint(equalTo: views[1].topAnchor),
          views[3].trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
          views[3].bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
        ]
      }
    },
    Scene(
      group: "auto-layout", name: "visual-format",
      shows: "a row and a column by visual formats, the row's views equally wide",
      cases: .listed(.direction())
    ) { _ in
      let views = (0..<4).map { block($0, 30, 20) }
      let names = ["a": views[0], "b": views[1], "c": views[2], "d": views[3]]
      return board(views) { _ in
        ["H:|-[a]-[b(==a)]-4-[c(==a)]-|", "V:|-[a(30)]-(>=20)-[d(>=30)]-|", "H:|-30-[d]-60-|"]
          .flatMap {
            NSLayoutConstraint.constraints(
              withVisualFormat: $0, options: $0.contains("[b") ? .alignAllTop : [], metrics: nil,
              views: names)
          }
          + [views[1], views[2]].map { $0.heightAnchor.constraint(equalTo: views[0].heightAnchor) }
      }
    },
    Scene(
      group: "auto-layout", name: "baselines",
      shows: "texts of three sizes on one baseline, and a note below them at the system's spacing",
      cases: .listed(.style(), .direction())
    ) { _ in
      let labels = [12.0, 20, 32].map { size in
        label("Text", .systemFont(ofSize: size))
      }
      let note = label("A note below", .systemFont(ofSize: 13))
      return board(labels + [note]) { root in
        [
          labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
          labels[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
          labels[1].firstBaselineAnchor.constraint(equalTo: labels[2].firstBaselineAnchor),
          labels[0].firstBaselineAnchor.constraint(equalTo: labels[2].firstBaselineAnchor),
          labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
          labels[2].leadingAnchor.constraint(equalTo: labels[1].trailingAnchor, constant: 8),
          note.leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
          note.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: labels[2].lastBaselineAnchor, multiplier: 1),
        ]
      }
    },
  ]

  static let stackScenes: [Scene] = alignments.map { alignment in
    Scene(
      group: "stack-views", name: alignment.name,
      shows: "rows aligned by '\(alignment.name)' in all distributions",
      cases: .listed(.direction())
    ) { _ in
      ColumnView(
        distributions.map { distribution in
          let stack = UIStackView(arrangedSubviews: [
            label("Text", .systemFont(ofSize: 17)), block(0, 40, 20), block(1, 60, 32),
            label("Large", .systemFont(ofSize: 28)),
          ])
          stack.alignment = alignment.value
          stack.distribution = distribution
          stack.spacing = 6
          stack.backgroundColor = .secondarySystemBackground
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
          return Fitting(stack)
        })
    }
  }

  private static let alignments: [(name: String, value: UIStackView.Alignment)] = [
    ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
    ("first-baseline", .firstBaseline), ("last-baseline", .lastBaseline),
  ]

  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  @MainActor private static func board(
    _ views: [UIView], _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let root = UIView()
    root.backgroundColor = .systemBackground
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(root))
    return Fitting(root, height: 140)
  }

  @MainActor private static func block(_ index: Int, _ width: CGFloat, _ height: CGFloat) -> UIView
  {
    Block(
      [UIColor.systemBlue, .systemOrange, .systemGreen, .systemPurple][index],
      CGSize(width: width, height: height))
  }

  @MainActor private static func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    return label
  }
}

/// A colored rectangle with an intrinsic content size.
private final class Block: UIView {
  private let size: CGSize

  init(_ color: UIColor, _ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A view with a fixed height, or with the height that its constraints require.
private final class Fitting: UIView {
  private let content: UIView
  private let height: CGFloat?

  init(_ content: UIView, height: CGFloat? = nil) {
    self.content = content
    self.height = height
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: height ?? fitting.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

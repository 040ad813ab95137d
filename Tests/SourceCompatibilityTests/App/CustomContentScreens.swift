import UIKit

// Cells with custom content, as they occur in apps.

/// A conversation with bubbles on both sides, and a text field that follows the keyboard.
final class ConversationController: UIViewController, UITextFieldDelegate {
  struct Message: Hashable, Identifiable {
    let id: Int
    let text: String
    let isOwn: Bool
  }

  struct BubbleConfiguration: UIContentConfiguration, Hashable {
    var text = ""
    var isOwn = false
    var isPressed = false

    func makeContentView() -> any UIView & UIContentView { BubbleView(self) }

    func updated(for state: any UIConfigurationState) -> BubbleConfiguration {
      guard let state = state as? UICellConfigurationState else { return self }
      var result = self
      result.isPressed = state.isHighlighted || state.isSelected
      return result
    }
  }

  final class BubbleView: UIView, UIContentView {
    private let label = UILabel()
    private let bubble = UIView()
    private var sides: (own: [NSLayoutConstraint], other: [NSLayoutConstraint]) = ([], [])
    private var applied: BubbleConfiguration?

    var configuration: any UIContentConfiguration {
      get { applied ?? BubbleConfiguration() }
      set {
        guard let new = newValue as? BubbleConfiguration, new != applied else { return }
        apply(new)
      }
    }

    init(_ configuration: BubbleConfiguration) {
      super.init(frame: .zero)
      label.numberOfLines = 0
      bubble.layer.cornerRadius = 16
      bubble.addSubview(label)
      addSubview(bubble)
      directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
      for view in [label, bubble] { view.translatesAutoresizingMaskIntoConstraints = false }
      let margins = layoutMarginsGuide
      sides.own = [bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
      sides.other = [bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)]
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        bubble.topAnchor.constraint(equalTo: margins.topAnchor),
        bubble.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.7),
      ])
      apply(configuration)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply(_ configuration: BubbleConfiguration) {
      applied = configuration
      label.text = configuration.text
      label.textColor = configuration.isOwn ? .white : .label
      bubble.backgroundColor = configuration.isOwn ? .systemBlue : .systemGray5
      bubble.alpha = configuration.isPressed ? 0.6 : 1
      NSLayoutConstraint.deactivate(configuration.isOwn ? sides.other : sides.own)
      NSLayoutConstraint.activate(configuration.isOwn ? sides.own : sides.other)
      accessibilityLabel = (configuration.isOwn ? "You: " : "Lena: ") + configuration.text
      isAccessibilityElement = true
    }
  }

  private(set) var messages = [
    Message(id: 0, text: "Are you coming?", isOwn: false),
    Message(
      id: 1, text: "Yes, but I have to wait for the ferry, which is late again today.", isOwn: true),
  ]
  private(set) var collectionView: UICollectionView!
  private let field = UITextField()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Message>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lena"
    view.backgroundColor = .systemBackground
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.keyboardDismissMode = .interactive
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.returnKeyType = .send
    field.delegate = self
    for subview in [collectionView!, field] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      cell, _, message in
      cell.contentConfiguration = BubbleConfiguration(text: message.text, isOwn: message.isOwn)
      cell.backgroundConfiguration = .clear()
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: message)
    }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: animated)
    let last = IndexPath(item: messages.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let text = textField.text, !text.isEmpty else { return false }
    messages.append(Message(id: messages.count, text: text, isOwn: true))
    textField.text = ""
    apply(animated: true)
    return true
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let download = UIConfigurationStateCustomKey("app.download")
}

extension UICellConfigurationState {
  fileprivate var download: Double? {
    get { self[.download] as? Double }
    set { self[.download] = newValue }
  }
}

/// Episodes whose cells have a custom state: the progress of the download.
final class EpisodesController: UICollectionViewController {
  final class EpisodeCell: UICollectionViewListCell {
    var title = ""
    var onCancel: () -> Void = {}
    var download: Double? {
      didSet { if download != oldValue { setNeedsUpdateConfiguration() } }
    }

    private lazy var listContentView = UIListContentView(configuration: .subtitleCell())
    private let progressView = UIProgressView(progressViewStyle: .default)
    private var hasConstraints = false
    private var separatorConstraint: NSLayoutConstraint?

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.download = download
      return state
    }

    private func setUpViewsIfNeeded() {
      guard !hasConstraints else { return }
      hasConstraints = true
      contentView.addSubview(listContentView)
      contentView.addSubview(progressView)
      listContentView.translatesAutoresizingMaskIntoConstraints = false
      progressView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
        listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        listContentView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        progressView.topAnchor.constraint(equalTo: listContentView.bottomAnchor),
        progressView.leadingAnchor.constraint(
          equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        progressView.trailingAnchor.constraint(
          equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: progressView.bottomAnchor, constant: 6),
      ])
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      setUpViewsIfNeeded()
      var content = UIListContentConfiguration.subtitleCell().updated(for: state)
      content.text = title
      content.axesPreservingSuperviewLayoutMargins = []
      switch state.download {
      case nil: content.secondaryText = "Not downloaded"
      case 1?: content.secondaryText = "Downloaded"
      case let share?: content.secondaryText = "\(Int((share * 100).rounded())) %"
      }
      listContentView.configuration = content
      if separatorConstraint == nil, let guide = listContentView.textLayoutGuide {
        separatorConstraint = separatorLayoutGuide.leadingAnchor.constraint(
          equalTo: guide.leadingAnchor)
        separatorConstraint?.isActive = true
      }
      progressView.isHidden = state.download == nil || state.download == 1
      progressView.progress = Float(state.download ?? 0)
      progressView.isAccessibilityElement = false
      accessories =
        progressView.isHidden
        ? []
        : [
          .customView(
            configuration: .init(
              customView: UIButton(
                type: .close, primaryAction: UIAction { [unowned self] _ in onCancel() }),
              placement: .trailing(displayed: .whenNotEditing, at: { _ in 0 })))
        ]
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      download = nil
    }
  }

  private let titles = ["Pilot", "Second"]
  private(set) var downloads: [Int: Double] = [:]
  private var registration: UICollectionView.CellRegistration<EpisodeCell, String>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = "Episodes"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    registration = .init { [unowned self] cell, indexPath, title in
      cell.title = title
      cell.download = downloads[indexPath.item]
      cell.onCancel = { [unowned self] in setDownload(nil, of: indexPath.item) }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: titles[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    setDownload(min((downloads[indexPath.item] ?? 0) + 0.5, 1), of: indexPath.item)
  }

  private func setDownload(_ share: Double?, of index: Int) {
    downloads[index] = share
    let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0))
    (cell as? EpisodeCell)?.download = share
  }
}

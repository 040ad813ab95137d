import UIKit

// Screens with pages, as they occur in apps.

/// The pages of an introduction, with a page control and a button for the next page.
final class OnboardingController: UIViewController, UIScrollViewDelegate {
  private let pages = [
    ("Welcome", "star"), ("Plan", "calendar"), ("Go", "figure.walk"),
  ]
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let stack = UIStackView()
  var onFinish: (() -> Void)?
  var currentPage: Int { pageControl.currentPage }

  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Continue") { [unowned self] _ in next() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.bounces = false
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.hidesForSinglePage = true
    pageControl.addAction(
      UIAction { [unowned self] _ in scroll(to: pageControl.currentPage, animated: true) },
      for: .valueChanged)
    for (title, symbol) in pages {
      let image = UIImageView(image: UIImage(systemName: symbol))
      image.preferredSymbolConfiguration = .init(pointSize: 60)
      let label = UILabel()
      label.text = title
      label.font = .preferredFont(forTextStyle: .largeTitle)
      let page = UIStackView(arrangedSubviews: [image, label])
      page.axis = .vertical
      page.alignment = .center
      page.spacing = 20
      let container = UIView()
      container.addSubview(page)
      page.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        page.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        page.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ])
      stack.addArrangedSubview(container)
      container.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive =
        true
    }
    scrollView.addSubview(stack)
    for subview in [scrollView, pageControl, button] { view.addSubview(subview) }
    for subview in [scrollView, pageControl, button, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }

  private func scroll(to page: Int, animated: Bool) {
    let x = scrollView.bounds.width * CGFloat(page)
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  private func next() {
    guard currentPage + 1 < pages.count else {
      onFinish?()
      return
    }
    scroll(to: currentPage + 1, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    button.configuration?.title = currentPage == pages.count - 1 ? "Start" : "Continue"
  }
}

/// Shelves that scroll horizontally, with headers, badges and backgrounds.
final class ShelvesController: UIViewController {
  private struct Shelf: Hashable {
    let title: String
    let items: [String]
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  }

  private static let badgeKind = "badge"
  private let shelves = [
    Shelf(title: "New", items: (1...6).map { "New \($0)" }, behavior: .groupPagingCentered),
    Shelf(title: "Popular", items: (1...6).map { "Hit \($0)" }, behavior: .continuous),
    Shelf(title: "Yours", items: ["Mix"], behavior: .none),
  ]
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, String>!
  private(set) var scales: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelves"
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in section(shelves[index]) },
      configuration: configuration)
    layout.register(ShelfBackground.self, forDecorationViewOfKind: "background")
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
      cell.backgroundColor = .systemFill
      cell.layer.cornerRadius = 8
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = dataSource.sectionIdentifier(for: indexPath.section)?.title
      header.contentConfiguration = content
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: Self.badgeKind
    ) { view, _, indexPath in
      view.label.text = "\(indexPath.item + 1)"
      view.isHidden = indexPath.item > 0
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, title in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: title)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == Self.badgeKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, String>()
    for shelf in shelves {
      snapshot.appendSections([shelf])
      snapshot.appendItems(shelf.items, toSection: shelf)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func section(_ shelf: Shelf) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: shelf.behavior == .groupPagingCentered ? [badge] : [])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: shelf.behavior == .none ? .fractionalWidth(1) : .fractionalWidth(0.6),
        heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = shelf.behavior
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    header.pinToVisibleBounds = shelf.behavior == .none
    section.boundarySupplementaryItems = [header]
    if shelf.behavior == .continuous {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = .init(top: 44, leading: 0, bottom: 0, trailing: 0)
      section.decorationItems = [background]
      section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
        let middle = offset.x + environment.container.contentSize.width / 2
        self?.scales = items.filter { $0.representedElementCategory == .cell }.map { item in
          let distance = abs(item.frame.midX - middle)
          let scale = max(1 - distance / 1000, 0.8)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          return scale
        }
      }
    }
    return section
  }

  final class BadgeView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemRed
      layer.cornerRadius = 10
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      label.textColor = .white
      label.font = .systemFont(ofSize: 12)
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class ShelfBackground: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}

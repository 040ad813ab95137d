import Testing
import UIKit

/// The sizes that cells of collection views ask for.
@MainActor struct CellFittingTests {
  /// A cell that is laid out without constraints.
  private final class Square: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width / 2, height: size.width)
    }
  }

  /// A layout with an estimated height.
  private func fitted(_ type: UICollectionViewCell.Type) -> CGRect? {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: .init(widthDimension: .absolute(90), heightDimension: .estimated(30)),
          subitems: [
            .init(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)))
          ])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
  }

  @Test("a cell without constraints has the height that an override of sizeThatFits(_:) returns")
  func overrides() {
    #expect(fitted(Square.self) == CGRect(x: 0, y: 0, width: 90, height: 90))
  }

  /// A cell whose configuration is set when it is updated.
  private final class Updated: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      contentConfiguration = content
    }
  }

  @Test("a cell is updated before it is measured")
  func updates() {
    #expect(Updated(frame: .zero).sizeThatFits(CGSize(width: 100, height: 0)).height > 40)
  }

  @Test("a cell without constraints and an override keeps the estimate")
  func estimates() {
    #expect(fitted(UICollectionViewCell.self) == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(fitted(UICollectionViewListCell.self)?.size == CGSize(width: 90, height: 30))
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(cell.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 40, height: 20))
  }
}

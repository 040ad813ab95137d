import Testing
import UIKit

@MainActor @Suite("Nib files") struct NibFileTests {
  @MainActor private protocol Registering {
    func register(in table: UITableView)
    func register(in collectionView: UICollectionView)
    func load() -> [Any]?
  }

  private struct Nibs: Registering {
    @available(*, deprecated) func register(in table: UITableView) {
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      table.register(
        UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    }
    @available(*, deprecated) func register(in collectionView: UICollectionView) {
      collectionView.register(
        UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
    }
    @available(*, deprecated) func load() -> [Any]? {
      Bundle.main.loadNibNamed("Row", owner: nil)
    }
  }

  @Test("registering a nib file removes the registered class")
  func registration() {
    let nibs: any Registering = Nibs()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
    nibs.register(in: table)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    nibs.register(
      in: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  }

  @Test("a bundle contains no nib files that can be read")
  func loading() {
    let nibs: any Registering = Nibs()
    #expect(nibs.load() == nil)
  }
}

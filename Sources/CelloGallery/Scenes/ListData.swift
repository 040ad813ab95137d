import UIKit

/// The data of the gallery's collection view lists.
@MainActor final class ListData: NSObject, UICollectionViewDataSource {
  struct Row {
    var text: String
    var secondary: String?
    var symbol: String?
    var accessories: [UICellAccessory] = []
  }

  private let sections: [[Row]]
  /// A Boolean value that indicates whether dragged rows are dropped into other rows instead of
  /// between them.
  var dropsIntoRows = false
  private let cell: UICollectionView.CellRegistration<UICollectionViewListCell, Row>
  private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  private let footer: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  init(_ sections: [[Row]]) {
    self.sections = sections
    cell = .init { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.text
      content.secondaryText = row.secondary
      content.image = row.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories = row.accessories
    }
    func title(_ cell: UICollectionViewListCell, _ text: String) {
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    header = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, path in
      title(cell, "Section \(path.section + 1)")
    }
    footer = .init(elementKind: UICollectionView.elementKindSectionFooter) { cell, _, _ in
      title(cell, "The end of the section.")
    }
  }

  static var fruit: ListData {
    ListData([
      ["Blackberry", "Raspberry", "Strawberry"].map { Row(text: $0) },
      ["Grapefruit", "Lemon", "Lime", "Orange", "Pomelo"].map { Row(text: $0) },
    ])
  }

  static var titled: ListData {
    ListData([
      ["Berries", "Blackberry", "Raspberry"].map { Row(text: $0) },
      ["Citrus", "Grapefruit", "Lemon", "Lime"].map { Row(text: $0) },
    ])
  }

  static var accessories: ListData {
    ListData([
      [
        Row(
          text: "Mail", symbol: "envelope",
          accessories: [.delete(), .disclosureIndicator(), .reorder()]),
        Row(text: "Photos", accessories: [.multiselect(), .checkmark()]),
        Row(
          text: "Music", secondary: "Playing",
          accessories: [.insert(), .label(text: "3"), .detail()]),
      ]
    ])
  }

  static var mixed: ListData {
    ListData([
      [
        Row(text: "One line"), Row(text: "With a symbol", symbol: "star"),
        Row(text: "With more", secondary: "A second text", symbol: "leaf"),
        Row(text: "A text that is long enough for two or three lines of the list, as it should be"),
        Row(text: "The last one", symbol: "flag", accessories: [.checkmark()]),
      ]
    ])
  }

  static var long: ListData {
    ListData([
      [
        Row(
          text: "A text that is long enough for two or three lines of the list, as it should be",
          secondary: "A second text, which is long enough for two lines as well", symbol: "leaf"),
        Row(text: "Short", secondary: "A second text, which is long enough for two lines as well"),
        Row(
          text: "Pneumonoultramicroscopicsilicovolcanoconiosis", symbol: "flag",
          accessories: [.disclosureIndicator()]),
      ]
    ])
  }

  static var selectable: ListData {
    ListData([
      ["Blackberry", "Raspberry", "Strawberry"].map { Row(text: $0, accessories: [.multiselect()]) }
    ])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
  }
}

extension ListData: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = NSString(string: sections[indexPath.section][indexPath.item].text)
    return [UIDragItem(itemProvider: NSItemProvider(object: text))]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: .move,
      intent: dropsIntoRows ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

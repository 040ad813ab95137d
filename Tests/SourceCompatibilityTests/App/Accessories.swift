import UIKit

/// A folder in the outline of a mail app. Its accessories depend on the state of its cell.
class FolderCell: UICollectionViewListCell {
  var unreadCount = 0 {
    didSet { setNeedsUpdateConfiguration() }
  }
  var hasChildren = false
  var toggle: () -> Void = {}

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Folder"
    contentConfiguration = content

    let color: UIColor = state.isSelected ? .white : .secondaryLabel
    accessories = [.delete(), .reorder(displayed: .whenEditing, options: .init(tintColor: color))]
    if unreadCount > 0 {
      accessories.append(.label(text: "\(unreadCount)", options: .init(tintColor: color)))
    }
    if hasChildren {
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header, tintColor: color)
      accessories.append(
        .outlineDisclosure(options: options, actionHandler: { [weak self] in self?.toggle() }))
    } else {
      accessories.append(.disclosureIndicator(displayed: .whenNotEditing))
    }
  }
}

/// A row with a switch next to its content.
class SwitchRow: UICollectionViewListCell {
  let control = UISwitch()

  func configure(title: String, isOn: Bool) {
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
    control.isOn = isOn
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: control,
      placement: .trailing(displayed: .always, at: { accessories in accessories.count }),
      reservedLayoutWidth: .actual)
    accessories = [.checkmark(), .customView(configuration: configuration)]
  }
}

/// Functions that apply an outline and a list of identifiers to a data source.
enum FolderOutline {
  struct Folder: Hashable, Sendable {
    var name: String
    var children: [Folder] = []
  }

  static func sectionSnapshot(
    of folders: [Folder]
  ) -> NSDiffableDataSourceSectionSnapshot<Folder> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Folder>()
    func add(_ folders: [Folder], to parent: Folder?) {
      snapshot.append(folders, to: parent)
      for folder in folders where !folder.children.isEmpty {
        add(folder.children, to: folder)
      }
    }
    add(folders, to: nil)
    snapshot.expand(snapshot.rootItems)
    return snapshot
  }

  static func snapshot(
    favorites: [String], others: [String]
  ) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(favorites, toSection: 0)
    snapshot.appendItems(others)
    snapshot.reconfigureItems(favorites)
    return snapshot
  }
}

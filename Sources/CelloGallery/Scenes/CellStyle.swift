import CelloScenes
import UIKit

/// A system content style with typical content.
struct CellStyle: Sendable {
  /// The part of the names of scenes.
  let name: String
  /// A description of the scenes of this style, without the list.
  let summary: String
  let kind: RowKind
  let make: @Sendable () -> UIListContentConfiguration

  init(
    _ name: String, _ summary: String, kind: RowKind = .cell,
    make: @escaping @Sendable () -> UIListContentConfiguration
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.make = make
  }

  static let cell = CellStyle("cell", "a cell with an image and a text") {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star.fill")
    content.text = "Favorites"
    return content
  }

  static let subtitleCell = CellStyle("subtitle", "a cell with a subtitle") {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "calendar")
    content.text = "Spring Workshop"
    content.secondaryText = "Friday, 10:00 to 11:30"
    return content
  }

  static let valueCell = CellStyle("value", "a cell with a value at the trailing edge") {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "wifi")
    content.text = "Network"
    content.secondaryText = "Cellophane"
    return content
  }

  static let sidebarCell = CellStyle("sidebar", "a sidebar cell") {
    var content = UIListContentConfiguration.sidebarCell()
    content.image = UIImage(systemName: "folder.fill")
    content.text = "Documents"
    return content
  }

  static let sidebarSubtitleCell = CellStyle(
    "sidebar-subtitle", "a sidebar cell with a subtitle"
  ) {
    var content = UIListContentConfiguration.sidebarSubtitleCell()
    content.image = UIImage(systemName: "person")
    content.text = "Shared with Me"
    content.secondaryText = "12 items"
    return content
  }

  static let textCell = CellStyle("text-only", "a cell with a text alone") {
    var content = UIListContentConfiguration.cell()
    content.text = "Wi-Fi Calling"
    return content
  }

  static let textSubtitleCell = CellStyle("subtitle-text-only", "two texts without an image") {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi Calling"
    content.secondaryText = "On this iPhone"
    return content
  }

  static let header = CellStyle("header", "a section's header", kind: .header) {
    var content = UIListContentConfiguration.header()
    content.text = "Recently Added"
    return content
  }

  static let footer = CellStyle("footer", "a section's footer", kind: .footer) {
    var content = UIListContentConfiguration.footer()
    content.text = "Items are kept for 30 days, then they are removed from all your devices."
    return content
  }

  /// The styles that the basic scenes show in all lists.
  static let all = [
    cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, header, footer,
  ]
}

extension UIListEnvironment {
  /// The five appearances of lists, with their names in scenes.
  static let appearances: [(name: String, environment: UIListEnvironment)] = [
    ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
    ("sidebar", .sidebar), ("sidebar-plain", .sidebarPlain),
  ]
}

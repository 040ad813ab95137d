@_spi(Cello) import CelloControls

extension AppearanceTable {
  static let tableView = AppearanceTable(
    UITableView.self, superclass: .scrollView,
    properties: [
      // The default depends on the style of the table.
      AppearanceProperty(
        "backgroundColor", of: UITableView.self,
        get: {
          $0.backgroundColor == $0.style.environment.listBackgroundColor ? nil : $0.backgroundColor
        }, set: { $0.backgroundColor = $1 }),
      AppearanceProperty(
        "separatorInset", of: UITableView.self, get: { $0.ownSeparatorInset },
        set: { if let inset = $1 { $0.separatorInset = inset } }),
      .init("separatorColor", \UITableView.separatorColor),
      .init("separatorStyle", \UITableView.separatorStyle),
      .init("separatorEffect", \UITableView.separatorEffect),
      .init("separatorInsetReference", \UITableView.separatorInsetReference),
      .init("sectionIndexColor", \UITableView.sectionIndexColor),
      .init("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      .init(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      .init("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      .init("rowHeight", \UITableView.rowHeight),
      .init("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .init("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .init("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .init("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      .init("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      .init("fillerRowHeight", \UITableView.fillerRowHeight),
      .init(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
      .init("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
      .init("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled),
    ]
  ) { UITableView(frame: .zero) }

  static let tableViewCell = AppearanceTable(
    UITableViewCell.self, superclass: .view,
    properties: [
      AppearanceProperty(
        "separatorInset", of: UITableViewCell.self, get: { $0.ownSeparatorInset },
        set: { if let inset = $1 { $0.separatorInset = inset } }),
      .init("selectionStyle", \UITableViewCell.selectionStyle),
      .init("focusStyle", \UITableViewCell.focusStyle),
    ]
  ) { UITableViewCell(frame: .zero) }
}

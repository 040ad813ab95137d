/// A list whose index paths can differ between its data source and its presentation.
///
/// They differ on iOS while placeholders of dropped items are shown. Here both are always equal,
/// because index paths do not include placeholders.
@MainActor @preconcurrency public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Never called: returns the section in the presentation of a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Never called: returns the section in the data source of a section of the presentation.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Never called: returns the index path in the presentation of an index path of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Never called: returns the index path in the data source of an index path of the presentation.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Never called: runs a closure whose index paths are those of the presentation.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  /// Returns the section itself.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns the section itself.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the index path itself.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  { dataSourceIndexPath }

  /// Returns the index path itself.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  { presentationIndexPath }

  /// Runs the closure.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}

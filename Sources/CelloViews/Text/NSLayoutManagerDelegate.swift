/// A delegate that responds to changes of a text layout. All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Tells the delegate that the layout was invalidated.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Tells the delegate that a container was filled.
  ///
  /// - Parameter layoutFinishedFlag: whether the text ends in the container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// Tells the delegate that the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// Does nothing by default.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}

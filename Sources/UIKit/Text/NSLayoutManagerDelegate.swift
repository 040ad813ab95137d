/// Responds to changes in the layout of a text. All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called when a layout is no longer valid, before it is made again.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called after a container was filled.
  ///
  /// - Parameter layoutFinishedFlag: whether the text ends in the container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)

  /// Called after the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}

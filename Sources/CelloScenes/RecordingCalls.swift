import UIKit

/// The methods and closures of an app that UIKit calls while code runs, one on each line, in order.
///
/// ```swift
/// let calls = recordingCalls { screen.select([0, 1]) }
/// // UICollectionView.collectionView(_:didSelectItemAt:) 0-1
/// // UICollectionViewListCell.updateConfiguration(using:) Selected
/// ```
///
/// A line has the class of the object, the method, and the index path or the state. It lists
/// the life cycle of view controllers, the layout and the traits of an app's own views, the cells
/// and views that data sources provide, the handlers of registrations, the reuse of cells and the
/// updates of their configurations, and selections.
@MainActor public func recordingCalls<Failure>(
  _ body: () throws(Failure) -> Void
) throws(Failure) -> [String] {
  try CallLog.recording(body)
}

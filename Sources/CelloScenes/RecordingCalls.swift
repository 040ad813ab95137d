import UIKit

/// Returns the calls of an app's methods and closures by UIKit while a closure runs, in order, one
/// on each line.
///
/// ```swift
/// let calls = recordingCalls { screen.select([0, 1]) }
/// // UICollectionView.collectionView(_:didSelectItemAt:) 0-1
/// // UICollectionViewListCell.updateConfiguration(using:) Selected
/// ```
///
/// A line contains the class of the object, the method, and the index path or the state. The calls
/// include the life cycle of view controllers, the layout and trait changes of an app's view
/// classes, the cells and views that data sources provide, the handlers of registrations, the reuse
/// of cells, updates of their configurations, and selections.
@MainActor public func recordingCalls<Failure>(
  _ body: () throws(Failure) -> Void
) throws(Failure) -> [String] {
  try CallLog.recording(body)
}

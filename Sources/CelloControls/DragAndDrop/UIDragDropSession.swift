/// The items of a drag and the location of the touch.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether items can be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether items can be dropped only in the same app. All drags
  /// stay in the app here.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the location of the touch in the coordinates of a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Returns a Boolean value that indicates whether objects of a class can be loaded from at least
  /// one item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Returns a Boolean value that indicates whether at least one item has data of at least one of
  /// the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag session for the source of the items.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// An object that the app associates with the session; `nil` by default.
  var localContext: Any? { get set }
}

/// The style of the progress indicator during the loading of items.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag session for the views over which the items are dragged.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag's source. It always exists, because there are no drags between apps.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator; `default` by default.
  ///
  /// Stored only: no indicator is shown, because items are loaded at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading, which is always complete.
  var progress: Progress { get }

  /// Loads objects of a class from all items that can provide them. The completion closure is
  /// called with the objects in the order of the items before the method returns.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The drag session: the items and the location of the touch.
package final class DragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// The location of the touch, in the coordinates of the root view.
  var location = CGPoint.zero

  package func location(in view: UIView) -> CGPoint {
    location.applying(view.transformToRoot.inverted())
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
}

/// A drag session for drop targets.
package final class DropSession: NSObject, UIDropSession {
  package let drag: DragSession
  package let progress = Progress(totalUnitCount: 1)
  /// The previews during a drop; `nil` at other times.
  var previews: DragPreviews?
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
    progress.completedUnitCount = 1
  }

  package var localDragSession: (any UIDragSession)? { drag }
  package var items: [UIDragItem] { drag.items }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var objects: [any NSItemProviderReading] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { objects.append(object) }
      }
    }
    completion(objects)
    return progress
  }
}

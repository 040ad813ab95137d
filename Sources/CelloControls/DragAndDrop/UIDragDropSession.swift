/// Items that a user drags.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Whether items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether items cannot leave the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// The place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag as its source knows it.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// Something of the app's own that belongs to the drag.
  var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag as a view knows it over which the items are.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The drag; drags of other apps do not exist.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading, which is complete at once.
  var progress: Progress { get }

  /// Makes objects of all items from which a class can be made. The completion runs before the method
  /// returns, in the order of the items.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The items of a drag and the place of the finger.
package final class DragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// In the coordinates of the root view.
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

/// A drag over a view.
package final class DropSession: NSObject, UIDropSession {
  package let drag: DragSession
  package let progress = Progress(totalUnitCount: 1)
  /// The previews while the items are dropped.
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

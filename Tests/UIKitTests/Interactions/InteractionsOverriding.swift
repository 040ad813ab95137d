import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIContextMenuConfiguration: UIContextMenuConfiguration {
  override var identifier: any NSCopying { super.identifier }
}

private class OverridingUIContextMenuInteraction: UIContextMenuInteraction {
  override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private class OverridingUIPointerAccessory: UIPointerAccessory {
  override var shape: UIPointerShape { super.shape }
  override var position: UIPointerAccessory.Position { super.position }
}

private class OverridingUIPointerInteraction: UIPointerInteraction {
  override var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private class OverridingUIPointerRegion: UIPointerRegion {
  override var rect: CGRect { super.rect }
  override var identifier: AnyHashable? { super.identifier }
}

private class OverridingUIPointerRegionRequest: UIPointerRegionRequest {
  override var location: CGPoint { super.location }
  override var modifiers: UIKeyModifierFlags { super.modifiers }
}

private class OverridingUIPreviewTarget: UIPreviewTarget {
  override var container: UIView { super.container }
  override var center: CGPoint { super.center }
  override var transform: CGAffineTransform { super.transform }
}

private class OverridingUITargetedPreview: UITargetedPreview {
  override var view: UIView { super.view }
  override var parameters: UIPreviewParameters { super.parameters }
  override var target: UIPreviewTarget { super.target }
}

private class OverridingUIToolTipConfiguration: UIToolTipConfiguration {
  override var toolTip: String { super.toolTip }
  override var sourceRect: CGRect? { super.sourceRect }
}

private class OverridingUIToolTipInteraction: UIToolTipInteraction {
  override var view: UIView? { super.view }
}

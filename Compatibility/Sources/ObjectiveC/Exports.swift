// What the Objective-C runtime has on iOS and UIKit has here.
@_exported import Foundation

@_exported import let UIKit.OBJC_SYNC_NOT_OWNING_THREAD_ERROR
@_exported import let UIKit.OBJC_SYNC_SUCCESS
@_exported import struct UIKit.Selector
@_exported import func UIKit.autoreleasepool
@_exported import enum UIKit.objc_AssociationPolicy
@_exported import func UIKit.objc_getAssociatedObject
@_exported import func UIKit.objc_removeAssociatedObjects
@_exported import func UIKit.objc_setAssociatedObject
@_exported import func UIKit.objc_sync_enter
@_exported import func UIKit.objc_sync_exit

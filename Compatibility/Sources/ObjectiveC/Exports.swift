// What the Objective-C runtime has on iOS and UIKit has here.
@_exported import Foundation

@_exported import typealias UIKit.IMP
@_exported import typealias UIKit.Method
@_exported import let UIKit.OBJC_SYNC_NOT_OWNING_THREAD_ERROR
@_exported import let UIKit.OBJC_SYNC_SUCCESS
@_exported import struct UIKit.Selector
@_exported import func UIKit.autoreleasepool
@_exported import func UIKit.class_addMethod
@_exported import func UIKit.class_getClassMethod
@_exported import func UIKit.class_getInstanceMethod
@_exported import func UIKit.class_getMethodImplementation
@_exported import func UIKit.class_replaceMethod
@_exported import func UIKit.method_exchangeImplementations
@_exported import func UIKit.method_getImplementation
@_exported import func UIKit.method_getTypeEncoding
@_exported import func UIKit.method_setImplementation
@_exported import enum UIKit.objc_AssociationPolicy
@_exported import func UIKit.objc_getAssociatedObject
@_exported import func UIKit.objc_removeAssociatedObjects
@_exported import func UIKit.objc_setAssociatedObject
@_exported import func UIKit.objc_sync_enter
@_exported import func UIKit.objc_sync_exit

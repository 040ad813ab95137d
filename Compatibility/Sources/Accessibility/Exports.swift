// The names of the framework Accessibility that UIKit has here.
@_exported import class UIKit.AXCustomContent
@_exported import protocol UIKit.AXCustomContentProvider

// The names of Core Graphics that UIKit has here. CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux.
@_exported import Foundation

@_exported import typealias UIKit.CFAbsoluteTime
@_exported import func UIKit.CFAbsoluteTimeGetCurrent
@_exported import typealias UIKit.CFArray
@_exported import typealias UIKit.CFDictionary
@_exported import typealias UIKit.CFError
@_exported import typealias UIKit.CFTimeInterval
@_exported import typealias UIKit.CFTypeRef
@_exported import typealias UIKit.CFURL
@_exported import struct UIKit.CGAffineTransform
@_exported import let UIKit.CGAffineTransformIdentity
@_exported import func UIKit.CGAffineTransformMake
@_exported import func UIKit.CGAffineTransformMakeRotation
@_exported import func UIKit.CGAffineTransformMakeScale
@_exported import func UIKit.CGAffineTransformMakeTranslation
@_exported import enum UIKit.CGBlendMode
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGColorSpace
@_exported import func UIKit.CGColorSpaceCreateDeviceGray
@_exported import func UIKit.CGColorSpaceCreateDeviceRGB
@_exported import enum UIKit.CGColorSpaceModel
@_exported import class UIKit.CGContext
@_exported import class UIKit.CGGradient
@_exported import struct UIKit.CGGradientDrawingOptions
@_exported import class UIKit.CGImage
@_exported import enum UIKit.CGLineCap
@_exported import enum UIKit.CGLineJoin
@_exported import class UIKit.CGMutablePath
@_exported import class UIKit.CGPath
@_exported import typealias UIKit.CGPathApplyBlock
@_exported import enum UIKit.CGPathDrawingMode
@_exported import struct UIKit.CGPathElement
@_exported import enum UIKit.CGPathElementType
@_exported import enum UIKit.CGPathFillRule
@_exported import struct UIKit.CGVector

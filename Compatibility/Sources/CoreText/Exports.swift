@_exported import CoreGraphics

@_exported import typealias UIKit.CFError
@_exported import typealias UIKit.CFURL
@_exported import enum UIKit.CTFontManagerError
@_exported import func UIKit.CTFontManagerRegisterFontsForURL
@_exported import enum UIKit.CTFontManagerScope
@_exported import let UIKit.kCTFontAttributeName
@_exported import var UIKit.kCTFontManagerErrorDomain
@_exported import let UIKit.kCTKernAttributeName
@_exported import let UIKit.kCTLigatureAttributeName
@_exported import let UIKit.kCTStrokeWidthAttributeName
@_exported import let UIKit.kCTTrackingAttributeName
@_exported import let UIKit.kCTUnderlineStyleAttributeName

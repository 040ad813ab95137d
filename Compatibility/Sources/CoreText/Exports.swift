@_exported import CoreGraphics

@_exported import typealias UIKit.CFError
@_exported import typealias UIKit.CFURL
@_exported import enum UIKit.CTFontManagerError
@_exported import func UIKit.CTFontManagerRegisterFontsForURL
@_exported import enum UIKit.CTFontManagerScope
@_exported import var UIKit.kCTFontManagerErrorDomain

// Apple's UIKit exports Foundation and the geometry types; so does this module.
@_exported import CelloGeometry
@_exported import Foundation

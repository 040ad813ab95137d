@_exported import CelloGeometry
@_exported import Foundation

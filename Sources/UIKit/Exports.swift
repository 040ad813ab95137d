// Users of Apple's UIKit see Foundation and the geometry types with one import; so do ours.
@_exported import CelloGeometry
@_exported import Foundation

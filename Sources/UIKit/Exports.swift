// Apple's UIKit exports Foundation and the geometry types. This module also exports them, through
// the modules below.
@_exported import CelloControllers
@_exported import CelloLists

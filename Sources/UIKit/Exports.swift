// Apple's UIKit exports Foundation and the geometry types; so does this module, by way of its parts.
@_exported import CelloControllers
@_exported import CelloLists

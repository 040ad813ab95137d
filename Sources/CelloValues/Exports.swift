@_exported import CelloFoundation

@_exported import CelloRaster

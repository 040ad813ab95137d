@_exported import CelloGeometry

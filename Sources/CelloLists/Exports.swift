@_exported import CelloControls

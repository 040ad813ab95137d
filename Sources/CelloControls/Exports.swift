@_exported import CelloViews

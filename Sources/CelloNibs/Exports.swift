@_exported import CelloAssets

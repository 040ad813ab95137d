@_exported import CelloPNG

@_exported import CelloPNG
@_exported import CelloSpelling

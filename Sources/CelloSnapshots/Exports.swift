@_exported import CelloCombinations
@_exported import CelloPNG
@_exported import CelloPixels
@_exported import CelloSpelling

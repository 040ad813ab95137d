@_exported import CelloValues

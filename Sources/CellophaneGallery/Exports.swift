@_exported public import CelloScenes

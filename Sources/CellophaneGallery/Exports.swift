@_exported public import CelloScenes

@_exported public import struct CelloSnapshots.AccessibilityAuditIssue
@_exported public import struct CelloSnapshots.AccessibilityAuditType

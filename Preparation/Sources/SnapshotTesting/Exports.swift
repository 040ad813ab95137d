// `import SnapshotTesting` brings all names of CellophaneTesting. On iOS, Foundation contains the
// types of FoundationNetworking.
@_exported public import CellophaneTesting
@_exported public import Foundation
@_exported public import FoundationNetworking

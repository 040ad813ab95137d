import CelloSnapshots

extension Scene {
  /// Returns scenes that are not drawn from views. If they cannot be created, the result is a
  /// single scene whose cases throw the error.
  package static func scenes(_ make: () throws(CaseError) -> [SnapshotScene]) -> [Scene] {
    do throws(CaseError) {
      return try make().map { snapshots in
        Scene(group: snapshots.group, name: snapshots.name, shows: snapshots.summary) {
          () throws(CaseError) in snapshots
        }
      }
    } catch {
      return [
        Scene(group: "scenes", name: "unmade", shows: "") { () throws(CaseError) in throw error }
      ]
    }
  }
}

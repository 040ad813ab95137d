import Testing

@testable import CelloSnapshots

/// Drawing cases.
@MainActor struct CaseDrawerTests {
  private final class Counter {
    var layouts: [String] = []
  }

  /// Returns a scene whose cases are red if they are selected. The appearance of pinned cases is
  /// unknown.
  private func scene(_ counter: Counter, name: String = "card") throws -> SnapshotScene {
    let axes = try CaseAxes([.flag("selected"), .flag("disabled"), .flag("pinned")])
    nonisolated(unsafe) let counter = counter
    var scene = try SnapshotScene(
      group: "cards", name: name, shows: "a card", cases: .product(axes)
    ) { name in
      counter.layouts.append(name.text)
      let color: Color = name.contains("selected") ? Color(red: 255, green: 0, blue: 0) : .white
      return DrawnCase(
        list: DisplayList(
          size: CGSize(width: 4, height: 4),
          items: [.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), color)]),
        scale: 1)
    }
    scene.appearance = { $0.contains("pinned") ? nil : $0.contains("selected") }
    return scene
  }

  private func draw(
    _ scenes: [SnapshotScene], with drawer: CaseDrawer, inspecting inspected: Set<String> = []
  ) async -> [Drawing] {
    var drawings: [Drawing] = []
    for scene in scenes {
      for index in 0..<scene.space.count {
        let name = scene.space[index]
        let future = drawer.draw(
          scene, name, inspect: inspected.contains(name.text) ? { _ in } : nil)
        drawings.append(await future.value)
      }
    }
    return drawings
  }

  @Test("of cases with equal appearance one is laid out, and of others each")
  func appearances() async throws {
    let counter = Counter()
    let pool = WorkerPool(threadCount: 1)
    let scene = try scene(counter)
    let drawings = await draw([scene], with: CaseDrawer(pool: pool))
    let laidOut = [
      "normal", "pinned", "disabled+pinned", "selected", "selected+pinned",
      "selected+disabled+pinned",
    ]
    #expect(counter.layouts == laidOut)
    counter.layouts = []
    #expect(await draw([scene], with: CaseDrawer(pool: pool, drawsEachCase: true)) == drawings)
    #expect(counter.layouts.count == 8)
    #expect(Set(drawings.map { try? $0.get().digest }).count == 2)
  }

  @Test("an appearance belongs to one scene, and cases that are inspected are laid out")
  func limits() async throws {
    let counter = Counter()
    let scenes = [try scene(counter), try scene(counter, name: "other")]
    let drawer = CaseDrawer(pool: WorkerPool(threadCount: 1))
    _ = await draw(scenes, with: drawer, inspecting: ["disabled", "selected+disabled"])
    #expect(counter.layouts.count == 16)
  }

  @Test("the digest of a run is the same when each case is drawn")
  func digest() async throws {
    let counter = Counter()
    let scenes = [try scene(counter), try scene(counter, name: "other")]
    let digest = try await DigestRun.digest(of: scenes, jobs: 2)
    #expect(try await DigestRun.digest(of: scenes, jobs: 1, drawsEachCase: true) == digest)
    #expect(counter.layouts.count == 28)
  }
}

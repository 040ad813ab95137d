import CelloScenes
import UIKit

extension Scene {
  /// Creates a scene of the group `system`, whose references are digests.
  ///
  /// - Parameter axis: the cases of the scene; by default, both versions of iOS.
  static func system(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone13,
    cases axis: Axis = .systemVersion(),
    _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in }
  ) -> Scene {
    Scene(
      group: "system", name: name, shows: summary, on: device, cases: .listed(axis),
      screen: { _ in make() }, steps: { screen, _ in try steps(screen) }
    )
    .references(.digests)
  }
}

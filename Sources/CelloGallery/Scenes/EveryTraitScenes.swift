import CelloScenes

/// All factories with all combinations of flags, text sizes and other traits: 1,769,472 cases,
/// which measure how fast cases are resolved. They have no references.
package enum EveryTraitScenes {
  package static let scenes: [Scene] = FactoryScenes.factories.map { factory in
    factory.scene(
      group: "every-trait", shows: "the content factory of this name in every state and all traits",
      cases: .exhaustive(
        .flag(.highlighted), .flag(.selected), .flag(.focused), .flag(.disabled), .flag(.editing),
        .flag(.swiped), .drag, .drop, .style(), .contrast(), .direction(), .textSize(),
        .systemVersion()))
  }
}

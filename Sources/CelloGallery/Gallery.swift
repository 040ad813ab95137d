import CelloScenes

/// Everything the gallery shows, in the order in which it is looked at.
package enum Gallery {
  package static let scenes: [Scene] =
    ListCellScenes.scenes + SectionScenes.scenes + SweepScenes.scenes + FactoryScenes.scenes
    + ContentScenes.scenes + TintScenes.scenes + BackgroundScenes.scenes
    + CustomConfigurationScenes.scenes + TypographyScenes.scenes + ImageScenes.scenes
}

import CelloGalleryRunner
import CelloScenes

/// Everything that the command shows, in the order in which it is looked at.
package enum Gallery {
  /// Scenes that use what an app has.
  package static let scenes: [Scene] =
    ListCellScenes.scenes + AccessoryScenes.scenes + SectionScenes.scenes + SweepScenes.scenes
    + CollectionListScenes.scenes + TableScenes.scenes + ScreenScenes.scenes
    + FactoryScenes.scenes + ContentScenes.scenes + TintScenes.scenes + BackgroundScenes.scenes
    + ControlScenes.scenes + ValueControlScenes.scenes + ViewScenes.scenes + TextInputScenes.scenes
    + TextSearchScenes.scenes + TextLayoutScenes.scenes + VibrancyScenes.scenes
    + PickerScenes.scenes + ContentUnavailableScenes.scenes + LayerScenes.scenes
    + LayerEffectScenes.scenes
    + TableCellScenes.scenes + CustomConfigurationScenes.scenes
    + ConstraintScenes.scenes + ConstraintScenes.stackScenes + TypographyScenes.scenes
    + ImageScenes.scenes + InteractionScenes.scenes

  /// These, then the symbol library's pages, then the rasterizer's own scenes.
  package static let everything: [Scene] =
    scenes + Scene.scenes(SpecimenScenes.scenes) + Scene.scenes(RasterScenes.scenes)
}

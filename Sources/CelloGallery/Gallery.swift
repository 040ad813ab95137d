import CelloGalleryRunner
import CelloScenes

/// All scenes of the command, in the order in which they are shown.
package enum Gallery {
  /// The scenes that use the API of apps.
  package static let scenes: [Scene] =
    ListCellScenes.scenes + AccessoryScenes.scenes + SectionScenes.scenes + SweepScenes.scenes
    + CollectionListScenes.scenes + TableScenes.scenes + ScreenScenes.scenes
    + PresentationScenes.scenes + DeviceScenes.scenes
    + FactoryScenes.scenes + ContentScenes.scenes + TintScenes.scenes + BackgroundScenes.scenes
    + ControlScenes.scenes + ValueControlScenes.scenes + ViewScenes.scenes + TextInputScenes.scenes
    + TextSearchScenes.scenes + TextLayoutScenes.scenes + VibrancyScenes.scenes
    + PickerScenes.scenes + ContentUnavailableScenes.scenes + LayerScenes.scenes
    + LayerEffectScenes.scenes
    + TableCellScenes.scenes + CustomConfigurationScenes.scenes
    + ConstraintScenes.scenes + ConstraintScenes.stackScenes + TypographyScenes.scenes
    + ImageScenes.scenes + InteractionScenes.scenes + SystemValueScenes.scenes
    + SystemBarScenes.scenes + SystemListScenes.scenes + SystemPanelScenes.scenes
    + MotionScenes.scenes

  /// The scenes, followed by the pages of the symbol library and the scenes of the rasterizer.
  package static let everything: [Scene] =
    scenes + Scene.scenes(SpecimenScenes.scenes) + Scene.scenes(RasterScenes.scenes)
}

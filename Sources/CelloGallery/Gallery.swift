/// Everything the gallery shows.
package enum Gallery {
  package static let scenes: [Scene] = ListCellScenes.scenes + SweepScenes.scenes
}

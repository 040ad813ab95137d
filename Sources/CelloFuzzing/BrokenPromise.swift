internal import CelloRaster

/// A promise of the code under test that an input broke.
package struct BrokenPromise: Error, Hashable, CustomStringConvertible {
  /// A sentence that says what was promised and what was found.
  package let description: String

  package init(description: String) { self.description = description }
}

/// Checks a promise of the code under test.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String
) throws {
  if !condition { throw BrokenPromise(description: message()) }
}

/// Draws a list twice, with a new renderer and with one that has drawn other lists, and compares
/// the pixels.
func requireSamePixels(_ list: DisplayList, scale: CGFloat = 1) throws {
  let fresh = try? Renderer().render(list, scale: scale)
  let used = try? list.render(scale: scale)
  try require(fresh == used, "A used renderer draws other pixels than a new one:\n\(list)")
}

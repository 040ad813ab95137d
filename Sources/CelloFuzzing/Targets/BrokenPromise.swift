internal import CelloRaster

/// A promise of the tested code that does not hold for an input.
package struct BrokenPromise: Error, Hashable, CustomStringConvertible {
  /// A sentence with the promise and the actual result.
  package let description: String

  package init(description: String) { self.description = description }
}

/// Throws an error if a promise of the tested code does not hold.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String
) throws {
  if !condition { throw BrokenPromise(description: message()) }
}

/// Draws a list with a new renderer and with a renderer that has drawn other lists, and requires
/// equal pixels.
func requireSamePixels(_ list: DisplayList, scale: CGFloat = 1) throws {
  let fresh = try? Renderer().render(list, scale: scale)
  let used = try? list.render(scale: scale)
  try require(fresh == used, "A used renderer draws other pixels than a new one:\n\(list)")
}

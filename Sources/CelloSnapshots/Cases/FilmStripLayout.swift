/// The positions of the frames in the picture of a film strip, in pixels.
///
/// The layout is recorded with the properties of the picture, so that a difference between two strips
/// can be shown frame by frame.
package struct FilmStripLayout: Hashable, Sendable, Codable {
  /// The number of frames in each row of frames.
  package var columns: Int
  /// The size of a frame.
  package var width: Int
  package var height: Int
  /// The distance from a frame to the next one in its row, and to the one below it.
  package var across: Int
  package var down: Int

  package init(columns: Int, width: Int, height: Int, across: Int, down: Int) {
    self.columns = columns
    self.width = width
    self.height = height
    self.across = across
    self.down = down
  }

  /// The name of the property that contains the layout.
  package static let propertyName = "film strip"

  /// The value of the property.
  package var text: String {
    "\(columns) columns, \(width)×\(height) px, \(across)×\(down) px apart"
  }

  /// Parses a layout; `nil` for other texts, and for layouts without pixels.
  package init?(_ text: String) {
    guard
      let match = text.wholeMatch(of: /(\d+) columns, (\d+)×(\d+) px, (\d+)×(\d+) px apart/)
    else { return nil }
    let texts = [match.1, match.2, match.3, match.4, match.5]
    let numbers = texts.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == texts.count else { return nil }
    self.init(
      columns: numbers[0], width: numbers[1], height: numbers[2], across: numbers[3],
      down: numbers[4])
  }

  /// Returns the position of a frame in the picture.
  package func origin(of index: Int) -> (x: Int, y: Int) {
    (index % columns * across, index / columns * down)
  }

  /// Returns a frame of a picture; `nil` if it is not inside of the picture.
  package func frame(_ index: Int, of picture: Bitmap) -> Bitmap? {
    let (x, y) = origin(of: index)
    guard index >= 0, x + width <= picture.width, y + height <= picture.height else { return nil }
    var result = Bitmap(uninitializedWidth: width, height: height)
    result.pixels.withUnsafeMutableBufferPointer { target in
      picture.pixels.withUnsafeBufferPointer { source in
        guard let to = target.baseAddress, let from = source.baseAddress else { return }
        for row in 0..<height {
          (to + row * width).update(from: from + (y + row) * picture.width + x, count: width)
        }
      }
    }
    return result
  }
}

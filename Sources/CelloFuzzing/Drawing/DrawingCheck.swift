internal import CelloRaster
internal import Synchronization

/// Draws a program in several ways, whose pixels must equal the pixels of ``ReferenceRenderer``.
package enum DrawingCheck {
  /// Returns a description of the first wrong pixel of a program, with the smallest part of the
  /// program that has a wrong pixel; `nil` if all pixels are correct.
  package static func failure(_ bytes: [UInt8], hasComposites: Bool = false) -> String? {
    let program = DrawingProgram(bytes, hasComposites: hasComposites)
    guard let failure = failure(program) else { return nil }
    guard let smaller = smaller(program) else {
      return "\(failure) at scale \(program.scale) in\n\(program.list)"
    }
    return "\(self.failure(smaller) ?? failure) at scale \(program.scale) in\n\(smaller.list)"
  }

  private static func failure(_ program: DrawingProgram) -> String? {
    func difference(_ name: String, _ actual: Bitmap, _ expected: [UInt32]) -> String? {
      guard let index = expected.indices.first(where: { actual.pixels[$0] != expected[$0] }) else {
        return nil
      }
      let (x, y) = (index % actual.width, index / actual.width)
      return "\(name): pixel (\(x), \(y)) is 0x\(String(actual.pixels[index], radix: 16)) "
        + "instead of 0x\(String(expected[index], radix: 16))"
    }
    do throws(RasterError) {
      func draw(_ renderer: Renderer) throws(RasterError) -> Bitmap {
        try renderer.render(program.list, scale: program.scale, background: program.background)
      }
      let fresh = try draw(Renderer())
      let (width, height) = try Renderer.pixelSize(of: program.list, scale: program.scale)
      let expected = ReferenceRenderer(
        program.list, scale: program.scale, width: width, height: height,
        background: program.background
      ).pixels
      if let failure = difference("new renderer", fresh, expected) { return failure }
      let used = UsedRenderers.take()
      defer { UsedRenderers.giveBack(used) }
      for _ in 0..<2 {
        let warm = try draw(used.whole)
        if let failure = difference("used renderer", warm, expected) { return failure }
      }
      let banded = try draw(used.banded)
      return difference("used renderer, bands of one row", banded, expected)
    } catch {
      // A program can require more work than a renderer performs.
      if case .work = error { return nil }
      return "\(error)"
    }
  }

  // MARK: Reducing

  /// Returns the program without the items and groups that are not necessary for the failure; `nil`
  /// if all are necessary.
  private static func smaller(_ program: DrawingProgram) -> DrawingProgram? {
    var result: DrawingProgram?
    while let next = candidates((result ?? program).list.items).lazy.map({ items in
      var candidate = program
      candidate.list.items = items
      return candidate
    }).first(where: { failure($0) != nil }) { result = next }
    return result
  }

  /// Returns the lists without one of the items, and the lists in which a group is simplified.
  private static func candidates(_ items: [DisplayList.Item]) -> [[DisplayList.Item]] {
    items.indices.flatMap { index in
      func replacing(_ parts: [DisplayList.Item]) -> [DisplayList.Item] {
        items[..<index] + parts + items[(index + 1)...]
      }
      if case .composite(let composite) = items[index] {
        let composites = candidates(composite.items).map { items in
          DisplayList.Item.composite(DisplayList.Composite(composite.kind, items: items))
        }
        return [replacing([]), replacing(composite.items)] + composites.map { replacing([$0]) }
      }
      guard case .group(let group) = items[index] else { return [replacing([])] }
      var groups = candidates(group.items).map { items in
        var simpler = group
        simpler.items = items
        return simpler
      }
      if group.clip != nil {
        var simpler = group
        simpler.clip = nil
        groups.append(simpler)
      }
      if group.opacity != 1 {
        var simpler = group
        simpler.opacity = 1
        groups.append(simpler)
      }
      return [replacing([]), replacing(group.items)] + groups.map { replacing([.group($0)]) }
    }
  }
}

/// Renderers that draw several programs, so that their caches contain, or are full of, data of
/// other programs.
private struct UsedRenderers: @unchecked Sendable {
  let whole = Renderer()
  let banded = Renderer(bandBytes: 1)

  private static let idle = Mutex<[UsedRenderers]>([])

  /// Returns renderers for one thread, until ``giveBack(_:)`` is called with them.
  static func take() -> UsedRenderers { idle.withLock { $0.popLast() } ?? UsedRenderers() }

  static func giveBack(_ renderers: UsedRenderers) { idle.withLock { $0.append(renderers) } }
}

extension FuzzTarget {
  /// Programs of fills, strokes and groups, drawn in several ways and compared with a slow
  /// renderer.
  static let drawing = FuzzTarget("drawing", inputs: DrawingProgram.bytes) { bytes in
    if let failure = DrawingCheck.failure(bytes) { fatalError(failure) }
  }

  /// Programs that also contain blended and masked parts.
  static let composites = FuzzTarget("composites", inputs: DrawingProgram.bytes) { bytes in
    if let failure = DrawingCheck.failure(bytes, hasComposites: true) { fatalError(failure) }
  }
}

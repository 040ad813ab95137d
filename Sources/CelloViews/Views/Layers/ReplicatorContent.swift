internal import CelloRaster

/// The replication of a replicator layer's sublayers.
struct ReplicatorContent {
  var instanceCount = 1
  var preservesDepth = false
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = Self.white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0

  private static let white = UIColor.white.cgColor

  /// Returns the items of the sublayers for each instance, with the first instance at the back.
  ///
  /// - Parameters:
  ///   - items: the items of the first instance.
  ///   - center: the point around which instances are transformed, in the coordinates of the items.
  ///   - delayed: returns the items of the sublayers whose animations are delayed, in seconds.
  func replicated(
    _ items: [DisplayList.Item], around center: CGPoint,
    delayed: (CFTimeInterval) -> [DisplayList.Item]
  ) -> [DisplayList.Item] {
    guard !items.isEmpty || instanceDelay != 0, instanceCount > 0 else { return [] }
    do throws(ExcessiveWork) {
      try Work.tiles.check(Double(instanceCount) * Double(max(items.countOfAll, 1)))
    } catch {
      ResourceWarnings.note(
        "A replicator layer has \(error). It is not drawn; use fewer instances.")
      return []
    }
    let step = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CATransform3DGetAffineTransform(instanceTransform))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var transform = CGAffineTransform.identity
    var result: [DisplayList.Item] = []
    for index in 0..<instanceCount {
      defer { transform = transform.concatenating(step) }
      let color = color(of: index)
      guard color.alpha > 0 else { continue }
      let factors = ColorFactors(red: color.red, green: color.green, blue: color.blue)
      let own = instanceDelay == 0 || index == 0 ? items : delayed(instanceDelay * Double(index))
      let instance = factors.areOne ? own : own.map { $0.multiplied(by: factors) }
      if color.alpha >= 1, transform.isIdentity {
        result += instance
      } else {
        result.append(
          .group(
            DisplayList.Group(
              items: instance, opacity: CGFloat(min(color.alpha, 1)), transform: transform)))
      }
    }
    return result
  }

  /// Returns the color that multiplies the colors of an instance.
  private func color(of index: Int) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let first = (instanceColor ?? Self.white).values
    func component(_ value: Double, _ offset: Float) -> Double {
      let sum = value + Double(index) * Double(offset)
      return sum > 0 ? min(sum, 1) : 0
    }
    return (
      component(first.red, redOffset), component(first.green, greenOffset),
      component(first.blue, blueOffset), component(first.alpha, alphaOffset)
    )
  }
}

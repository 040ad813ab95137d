extension DisplayList.Item {
  /// Returns a Boolean value that indicates whether an item of a drawing is certainly inside an
  /// area, according to its control points.
  func lies(in area: CGRect) -> Bool {
    switch self {
    case .fill(.path(let path, _), _): path.lies(in: area, margin: 0)
    case .fill(.rect(let rect), _): area.contains(rect)
    case .stroke(.path(let path, _), let style, _):
      path.lies(
        in: area, margin: style.width / 2 * (style.join == .miter ? style.miterLimit : 1.5))
    case .group(let group):
      switch group.clip {
      case .path(let path, _): path.lies(in: area, margin: 0)
      case .rect(let rect): area.contains(rect)
      default: group.transform.isIdentity && group.items.allSatisfy { $0.lies(in: area) }
      }
    default: false
    }
  }
}

extension Path {
  fileprivate func lies(in area: CGRect, margin: CGFloat) -> Bool {
    func lies(_ point: CGPoint) -> Bool {
      point.x - margin >= area.origin.x && point.y - margin >= area.origin.y
        && point.x + margin <= area.origin.x + area.size.width
        && point.y + margin <= area.origin.y + area.size.height
    }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): lies(point)
      case .quadratic(let control, let end): lies(control) && lies(end)
      case .cubic(let control1, let control2, let end):
        lies(control1) && lies(control2) && lies(end)
      case .close: true
      }
    }
  }
}

// The properties by their animation names.
extension LayerValues {
  /// Returns the value for a key path; `nil` for none and for unknown names.
  func value(forKeyPath path: String) -> AnimatedValue? {
    let (key, rest) = Self.split(path)
    guard let value = value(forKey: key) else { return nil }
    return rest.isEmpty ? value : value.part(rest)
  }

  /// Sets the value for a key path. Unknown names and values of another type are ignored.
  mutating func setValue(_ value: AnimatedValue?, forKeyPath path: String) {
    let (key, rest) = Self.split(path)
    guard !rest.isEmpty else {
      setValue(value, forKey: key)
      return
    }
    guard let value, let whole = self.value(forKey: key) else { return }
    setValue(whole.settingPart(rest, to: value), forKey: key)
  }

  /// Returns the key path's part before the first period, and the rest.
  private static func split(_ path: String) -> (key: String, rest: String) {
    guard let period = path.firstIndex(of: ".") else { return (path, "") }
    return (String(path[..<period]), String(path[path.index(after: period)...]))
  }

  private func value(forKey key: String) -> AnimatedValue? {
    func number(_ value: CGFloat) -> AnimatedValue { .number(Double(value)) }
    func number(_ value: Float) -> AnimatedValue { .number(Double(value)) }
    func flag(_ value: Bool) -> AnimatedValue { .number(value ? 1 : 0) }
    switch key {
    case "bounds": return .rect(geometry.bounds)
    case "position": return .point(geometry.position)
    case "frame": return .rect(geometry.frame)
    case "anchorPoint": return .point(geometry.anchorPoint)
    case "zPosition": return number(zPosition)
    case "anchorPointZ": return number(anchorPointZ)
    case "transform": return .transform(transform)
    case "sublayerTransform": return .transform(sublayerTransform ?? CATransform3DIdentity)
    case "opacity": return number(opacity)
    case "hidden", "isHidden": return flag(isHidden)
    case "masksToBounds": return flag(masksToBounds)
    case "doubleSided", "isDoubleSided": return flag(isDoubleSided)
    case "backgroundColor": return AnimatedValue(backgroundColor)
    case "cornerRadius": return number(cornerRadius)
    case "borderWidth": return number(borderWidth)
    case "borderColor": return AnimatedValue(borderColor)
    case "shadowColor": return AnimatedValue(shadowColor)
    case "shadowOpacity": return number(shadowOpacity)
    case "shadowOffset": return .size(shadowOffset)
    case "shadowRadius": return number(shadowRadius)
    case "shadowPath": return AnimatedValue(shadowPath)
    case "contents": return contents.map(AnimatedValue.object)
    case "contentsRect": return .rect(contentsRect)
    case "contentsCenter": return .rect(contentsCenter)
    case "contentsScale": return number(contentsScale)
    case "name": return name.map(AnimatedValue.object)
    default: return content.value(forKey: key)
    }
  }

  private mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch key {
    case "bounds": value?.rect.map { geometry.bounds = $0 }
    case "position": value?.point.map { geometry.position = $0 }
    case "frame": value?.rect.map { geometry.frame = $0 }
    case "anchorPoint": value?.point.map { geometry.anchorPoint = $0 }
    case "zPosition": value?.length.map { zPosition = $0 }
    case "anchorPointZ": value?.length.map { anchorPointZ = $0 }
    case "transform": value?.transform.map { transform = $0 }
    case "sublayerTransform": value?.transform.map { sublayerTransform = $0 }
    case "opacity": value?.length.map { opacity = Float($0) }
    case "hidden", "isHidden": value?.length.map { isHidden = $0 != 0 }
    case "masksToBounds": value?.length.map { masksToBounds = $0 != 0 }
    case "doubleSided", "isDoubleSided": value?.length.map { isDoubleSided = $0 != 0 }
    case "backgroundColor": backgroundColor = value?.color
    case "cornerRadius": value?.length.map { cornerRadius = $0 }
    case "borderWidth": value?.length.map { borderWidth = $0 }
    case "borderColor": borderColor = value?.color
    case "shadowColor": shadowColor = value?.color
    case "shadowOpacity": value?.length.map { shadowOpacity = Float($0) }
    case "shadowOffset": value?.size.map { shadowOffset = $0 }
    case "shadowRadius": value?.length.map { shadowRadius = $0 }
    case "shadowPath": shadowPath = value?.path
    case "contents": contents = value?.value
    case "contentsRect": value?.rect.map { contentsRect = $0 }
    case "contentsCenter": value?.rect.map { contentsCenter = $0 }
    case "contentsScale": value?.length.map { contentsScale = $0 }
    case "name": name = value?.value as? String
    default: content.setValue(value, forKey: key)
    }
  }
}

extension AnimatedValue {
  var length: CGFloat? { if case .number(let number) = self { CGFloat(number) } else { nil } }
  var color: CGColor? { if case .color(let color) = self { color } else { nil } }
  var path: CGPath? { if case .path(let path) = self { path } else { nil } }
  var rect: CGRect? { if case .rect(let rect) = self { rect } else { nil } }
  var transform: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }
  var point: CGPoint? {
    switch self {
    case .point(let point): point
    case .size(let size): CGPoint(x: size.width, y: size.height)
    default: nil
    }
  }
  var size: CGSize? {
    switch self {
    case .size(let size): size
    case .point(let point): CGSize(width: point.x, height: point.y)
    default: nil
    }
  }

  /// Returns a part by its name, such as `size.width` or `rotation.z`; `nil` for unknown names.
  func part(_ name: String) -> AnimatedValue? {
    switch self {
    case .point(let point):
      switch name {
      case "x": return .number(Double(point.x))
      case "y": return .number(Double(point.y))
      default: return nil
      }
    case .size(let size):
      switch name {
      case "width": return .number(Double(size.width))
      case "height": return .number(Double(size.height))
      default: return nil
      }
    case .rect(let rect):
      if name == "origin" { return .point(rect.origin) }
      if name == "size" { return .size(rect.size) }
      if name.hasPrefix("origin.") {
        return AnimatedValue.point(rect.origin).part(String(name.dropFirst(7)))
      }
      if name.hasPrefix("size.") {
        return AnimatedValue.size(rect.size).part(String(name.dropFirst(5)))
      }
      return nil
    case .transform(let transform): return transform.part(name)
    default: return nil
    }
  }

  /// Returns the value with another part. Unknown names and parts of another type are ignored.
  func settingPart(_ name: String, to part: AnimatedValue) -> AnimatedValue {
    switch self {
    case .point(var point):
      guard let length = part.length else { return self }
      if name == "x" { point.x = length }
      if name == "y" { point.y = length }
      return .point(point)
    case .size(var size):
      guard let length = part.length else { return self }
      if name == "width" { size.width = length }
      if name == "height" { size.height = length }
      return .size(size)
    case .rect(var rect):
      if name == "origin", let point = part.point { rect.origin = point }
      if name == "size", let size = part.size { rect.size = size }
      if name.hasPrefix("origin."),
        case .point(let point) = AnimatedValue.point(rect.origin).settingPart(
          String(name.dropFirst(7)), to: part)
      {
        rect.origin = point
      }
      if name.hasPrefix("size."),
        case .size(let size) = AnimatedValue.size(rect.size).settingPart(
          String(name.dropFirst(5)), to: part)
      {
        rect.size = size
      }
      return .rect(rect)
    case .transform(let transform): return .transform(transform.settingPart(name, to: part))
    default: return self
    }
  }
}

extension CATransform3D {
  /// Returns a number by its name in Core Animation. Rotations around the x-axis and y-axis cannot
  /// be derived; they are 0.
  fileprivate func part(_ name: String) -> AnimatedValue? {
    let parts = TransformParts(CATransform3DGetAffineTransform(self))
    switch name {
    case "rotation", "rotation.z": return .number(parts.rotation)
    case "rotation.x", "rotation.y": return .number(0)
    case "scale": return .number((parts.scaleX + parts.scaleY + Double(m33)) / 3)
    case "scale.x": return .number(parts.scaleX)
    case "scale.y": return .number(parts.scaleY)
    case "scale.z": return .number(Double(m33))
    case "translation": return .size(CGSize(width: m41, height: m42))
    case "translation.x": return .number(Double(m41))
    case "translation.y": return .number(Double(m42))
    case "translation.z": return .number(Double(m43))
    default: return nil
    }
  }

  /// Returns the transform with another part. Rotations around the x-axis and y-axis are
  /// concatenated; other parts are replaced.
  fileprivate func settingPart(_ name: String, to part: AnimatedValue) -> CATransform3D {
    if name == "translation", let size = part.size {
      var result = self
      (result.m41, result.m42) = (size.width, size.height)
      return result
    }
    guard let number = part.length else { return self }
    var result = self
    switch name {
    case "rotation.x": return CATransform3DConcat(CATransform3DMakeRotation(number, 1, 0, 0), self)
    case "rotation.y": return CATransform3DConcat(CATransform3DMakeRotation(number, 0, 1, 0), self)
    case "translation.x": result.m41 = number
    case "translation.y": result.m42 = number
    case "translation.z": result.m43 = number
    case "scale.z": result.m33 = number
    default:
      var parts = TransformParts(CATransform3DGetAffineTransform(self))
      switch name {
      case "rotation", "rotation.z": parts.rotation = Double(number)
      case "scale": (parts.scaleX, parts.scaleY) = (Double(number), Double(number))
      case "scale.x": parts.scaleX = Double(number)
      case "scale.y": parts.scaleY = Double(number)
      default: return self
      }
      let affine = parts.transform
      (result.m11, result.m12, result.m21, result.m22) = (affine.a, affine.b, affine.c, affine.d)
    }
    return result
  }
}

// The properties of the system's subclasses by their animation names.
extension LayerContent {
  func value(forKey key: String) -> AnimatedValue? {
    switch self {
    case .none, .transform: nil
    case .gradient(let gradient): gradient.value(forKey: key)
    case .shape(let shape): shape.value(forKey: key)
    case .text(let text): text.value(forKey: key)
    case .replicator(let replicator): replicator.value(forKey: key)
    }
  }

  mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch self {
    case .none, .transform: break
    case .gradient(var gradient):
      gradient.setValue(value, forKey: key)
      self = .gradient(gradient)
    case .shape(var shape):
      shape.setValue(value, forKey: key)
      self = .shape(shape)
    case .text(var text):
      text.setValue(value, forKey: key)
      self = .text(text)
    case .replicator(var replicator):
      replicator.setValue(value, forKey: key)
      self = .replicator(replicator)
    }
  }
}

extension GradientContent {
  fileprivate func value(forKey key: String) -> AnimatedValue? {
    switch key {
    case "colors": AnimatedValue(colors)
    case "locations": locations.map { .numbers($0.map(\.doubleValue)) }
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch key {
    case "colors":
      if case .colors(let colors) = value {
        self.colors = colors
      } else {
        colors = value?.value as? [Any]
      }
    case "locations":
      if case .numbers(let numbers) = value {
        locations = numbers.map { NSNumber(value: $0) }
      } else {
        locations = nil
      }
    case "startPoint": value?.point.map { startPoint = $0 }
    case "endPoint": value?.point.map { endPoint = $0 }
    default: break
    }
  }
}

extension ShapeContent {
  fileprivate func value(forKey key: String) -> AnimatedValue? {
    switch key {
    case "path": AnimatedValue(path)
    case "fillColor": AnimatedValue(fillColor)
    case "strokeColor": AnimatedValue(strokeColor)
    case "strokeStart": .number(Double(strokeStart))
    case "strokeEnd": .number(Double(strokeEnd))
    case "lineWidth": .number(Double(lineWidth))
    case "miterLimit": .number(Double(miterLimit))
    case "lineDashPhase": .number(Double(lineDashPhase))
    case "lineDashPattern": lineDashPattern.map { .numbers($0.map(\.doubleValue)) }
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch key {
    case "path": path = value?.path
    case "fillColor": fillColor = value?.color
    case "strokeColor": strokeColor = value?.color
    case "strokeStart": value?.length.map { strokeStart = $0 }
    case "strokeEnd": value?.length.map { strokeEnd = $0 }
    case "lineWidth": value?.length.map { lineWidth = $0 }
    case "miterLimit": value?.length.map { miterLimit = $0 }
    case "lineDashPhase": value?.length.map { lineDashPhase = $0 }
    case "lineDashPattern":
      if case .numbers(let numbers) = value {
        lineDashPattern = numbers.map { NSNumber(value: $0) }
      } else {
        lineDashPattern = nil
      }
    default: break
    }
  }
}

extension TextContent {
  fileprivate func value(forKey key: String) -> AnimatedValue? {
    switch key {
    case "string": string.map(AnimatedValue.object)
    case "fontSize": .number(Double(fontSize))
    case "foregroundColor": AnimatedValue(foregroundColor)
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch key {
    case "string": string = value?.value
    case "fontSize": value?.length.map { fontSize = $0 }
    case "foregroundColor": foregroundColor = value?.color
    default: break
    }
  }
}

extension ReplicatorContent {
  fileprivate func value(forKey key: String) -> AnimatedValue? {
    switch key {
    case "instanceCount": .number(Double(instanceCount))
    case "instanceTransform": .transform(instanceTransform)
    case "instanceColor": AnimatedValue(instanceColor)
    case "instanceRedOffset": .number(Double(redOffset))
    case "instanceGreenOffset": .number(Double(greenOffset))
    case "instanceBlueOffset": .number(Double(blueOffset))
    case "instanceAlphaOffset": .number(Double(alphaOffset))
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatedValue?, forKey key: String) {
    switch key {
    case "instanceCount": value?.length.map { instanceCount = Int(clamping: Double($0)) }
    case "instanceTransform": value?.transform.map { instanceTransform = $0 }
    case "instanceColor": instanceColor = value?.color
    case "instanceRedOffset": value?.length.map { redOffset = Float($0) }
    case "instanceGreenOffset": value?.length.map { greenOffset = Float($0) }
    case "instanceBlueOffset": value?.length.map { blueOffset = Float($0) }
    case "instanceAlphaOffset": value?.length.map { alphaOffset = Float($0) }
    default: break
    }
  }
}

import UIKit

/// One way of showing a scene: a state and the surroundings.
///
/// It has a readable name, `state[+state].axis.axis`, with the axes in the order of the properties below and defaults
/// left out: `normal`, `selected+focused.first.dark.rtl.ax3`.
package struct Variant: Hashable, Sendable {
  package var state = State()
  package var position = Position.middle
  package var style = Style.light
  package var contrast = Contrast.normal
  package var level = Level.base
  package var weight = Weight.regular
  package var direction = Direction.leftToRight
  package var category = Category.large
  package var width = Width.phone
  package var scale = Scale.double
  package var systemVersion = SystemVersion.default

  package init() {}

  // Raw values are the words in names; the first case of each is the default and has no word.

  /// Where a row stands in its section.
  package enum Position: String, CaseIterable, Sendable { case middle, first, last, only }

  package enum Style: String, CaseIterable, Sendable { case light, dark }

  package enum Contrast: String, CaseIterable, Sendable {
    case normal
    case high = "contrast"
  }

  package enum Level: String, CaseIterable, Sendable { case base, elevated }

  package enum Weight: String, CaseIterable, Sendable { case regular, bold }

  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The text size.
  package enum Category: String, CaseIterable, Sendable {
    case large = "l"
    case extraSmall = "xs"
    case small = "s"
    case medium = "m"
    case extraLarge = "xl"
    case extraExtraLarge = "xxl"
    case extraExtraExtraLarge = "xxxl"
    case ax1, ax2, ax3, ax4, ax5
  }

  /// The width of the picture in points.
  package enum Width: String, CaseIterable, Sendable {
    case phone = "w393"
    case small = "w320"
    case narrow = "w200"
    case large = "w440"

    package var points: CGFloat {
      switch self {
      case .phone: 393
      case .small: 320
      case .narrow: 200
      case .large: 440
      }
    }
  }

  /// Pixels per point.
  package enum Scale: String, CaseIterable, Sendable {
    case double = "2x"
    case single = "1x"
    case triple = "3x"

    package var factor: CGFloat {
      switch self {
      case .single: 1
      case .double: 2
      case .triple: 3
      }
    }
  }
}

extension Variant {
  package var name: String {
    var words = [state.name]
    func add<Axis: RawRepresentable & CaseIterable & Equatable>(_ value: Axis)
    where Axis.RawValue == String {
      if value != Axis.allCases.first { words.append(value.rawValue) }
    }
    add(position)
    add(style)
    add(contrast)
    add(level)
    add(weight)
    add(direction)
    add(category)
    add(width)
    add(scale)
    add(systemVersion)
    return words.joined(separator: ".")
  }

  /// The variant of a name; `nil` when a word of it means nothing. The words may come in any order.
  package init?(name: String) {
    self.init()
    let words = name.split(separator: ".")
    guard let first = words.first, let state = State(name: String(first)) else { return nil }
    self.state = state
    for word in words.dropFirst() {
      let word = String(word)
      if let value = Position(rawValue: word) {
        position = value
      } else if let value = Style(rawValue: word) {
        style = value
      } else if let value = Contrast(rawValue: word) {
        contrast = value
      } else if let value = Level(rawValue: word) {
        level = value
      } else if let value = Weight(rawValue: word) {
        weight = value
      } else if let value = Direction(rawValue: word) {
        direction = value
      } else if let value = Category(rawValue: word) {
        category = value
      } else if let value = Width(rawValue: word) {
        width = value
      } else if let value = Scale(rawValue: word) {
        scale = value
      } else if let value = SystemVersion(rawValue: word) {
        systemVersion = value
      } else {
        return nil
      }
    }
  }

  /// The same variant with a property changed.
  package func with<Value>(_ property: WritableKeyPath<Variant, Value>, _ value: Value) -> Variant {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension [Variant] {
  /// Every variant with every value of a property.
  package func times<Value>(
    _ property: WritableKeyPath<Variant, Value>, _ values: [Value]
  ) -> [Variant] {
    flatMap { variant in values.map { variant.with(property, $0) } }
  }
}

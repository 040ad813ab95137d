/// The color of a layer in multicolor rendering.
package enum SymbolPaint: Hashable, Sendable, CustomStringConvertible {
  /// The tint color.
  case tint
  /// A system color, white or black.
  case role(SymbolColorRole)
  /// A color with its name in UIKit, such as `systemRedColor`, and the color that the symbol's
  /// template contains for it.
  case named(String, shown: Color?)

  /// The name of the paint.
  package var description: String {
    switch self {
    case .tint: "tint"
    case .role(let role): role.rawValue
    case .named(let name, _): name
    }
  }

  /// Creates the paint with a name in the symbol files: `tint`, or the name of a role; `nil` for
  /// other names.
  init?(name: Substring) {
    if name == "tint" {
      self = .tint
    } else if let role = SymbolColorRole(rawValue: String(name)) {
      self = .role(role)
    } else {
      return nil
    }
  }
}

/// A color of multicolor symbols: the system color of the same name, white or black.
package enum SymbolColorRole: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black
}

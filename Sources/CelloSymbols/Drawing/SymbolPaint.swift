/// The color that a layer has in multicolor rendering.
package enum SymbolPaint: Hashable, Sendable, CustomStringConvertible {
  case tint
  case role(SymbolColorRole)
  /// A color by its name in UIKit, such as `systemRedColor`, and the color that the symbol's
  /// template shows for it.
  case named(String, shown: Color?)

  package var description: String {
    switch self {
    case .tint: "tint"
    case .role(let role): role.rawValue
    case .named(let name, _): name
    }
  }

  /// The paint with a name in the symbol files: `tint`, or that of a role.
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

/// A typographic feature of a font, identified by Apple's type and selector.
struct FontFeatureSetting: Hashable, Sendable {
  var type: Int
  var selector: Int

  static let monospacedDigits = FontFeatureSetting(type: 6, selector: 0)

  /// The corresponding OpenType feature and its value; `nil` if there is none, so that the setting
  /// has no effect.
  ///
  /// Source: the constants of Apple's `SFNTLayoutTypes.h`.
  var openType: (tag: String, value: Int)? {
    switch (type, selector) {
    case (1, 2): ("liga", 1)
    case (1, 3): ("liga", 0)
    case (1, 4): ("dlig", 1)
    case (1, 5): ("dlig", 0)
    case (6, 0): ("tnum", 1)
    case (6, 1): ("pnum", 1)
    case (10, 0): ("sups", 0)
    case (10, 1): ("sups", 1)
    case (10, 2): ("subs", 1)
    case (10, 3): ("ordn", 1)
    case (11, 1): ("afrc", 1)
    case (11, 2): ("frac", 1)
    case (14, 4): ("zero", 1)
    case (14, 5): ("zero", 0)
    case (21, 0): ("onum", 1)
    case (21, 1): ("lnum", 1)
    // Alternatives 1 to 20: even selectors turn them on, odd selectors turn them off.
    case (35, 2...41):
      ("ss\(selector < 20 ? "0" : "")\(selector / 2)", selector % 2 == 0 ? 1 : 0)
    case (36, 0): ("calt", 1)
    case (36, 1): ("calt", 0)
    case (37, 0): ("smcp", 0)
    case (37, 1): ("smcp", 1)
    case (38, 0): ("c2sc", 0)
    case (38, 1): ("c2sc", 1)
    default: nil
    }
  }
}

/// A value with a text form that reads back as an equal value, like `LosslessStringConvertible`.
///
/// The text form is made for property lists: it is a single line, and values without a text form
/// (closures, pixels) are written as a word that cannot be read.
package protocol NotationConvertible {
  var notation: String { get }
  /// The value of a text form; `nil` if the text is not one.
  init?(notation: String)
}

extension Optional: NotationConvertible where Wrapped: NotationConvertible {
  package var notation: String { self?.notation ?? "none" }

  package init?(notation: String) {
    if notation == "none" {
      self = .none
    } else {
      guard let wrapped = Wrapped(notation: notation) else { return nil }
      self = wrapped
    }
  }
}

// The text form of an enumeration is the name of its case.
extension NotationConvertible where Self: CaseIterable {
  package var notation: String { "\(self)" }
  package init?(notation: String) {
    guard let value = Self.allCases.first(where: { "\($0)" == notation }) else { return nil }
    self = value
  }
}

// The same for Apple's enumerations, which cannot conform to `CaseIterable`, because apps may add
// that conformance.
extension NotationConvertible where Self: RawRepresentable, RawValue == Int {
  package var notation: String { "\(self)" }
  package init?(notation: String) {
    let values = (-1..<32).lazy.compactMap(Self.init)
    guard let value = values.first(where: { "\($0)" == notation }) else { return nil }
    self = value
  }
}

// A class that is not final cannot be given a required initializer by an extension; an extension of
// the protocol can replace `self` instead.

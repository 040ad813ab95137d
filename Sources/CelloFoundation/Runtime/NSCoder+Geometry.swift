// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Archives keep geometry as the strings of `NSCoder.string(for:)`; points, sizes and rectangles as
// Foundation does.

extension NSCoder {
  // MARK: Encoding

  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }

  /// Encodes an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }

  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes directional insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  // MARK: Decoding

  /// Decodes a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Decodes a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Decodes a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Decodes a vector; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    Self.cgVector(for: decodeString(forKey: key))
  }

  /// Decodes an affine transform; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: decodeString(forKey: key))
  }

  /// Decodes insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: decodeString(forKey: key))
  }

  /// Decodes directional insets; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: decodeString(forKey: key))
  }

  /// Decodes an offset; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    Self.uiOffset(for: decodeString(forKey: key))
  }

  private func decodeString(forKey key: String) -> String {
    // Foundation's method ends the process for a key that is missing.
    guard containsValue(forKey: key), let string = decodeObject(of: NSString.self, forKey: key)
    else { return "" }
    return String(describing: string)
  }

  // MARK: Strings

  /// Returns a point as a string, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  /// Returns a vector as a string, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  /// Returns a size as a string, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  /// Returns a rectangle as a string, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns an affine transform as a string, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(transform.numbers.map(number).joined(separator: ", "))]"
  }

  /// Returns insets as a string: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns directional insets as a string: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns an offset as a string, such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    braced([offset.horizontal, offset.vertical])
  }

  /// Returns the point of a string; zero if the string has another form.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, "{,}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the vector of a string; zero if the string has another form.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, "{,}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns the size of a string; zero if the string has another form.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, "{,}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a string; zero if the string has another form.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, "{{,},{,}}").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Returns the affine transform of a string; the identity if the string has another form.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, "[,,,,,]").map { CGAffineTransform(numbers: $0) } ?? .identity
  }

  /// Returns the insets of a string; zero if the string has another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, "{,,,}").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns the directional insets of a string; zero if the string has another form.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, "{,,,}").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Returns the offset of a string; zero if the string has another form.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, "{,}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func braced(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(number).joined(separator: ", "))}"
  }

  /// Returns a number with the 17 digits at most that identify it.
  private class func number(_ number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }

  /// Returns the numbers of a string, whose other characters without spaces are `form`; `nil` if
  /// the string has another form.
  private class func numbers(in string: String, _ form: String) -> [CGFloat]? {
    let marks = Set("{}[],")
    guard string.filter(marks.contains) == form else { return nil }
    let parts = string.split(omittingEmptySubsequences: true, whereSeparator: marks.contains)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let numbers = parts.compactMap(Double.init).map { CGFloat($0) }
    let count = form.count { $0 == "," } + 1
    return numbers.count == parts.count && numbers.count == count ? numbers : nil
  }
}

// MARK: Former names

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The former name of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// The former name of `NSCoder.cgPoint(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The former name of `NSCoder.cgVector(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// The former name of `NSCoder.cgSize(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The former name of `NSCoder.cgRect(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The former name of `NSCoder.cgAffineTransform(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The former name of `NSCoder.uiEdgeInsets(for:)`.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The former name of `NSCoder.uiOffset(for:)`.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

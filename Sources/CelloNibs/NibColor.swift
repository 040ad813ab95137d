/// A color in a nib file.
package enum NibColor: Hashable, Sendable {
  /// Components in sRGB, from 0 to 1.
  case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// Components in Display P3, from 0 to 1.
  case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A gray value, from 0 to 1.
  case gray(white: CGFloat, alpha: CGFloat)
  /// A color of the system with the name of its property in Objective-C, such as `labelColor`.
  case system(String)
  /// A color of an asset catalog.
  case named(String)

  /// Reads a `color` element; `nil` if its components are missing.
  package init?(_ element: XMLElement) {
    if let name = element["systemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let white = element.number("white") {
      self = .gray(white: white, alpha: element.number("alpha") ?? 1)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      let alpha = element.number("alpha") ?? 1
      self =
        element["customColorSpace"] == "displayP3"
        ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
        : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}

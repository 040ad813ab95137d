extension UIImage {
  /// Size, weight, scale and colors of a symbol. Unspecified values come from the view that shows
  /// the symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { Unspecified.configuration }

    private enum Unspecified {
      static let configuration = SymbolConfiguration(ConfigurationValues())
    }

    private convenience init(symbol: SymbolConfigurationValues) {
      self.init(ConfigurationValues(symbol: symbol))
    }

    // MARK: Geometry

    public convenience init(scale: SymbolScale) {
      self.init(symbol: SymbolConfigurationValues(scale: scale))
    }

    /// A symbol for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(symbol: SymbolConfigurationValues(size: .points(pointSize)))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(symbol: SymbolConfigurationValues(weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(symbol: SymbolConfigurationValues(size: .points(pointSize), weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        symbol: SymbolConfigurationValues(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// A symbol for text of a style; it follows the size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(symbol: SymbolConfigurationValues(size: .style(textStyle)))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(symbol: SymbolConfigurationValues(size: .style(textStyle), scale: scale))
    }

    /// A symbol of the font's size and weight; with a font for a text style it follows the size
    /// category.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        symbol: SymbolConfigurationValues(
          size: font.textStyle.map { .style($0) } ?? .points(font.pointSize),
          weight: font.values.weight.symbolWeight(), scale: scale))
    }

    // MARK: Colors

    /// One color, with lower opacity for the secondary parts of a symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(symbol: SymbolConfigurationValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// A color for each level of a symbol; the last color is used for further levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(symbol: SymbolConfigurationValues(colors: .palette(paletteColors)))
    }

    /// The symbol's own colors, if it has any.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(symbol: SymbolConfigurationValues(colors: .multicolor))
    }

    /// The tint color alone.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(symbol: SymbolConfigurationValues(colors: .monochrome))
    }

    // MARK: Combining

    open override func withTraitCollection(
      _ traitCollection: UITraitCollection?
    ) -> SymbolConfiguration {
      var values = values
      values.traits = traitCollection
      return SymbolConfiguration(values)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let otherConfiguration else { return self }
      return SymbolConfiguration(values.applying(otherConfiguration.values))
    }

    // MARK: Leaving out

    open func configurationWithoutTextStyle() -> SymbolConfiguration {
      changed { if case .style = $0.size { $0.size = nil } }
    }

    open func configurationWithoutScale() -> SymbolConfiguration {
      changed { $0.scale = .unspecified }
    }

    open func configurationWithoutWeight() -> SymbolConfiguration {
      changed { $0.weight = .unspecified }
    }

    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        if case .points = $0.size { $0.size = nil }
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolConfigurationValues) -> Void) -> SymbolConfiguration
    {
      var values = values
      change(&values.symbol)
      return SymbolConfiguration(values)
    }

    /// Whether both specify the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration.map { self == $0 } ?? false
    }

    open override var description: String {
      let parts = values.symbol.descriptions
      return
        "<UIImageSymbolConfiguration\(parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))>"
    }
  }

  /// The values that a symbol configuration specifies.
  struct SymbolConfigurationValues: Hashable, Sendable {
    enum Size: Hashable, Sendable {
      case points(CGFloat)
      case style(UIFont.TextStyle)
    }

    enum Colors: Hashable, Sendable {
      case monochrome
      case hierarchical(UIColor)
      case palette([UIColor])
      case multicolor
    }

    var size: Size?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.unspecified
    var colors: Colors?

    func applying(_ other: SymbolConfigurationValues) -> SymbolConfigurationValues {
      SymbolConfigurationValues(
        size: other.size ?? size, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
    }

    var descriptions: [String] {
      var parts: [String] = []
      switch size {
      case .points(let size): parts.append("pointSize = \(size)")
      case .style(let style): parts.append("textStyle = \(style.rawValue)")
      case nil: break
      }
      if weight != .unspecified { parts.append("weight = \(weight)") }
      if scale != .unspecified { parts.append("scale = \(scale)") }
      switch colors {
      case .monochrome: parts.append("monochrome")
      case .hierarchical(let color): parts.append("hierarchical = \(color)")
      case .palette(let colors): parts.append("palette = \(colors)")
      case .multicolor: parts.append("multicolor")
      case nil: break
      }
      return parts
    }
  }
}

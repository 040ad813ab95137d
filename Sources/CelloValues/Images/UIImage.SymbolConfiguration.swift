extension UIImage {
  /// The size, weight, scale and colors of a symbol. Unspecified values come from the view that
  /// shows the symbol.
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

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(symbol: SymbolConfigurationValues(scale: scale))
    }

    /// Creates a configuration with the size of text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(symbol: SymbolConfigurationValues(size: .points(pointSize)))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(symbol: SymbolConfigurationValues(weight: weight))
    }

    /// Creates a configuration with the size of text, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(symbol: SymbolConfigurationValues(size: .points(pointSize), weight: weight))
    }

    /// Creates a configuration with the size of text, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        symbol: SymbolConfigurationValues(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style; it follows the size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(symbol: SymbolConfigurationValues(size: .style(textStyle)))
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(symbol: SymbolConfigurationValues(size: .style(textStyle), scale: scale))
    }

    /// Creates a configuration with the size and weight of a font. For the font of a text style,
    /// the size follows the size category.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        symbol: SymbolConfigurationValues(
          size: font.textStyle.map { .style($0) } ?? .points(font.pointSize),
          weight: font.values.weight.symbolWeight(), scale: scale))
    }

    // MARK: Colors

    /// Creates a configuration with one color, in lower opacities for the secondary layers of a
    /// symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(symbol: SymbolConfigurationValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each level of a symbol. Further levels have the
    /// last color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(symbol: SymbolConfigurationValues(colors: .palette(paletteColors)))
    }

    /// Returns a configuration for the symbol's own colors, if it has any.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(symbol: SymbolConfigurationValues(colors: .multicolor))
    }

    /// Returns a configuration for the tint color only.
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

    // MARK: Removing values

    /// Returns the configuration without a text style.
    open func configurationWithoutTextStyle() -> SymbolConfiguration {
      changed { if case .style = $0.size { $0.size = nil } }
    }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> SymbolConfiguration {
      changed { $0.scale = .unspecified }
    }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> SymbolConfiguration {
      changed { $0.weight = .unspecified }
    }

    /// Returns the configuration without a size in points and a weight.
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

    /// Returns a Boolean value that indicates whether the configurations specify the same values.
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

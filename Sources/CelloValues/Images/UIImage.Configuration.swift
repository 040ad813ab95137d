extension UIImage {
  /// The configuration of an image. It is immutable and compared by value.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private let typeGuard = CFTypeGuard()
    let values: ConfigurationValues

    init(_ values: ConfigurationValues) {
      self.values = values
      super.init()
    }

    /// Creates a configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(ConfigurationValues(traits: traitCollection))
    }

    /// Creates a configuration for a language.
    public convenience init(locale: Locale?) {
      self.init(ConfigurationValues(locale: locale))
    }

    /// The language that selects an asset's variant; `nil` if not specified. Symbols look the same
    /// in all languages.
    open var locale: Locale? { values.locale }

    /// Returns the configuration for another language.
    open func withLocale(_ locale: Locale?) -> Configuration {
      var values = values
      values.locale = locale
      return Configuration(values)
    }

    /// The traits that select an asset's variant; `nil` if not specified.
    open var traitCollection: UITraitCollection? { values.traits }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      var values = values
      values.traits = traitCollection
      return Configuration(values)
    }

    /// Returns the configuration with the values that another configuration specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let otherConfiguration else { return self }
      return Configuration(values.applying(otherConfiguration.values))
    }

    /// Returns the configuration itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
  }

  struct ConfigurationValues: Hashable, Sendable {
    var traits: UITraitCollection?
    var locale: Locale?
    var symbol = SymbolConfigurationValues()

    func applying(_ other: ConfigurationValues) -> ConfigurationValues {
      let merged =
        if let own = traits, let new = other.traits {
          UITraitCollection(traitsFrom: [own, new])
        } else {
          other.traits ?? traits
        }
      return ConfigurationValues(
        traits: merged, locale: other.locale ?? locale, symbol: symbol.applying(other.symbol))
    }
  }
}

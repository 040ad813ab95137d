extension UITraitCollection {
  /// The implementation of ``imageConfiguration``.
  final var configurationOfImages: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }

  /// The system traits that select the variant of an image in an asset catalog.
  ///
  /// Source: recalled; Apple publishes the property but not its value.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance
      + [
        UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
      ].filter { trait in !systemTraitsAffectingColorAppearance.contains { $0 == trait } }
  }
}

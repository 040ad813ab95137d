/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = observed(buttonAppearance) }
  }
  /// The appearance of prominent items.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { prominentButtonAppearance = observed(prominentButtonAppearance) }
  }
  /// The former name of ``prominentButtonAppearance``.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  /// Creates an appearance with the default background.
  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    super.init(idiom: idiom)
    buttonAppearance = observed(buttonAppearance)
    prominentButtonAppearance = observed(prominentButtonAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
  }
}

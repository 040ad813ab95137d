@_spi(Cello) import CelloControls

extension AppearanceTable {
  static let textView = AppearanceTable(
    UITextView.self, superclass: .scrollView,
    properties: [
      AppearanceProperty(
        "font", of: UITextView.self, get: { $0.ownFont }, set: { $0.font = $1 }),
      AppearanceProperty(
        "textColor", of: UITextView.self, get: { $0.ownColor }, set: { $0.textColor = $1 }),
      AppearanceProperty(
        attributes: "linkTextAttributes", of: UITextView.self, get: { $0.linkTextAttributes },
        set: { $0.linkTextAttributes = $1 }),
      .init("textAlignment", \UITextView.textAlignment),
      .init("textContainerInset", \UITextView.textContainerInset),
      .init("dataDetectorTypes", \UITextView.dataDetectorTypes),
      .init("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      .init("keyboardAppearance", \UITextView.keyboardAppearance),
      .init("autocorrectionType", \UITextView.autocorrectionType),
      .init("autocapitalizationType", \UITextView.autocapitalizationType),
      .init("spellCheckingType", \UITextView.spellCheckingType),
      .init("smartQuotesType", \UITextView.smartQuotesType),
      .init("smartDashesType", \UITextView.smartDashesType),
    ]
  ) { UITextView(frame: .zero) }
}

extension UIAccessibilityCustomRotorItemResult {
  /// Creates a result with an element and a range of its text.
  ///
  /// - Parameters:
  ///   - targetElement: The element.
  ///   - targetRange: The range of the element's text; `nil` for the whole element.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(element: targetElement, range: targetRange)
  }

  /// The range of the element's text; `nil` for the whole element.
  ///
  /// Stored only: rotors are listed by name, and their results are not used.
  public final var targetRange: UITextRange? {
    get { range as? UITextRange }
    set { range = newValue }
  }
}

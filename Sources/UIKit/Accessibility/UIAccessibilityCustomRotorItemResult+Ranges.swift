extension UIAccessibilityCustomRotorItemResult {
  /// - Parameter targetRange: the part of the element's text; `nil` for the whole element.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(element: targetElement, range: targetRange)
  }

  /// The part of the element's text; `nil` for the whole element.
  public final var targetRange: UITextRange? {
    get { range as? UITextRange }
    set { range = newValue }
  }
}

extension UIView {
  /// The part of the view that the keyboard covers, in the view's coordinates; `nil` for none.
  package final var areaOfKeyboard: CGRect? {
    guard let window, let frame = window.keyboardFrame else { return nil }
    let area = convert(frame, from: window).intersection(bounds)
    return area.isNull || area.height <= 0 ? nil : area
  }
}

extension UITableView {
  static var asksWhileHighlighted: Bool { false }

  func selectionWasTouched() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}

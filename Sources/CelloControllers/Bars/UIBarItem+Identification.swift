extension UIBarItem: UIAccessibilityIdentification {}

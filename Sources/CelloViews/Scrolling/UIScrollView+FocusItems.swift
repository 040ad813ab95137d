extension UIScrollView: UIFocusItemScrollableContainer {}

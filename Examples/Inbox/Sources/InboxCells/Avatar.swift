public import UIKit

extension UIColor {
  /// A custom color, which is lighter in dark mode.
  public static let inbox = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.5, green: 0.75, blue: 1, alpha: 1)
      : UIColor(red: 0, green: 0.3, blue: 0.7, alpha: 1)
  }
}

/// A disc with the first letter of a sender.
@MainActor public func avatar(of sender: String, side: CGFloat = 40) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
    UIColor.inbox.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    let font = UIFont.systemFont(ofSize: side / 2, weight: .semibold)
    let letter = NSAttributedString(
      string: String(sender.prefix(1)),
      attributes: [.font: font, .foregroundColor: UIColor.systemBackground])
    let size = letter.size()
    letter.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
  }
}

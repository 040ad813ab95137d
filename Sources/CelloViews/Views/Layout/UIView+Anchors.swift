extension UIView {
  /// The leading edge of the view's alignment rectangle.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  /// The trailing edge of the view's alignment rectangle.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  /// The left edge of the view's alignment rectangle.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }
  /// The right edge of the view's alignment rectangle.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }
  /// The top edge of the view's alignment rectangle.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }
  /// The bottom edge of the view's alignment rectangle.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  /// The width of the view's alignment rectangle.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }
  /// The height of the view's alignment rectangle.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }
  /// The horizontal center of the view's alignment rectangle.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  /// The vertical center of the view's alignment rectangle.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
  /// The baseline of the view's first line of text; the top edge for a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }
  /// The baseline of the view's last line of text; the bottom edge for a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The guide's leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  /// The guide's trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  /// The guide's left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }
  /// The guide's right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }
  /// The guide's top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }
  /// The guide's bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  /// The guide's width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }
  /// The guide's height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }
  /// The guide's horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  /// The guide's vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
}

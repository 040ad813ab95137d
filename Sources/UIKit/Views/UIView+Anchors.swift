extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
}

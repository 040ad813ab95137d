// Copies of an image with one difference.
extension UIImage {
  func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    if let variants { values.asset = variants }
    change(&values)
    return values == self.values ? self : UIImage(values)
  }

  /// Returns the image for traits, with the values of a configuration that the image does not
  /// specify.
  package func configured(
    with configuration: SymbolConfiguration?, compatibleWith traits: UITraitCollection
  ) -> UIImage {
    changed {
      if let configuration, $0.isSymbol {
        $0.configuration = configuration.values.applying($0.configuration)
      }
      $0.configuration.traits = traits
    }
  }
}

extension UIImage.Orientation {
  var isMirrored: Bool { rawValue >= 4 }

  var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the flipped picture. A flip after a quarter turn equals a flip before the
  /// opposite turn.
  package var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// The transform from the stored picture's unit square to the upright unit square.
  ///
  /// A clockwise quarter turn moves the top of the stored picture to the right.
  package var unitTransform: CGAffineTransform {
    let turn: CGAffineTransform =
      switch self {
      case .up, .upMirrored: .identity
      case .down, .downMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left, .leftMirrored: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right, .rightMirrored: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      }
    guard isMirrored else { return turn }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0).concatenating(turn)
  }
}

/// A style that determines whether a control behaves as on iPad or on Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UIButton {
  /// The effective behavior of the button; always `pad` here.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// The effective behavior of the slider; always `pad` here.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// Whether controls behave as those of an iPad or of a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UIButton {
  /// How the button behaves; as that of an iPad, outside of Macs.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// How the slider behaves; as that of an iPad, outside of Macs.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// A style that determines whether a control behaves as on iPad or on Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

/// Whether an interface lies on the base level or above it, as sheets and popovers do.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

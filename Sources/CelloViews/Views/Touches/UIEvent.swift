extension UIEvent {
  /// The type of an event. Source of the values: Apple's `UIEvent.h`.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a remote control.
    case remoteControl = 2
    /// Presses of keys or buttons.
    case presses = 3
    /// Scrolling by a wheel or trackpad.
    case scroll = 10
    /// The movement of a pointer.
    case hover = 11
    /// A gesture on a trackpad, such as a pinch.
    case transform = 14
  }

  /// The subtype of an event. Source of the values: Apple's `UIEvent.h`.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Start playback.
    case remoteControlPlay = 100
    /// Pause playback.
    case remoteControlPause = 101
    /// Stop playback.
    case remoteControlStop = 102
    /// Switch between playback and pause.
    case remoteControlTogglePlayPause = 103
    /// Skip to the next track.
    case remoteControlNextTrack = 104
    /// Skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start rewinding.
    case remoteControlBeginSeekingBackward = 106
    /// Stop rewinding.
    case remoteControlEndSeekingBackward = 107
    /// Start fast-forwarding.
    case remoteControlBeginSeekingForward = 108
    /// Stop fast-forwarding.
    case remoteControlEndSeekingForward = 109
  }
}

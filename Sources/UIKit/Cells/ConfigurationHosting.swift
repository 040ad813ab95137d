/// A cell, header or footer: a view that has a state and shows configurations that follow it.
///
/// Each class declares Apple's members, whose state types differ, and forwards them to its ``host``
/// and to this protocol's extensions.
@MainActor protocol ConfigurationHosting: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var host: ConfigurationHost { get }
  var configurationState: ConfigurationState { get }
  /// Calls the app's override, then its handler.
  func configure(for state: ConfigurationState)
  /// The part of the view that the content covers, in the view's own coordinates.
  var contentArea: CGRect { get }
}

extension ConfigurationHosting {
  var contentArea: CGRect { bounds }

  func updateConfigurationIfNeeded() {
    host.updateIfNeeded(state: { configurationState }, custom: configure)
  }

  func layOutConfiguredViews() {
    host.layOutBackground(in: bounds)
    host.contentView.frame = contentArea
  }

  /// The size that the content needs in a width. The view is resized to the width, because margins
  /// depend on it.
  func sizeThatFitsContent(_ size: CGSize) -> CGSize {
    if bounds.width != size.width { bounds.size.width = size.width }
    updateConfigurationIfNeeded()
    let area = contentArea
    host.contentView.frame = area
    let height = host.contentView.heightThatFits(CGSize(width: area.width, height: size.height))
    return CGSize(width: size.width, height: height)
  }
}

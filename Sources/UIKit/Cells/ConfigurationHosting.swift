/// A cell, header or footer: a view that has a state and shows configurations that follow it.
///
/// Each class declares Apple's members, because they are told apart by the kind of state, and leaves the work to its
/// ``host`` and to what stands here.
@MainActor protocol ConfigurationHosting: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var host: ConfigurationHost { get }
  var configurationState: ConfigurationState { get }
  /// Calls what the app overrides, then its handler.
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
    host.backgroundView?.frame = bounds
    host.contentView.frame = contentArea
  }

  /// The size for a width: as high as the content needs. The view takes that width, because margins depend on it.
  func sizeThatFitsContent(_ size: CGSize) -> CGSize {
    if bounds.width != size.width { bounds.size.width = size.width }
    updateConfigurationIfNeeded()
    let area = contentArea
    host.contentView.frame = area
    let height = host.contentView.heightThatFits(CGSize(width: area.width, height: size.height))
    return CGSize(width: size.width, height: height)
  }
}

/// A cell, header or footer: a view that has a state and shows configurations that follow it.
///
/// Each class declares Apple's members, whose state types differ, and forwards them to its ``host``
/// and to this protocol's extensions.
@MainActor package protocol ConfigurationHosting: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var host: ConfigurationHost { get }
  var configurationState: ConfigurationState { get }
  func setNeedsUpdateConfiguration()
  /// Calls the app's override, then its handler.
  func configure(for state: ConfigurationState)
  /// The part of the view that the content covers, in the view's own coordinates.
  var contentArea: CGRect { get }
}

extension ConfigurationHosting {
  var contentArea: CGRect { bounds }

  func updateConfigurationIfNeeded() {
    host.updateIfNeeded(
      state: { configurationState },
      custom: { state in
        CallLog.note(
          self, "updateConfiguration(using:) \(StateDescription.words(of: state))")
        ObservationTracking.run(for: self) {
          configure(for: state)
        } onChange: {
          $0.setNeedsUpdateConfiguration()
        }
      })
  }

  func layOutConfiguredViews() {
    host.layOutBackground(in: bounds)
    host.contentView.frame = contentArea
  }

  /// The size that the content needs for a target. With a required width the view is resized to it,
  /// because margins depend on it.
  func sizeFittingContent(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal >= .required {
      let size = sizeThatFitsContent(CGSize(width: target.width, height: 0))
      return vertical >= .required ? target : size
    }
    updateConfigurationIfNeeded()
    let area = contentArea
    let others = CGSize(
      width: bounds.width - area.width, height: bounds.height - area.height)
    let size = host.contentView.systemLayoutSizeFitting(
      CGSize(width: target.width - others.width, height: target.height - others.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + others.width, height: size.height + others.height)
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

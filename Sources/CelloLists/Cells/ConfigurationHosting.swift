/// A cell, header or footer: a view with a state and configurations that are updated for the state.
///
/// Each class declares Apple's members, whose state types differ, and forwards them to its ``host``
/// and to the extensions of this protocol.
@MainActor package protocol ConfigurationHosting: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var host: ConfigurationHost { get }
  var configurationState: ConfigurationState { get }
  func setNeedsUpdateConfiguration()
  /// Calls the app's override, and then its handler.
  func configure(for state: ConfigurationState)
  /// The area of the content, in the view's coordinates.
  var contentArea: CGRect { get }
  /// The height that the view requires besides its content, for example of accessories, in points.
  var minimumHeight: CGFloat { get }
}

extension ConfigurationHosting {
  package var minimumHeight: CGFloat { 0 }

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

  /// Returns the size that the content requires for a target size. If the width is required, the
  /// view is resized to the width, because the margins depend on it.
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
    let height = size.height + others.height
    return CGSize(
      width: size.width + others.width,
      height: vertical >= .required ? height : max(height, minimumHeight))
  }

  /// Returns the size that the content requires for a width. The view is resized to the width,
  /// because the margins depend on it.
  func sizeThatFitsContent(_ size: CGSize) -> CGSize {
    if bounds.width != size.width { bounds.size.width = size.width }
    updateConfigurationIfNeeded()
    let area = contentArea
    host.contentView.frame = area
    let height = host.contentView.heightThatFits(CGSize(width: area.width, height: size.height))
    return CGSize(width: size.width, height: max(height, minimumHeight))
  }
}

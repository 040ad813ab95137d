/// The backgrounds of the styles in each state.
enum BackgroundDefaults {
  /// Returns the values of all properties that were not set.
  static func values(
    _ style: UIBackgroundConfiguration.Style, flags: StyleFlags, traits: UITraitCollection
  ) -> StyledProperties<UIBackgroundConfiguration.Values> {
    cache.properties(for: StyleKey(style, flags: flags, traits: traits)) {
      let metrics = traits.systemVersion.backgrounds
      var values = UIBackgroundConfiguration.Values(style)
      switch style.adapted(to: traits.listEnvironment) {
      case .listPlainCell: values.applyCell(.systemBackground, flags, metrics)
      case .listGroupedCell: values.applyCell(.secondarySystemGroupedBackground, flags, metrics)
      case .listSidebarCell, .listAccompaniedSidebarCell: values.applySidebarCell(flags, metrics)
      case .listGroupedHeaderFooter, .listSidebarHeader: values.applyHeader(flags, metrics)
      default: values.backgroundColor.value = .clear
      }
      return values
    }
  }

  private static let cache = StyleCache<
    UIBackgroundConfiguration.Style, UIBackgroundConfiguration.Values
  >()
}

extension UIBackgroundConfiguration.Values {
  /// Applies the color of a plain or grouped cell.
  ///
  /// Source: docs/measurements/states.md#backgrounds-of-plain-and-grouped-cells. The first rule
  /// that matches applies. On iPhone, selected and highlighted rows are filled with `systemGray4`.
  fileprivate mutating func applyCell(
    _ base: UIColor, _ flags: StyleFlags, _ metrics: BackgroundMetrics
  ) {
    backgroundColor.value = base
    if flags.isFocused, flags.isHighlighted, flags.isTargeted {
      backgroundColor.value = flags.isSelected ? nil : .systemGray2
    } else if flags.isFocused {
      backgroundColor.value = nil
      backgroundColorTransformer.value = ColorTransformer(.dynamicLightAlpha)
    } else if flags.isHighlighted, flags.isTargeted {
      backgroundColor.value = .systemGray2
    } else if flags.isSelected || flags.isHighlighted || flags.isTargeted {
      backgroundColor.value = .systemGray4
    } else if flags.isSwiped {
      backgroundColor.value = .systemGray5
      cornerRadius.value = metrics.swipedCornerRadius
    } else if flags.isReordering {
      backgroundColor.value = base.withAlphaComponent(0.8)
    }
  }

  /// Applies the appearance of a sidebar cell.
  ///
  /// Source: docs/measurements/states.md#backgrounds-of-sidebar-cells.
  fileprivate mutating func applySidebarCell(
    _ flags: StyleFlags, _ metrics: BackgroundMetrics
  ) {
    cornerRadius.value = metrics.roundedCornerRadius
    backgroundColor.value = .clear
    let isSelected = flags.isSelected && !flags.isEditing
    var isFilled = false
    if isSelected || flags.isTargeted {
      backgroundColor.value = .quaternarySystemFill
      isFilled = true
    } else if flags.isSwiped {
      backgroundColor.value = .systemGray5
      isFilled = true
    }
    let keepsSelection =
      flags.isSelected && (flags.isDisabled || flags.isEditing) && !flags.isTargeted
    if flags.isFocused, !keepsSelection {
      backgroundColor.value = nil
      isFilled = true
      if !flags.isSelected {
        backgroundColorTransformer.value = ColorTransformer(.dynamicLightAlpha)
      }
    }
    if flags.isTargeted, !flags.isSelected {
      backgroundInsets.value = NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
    }
    if flags.isFaded {
      backgroundColorTransformer.value = ColorTransformer(.alpha50)
    }
    if flags.isHighlighted, isFilled {
      backgroundColorTransformer.value = ColorTransformer(.alpha30)
    }
  }

  /// Applies the appearance of a grouped or sidebar header. Only the focus changes it.
  ///
  /// Source: docs/measurements/states.md#backgrounds-of-headers-and-footers.
  fileprivate mutating func applyHeader(
    _ flags: StyleFlags, _ metrics: BackgroundMetrics
  ) {
    cornerRadius.value = metrics.roundedCornerRadius
    backgroundColor.value = .clear
    if flags.isFocused {
      backgroundColor.value = nil
      backgroundColorTransformer.value = ColorTransformer(.dynamicLightAlpha)
    }
  }
}

/// What the background styles look like in a state.
enum BackgroundLook {
  /// The values of all properties that an app has not set.
  static func values(
    _ style: UIBackgroundConfiguration.Style, flags: StyleFlags, traits: UITraitCollection
  ) -> UIBackgroundConfiguration.Values {
    let figures = traits.profile.backgrounds
    switch style.adapted(to: traits.listEnvironment) {
    case .listPlainCell: return cell(.systemBackground, flags, figures)
    case .listGroupedCell: return cell(.secondarySystemGroupedBackground, flags, figures)
    case .listSidebarCell, .listAccompaniedSidebarCell: return sidebarCell(flags, figures)
    case .listGroupedHeaderFooter, .listSidebarHeader: return header(flags, figures)
    default: return .init(backgroundColor: .clear)
    }
  }

  /// Source: facts/state-styling.md, sections 3 and 4; the first rule that matches wins. The phone fills selected and
  /// highlighted rows with systemGray4.
  private static func cell(
    _ base: UIColor, _ flags: StyleFlags, _ figures: BackgroundFigures
  ) -> UIBackgroundConfiguration.Values {
    var values = UIBackgroundConfiguration.Values(backgroundColor: base)
    if flags.isFocused, flags.isHighlighted, flags.isTargeted {
      values.backgroundColor = flags.isSelected ? nil : .systemGray2
    } else if flags.isFocused {
      values.backgroundColor = nil
      values.backgroundColorTransformer = ColorTransformer(.dynamicLightAlpha)
    } else if flags.isHighlighted, flags.isTargeted {
      values.backgroundColor = .systemGray2
    } else if flags.isSelected || flags.isHighlighted || flags.isTargeted {
      values.backgroundColor = .systemGray4
    } else if flags.isSwiped {
      values.backgroundColor = .systemGray5
      values.cornerRadius = figures.swipedCornerRadius
    } else if flags.isReordering {
      values.backgroundColor = base.withAlphaComponent(0.8)
    }
    return values
  }

  /// Source: facts/state-styling.md, section 3, second table.
  private static func sidebarCell(
    _ flags: StyleFlags, _ figures: BackgroundFigures
  ) -> UIBackgroundConfiguration.Values {
    var values = UIBackgroundConfiguration.Values(
      cornerRadius: figures.roundedCornerRadius, backgroundColor: .clear)
    let isSelected = flags.isSelected && !flags.isEditing
    var isFilled = false
    if isSelected || flags.isTargeted {
      values.backgroundColor = .quaternarySystemFill
      isFilled = true
    } else if flags.isSwiped {
      values.backgroundColor = .systemGray5
      isFilled = true
    }
    let keepsSelection =
      flags.isSelected && (flags.isDisabled || flags.isEditing) && !flags.isTargeted
    if flags.isFocused, !keepsSelection {
      values.backgroundColor = nil
      isFilled = true
      if !flags.isSelected {
        values.backgroundColorTransformer = ColorTransformer(.dynamicLightAlpha)
      }
    }
    if flags.isTargeted, !flags.isSelected {
      values.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
    }
    if flags.isFaded {
      values.backgroundColorTransformer = ColorTransformer(.alpha50)
    }
    if flags.isHighlighted, isFilled {
      values.backgroundColorTransformer = ColorTransformer(.alpha30)
    }
    return values
  }

  /// Source: facts/state-styling.md, section 3: only focus changes grouped and sidebar headers.
  private static func header(
    _ flags: StyleFlags, _ figures: BackgroundFigures
  ) -> UIBackgroundConfiguration.Values {
    var values = UIBackgroundConfiguration.Values(
      cornerRadius: figures.roundedCornerRadius, backgroundColor: .clear)
    if flags.isFocused {
      values.backgroundColor = nil
      values.backgroundColorTransformer = ColorTransformer(.dynamicLightAlpha)
    }
    return values
  }
}

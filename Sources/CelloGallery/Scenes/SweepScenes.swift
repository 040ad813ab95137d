import UIKit

/// One style at a time, through text sizes, directions, contrast, scales, widths and long texts.
enum SweepScenes {
  static let scenes: [Scene] =
    [
      sweep(
        "text-sizes", "how a style follows the twelve text sizes",
        variants: [Variant()].times(\.category, Variant.Category.allCases)),
      sweep(
        "right-to-left", "a style in an interface that runs from right to left",
        variants: [Variant()].times(\.state, [.normal, .selected]).times(
          \.style, [.light, .dark]
        ).times(\.direction, [.rightToLeft])),
      sweep(
        "contrast", "a style with increased contrast, on the base and on the elevated level",
        variants: [Variant()].times(\.state, [.normal, .selected, .disabled]).times(
          \.style, [.light, .dark]
        ).times(\.contrast, [.normal, .high]).times(\.level, [.base, .elevated])),
      sweep(
        "bold-text", "a style with bold text",
        variants: [Variant()].times(\.weight, [.bold]).times(\.style, [.light, .dark])),
      sweep(
        "scales", "a style on screens of one, two and three pixels a point",
        variants: [Variant()].times(\.scale, Variant.Scale.allCases)),
      sweep(
        "widths", "a style at several widths",
        variants: [Variant()].times(\.width, Variant.Width.allCases)),
    ].flatMap { $0 } + longTexts

  private static let styles: [(style: CellStyle, environment: UIListEnvironment)] = [
    (.cell, .plain), (.subtitleCell, .insetGrouped), (.valueCell, .insetGrouped),
    (.sidebarCell, .sidebar), (.header, .insetGrouped), (.footer, .insetGrouped),
  ]

  private static func sweep(
    _ name: String, _ summary: String, variants: [Variant]
  ) -> [Scene] {
    styles.map { style, environment in
      Scene(
        group: name, name: style.name, shows: "\(summary): \(style.summary)",
        in: Scene.List(environment, kind: style.kind),
        cases: .listed(variants.times(\.systemVersion, [.iOS26, .iOS18]))
      ) { variant in
        let cell = StateCell(variant.state)
        cell.contentConfiguration = style.make()
        if style.kind != .cell { cell.backgroundConfiguration = .clear() }
        return cell
      }
    }
  }

  private static let longText = """
    The quick brown fox jumps over the lazy dog, and then it writes a long report about the jump for everyone who \
    missed it.
    """

  private static let longTexts: [Scene] = [
    CellStyle.cell, .subtitleCell, .valueCell, .sidebarCell,
  ].map { style in
    Scene(
      group: "long-texts", name: style.name,
      shows: "texts that need several lines in \(style.summary)",
      in: Scene.List(style.name == "sidebar" ? .sidebar : .insetGrouped),
      cases: .listed(
        [Variant()].times(\.width, [.phone, .small, .narrow]).times(
          \.category, [.large, .xxxl, .ax3]
        )
        .times(\.systemVersion, [.iOS26, .iOS18]))
    ) { variant in
      var content = style.make()
      content.text = longText
      if content.secondaryText != nil {
        content.secondaryText = "A second text that is long, too: " + longText
      }
      let cell = StateCell(variant.state)
      cell.contentConfiguration = content
      return cell
    }
  }
}

extension Variant.Category {
  fileprivate static let xxxl = Variant.Category.extraExtraExtraLarge
}

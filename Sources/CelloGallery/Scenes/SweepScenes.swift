import CelloScenes
import UIKit

/// A single style with varying text sizes, directions, contrast, scales, widths and long texts.
enum SweepScenes {
  static let scenes: [Scene] =
    [
      sweep(
        "text-sizes", "how a style follows the twelve text sizes", textOnly + styles,
        cases: .listed(.textSize()) + accessibility),
      sweep(
        "right-to-left", "a style in an interface that runs from right to left",
        cases: .listed(.states(.normal, .selected), .style(), .direction(.rightToLeft))),
      sweep(
        "contrast", "a style with increased contrast, on the base and on the elevated level",
        cases: .listed(.states(.normal, .selected, .disabled), .style(), .contrast(), .level())),
      sweep(
        "bold-text", "a style with bold text",
        cases: .listed(.weight(.bold), .style())),
      sweep(
        "scales", "a style on screens of one, two and three pixels a point",
        cases: .listed(.scale())),
      sweep(
        "widths", "a style at several widths of iPhones and iPads",
        cases: .listed(.width()) + .listed(.width(320, 744, 820, 1024), .scale(2))),
    ].flatMap { $0 } + longTexts + longWords + [longValue]

  /// Cases with each pair of an accessibility text size, dark mode and a right-to-left layout.
  private static let accessibility =
    Matrix.listed(.textSize(.accessibilityMedium), .style(.dark))
    + .listed(.textSize(.accessibilityExtraExtraExtraLarge), .direction(.rightToLeft))
    + .listed(.textSize(.accessibilityExtraLarge), .style(.dark), .direction(.rightToLeft))

  private static let styles: [(style: CellStyle, environment: UIListEnvironment)] = [
    (.cell, .plain), (.subtitleCell, .insetGrouped), (.valueCell, .insetGrouped),
    (.sidebarCell, .sidebar), (.header, .insetGrouped), (.footer, .insetGrouped),
  ]

  private static let textOnly: [(style: CellStyle, environment: UIListEnvironment)] = [
    (.textCell, .insetGrouped), (.textSubtitleCell, .plain),
  ]

  private static func sweep(
    _ name: String, _ summary: String,
    _ styles: [(style: CellStyle, environment: UIListEnvironment)] = SweepScenes.styles,
    cases: Matrix
  ) -> [Scene] {
    styles.map { style, environment in
      Scene(
        group: name, name: style.name, shows: "\(summary): \(style.summary)",
        in: Scene.List(environment, kind: style.kind),
        cases: cases.times(.systemVersion())
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
        .width(393, 320, 200),
        .textSize(.large, .extraExtraExtraLarge, .accessibilityExtraLarge), .systemVersion())
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

  private static let longWords: [Scene] = [CellStyle.cell, .subtitleCell].map { style in
    Scene(
      group: "long-texts", name: "\(style.name)-word",
      shows: "a word that is longer than a line in \(style.summary)",
      in: Scene.List(.insetGrouped),
      cases: .listed(.width(393, 200), .textSize(.large, .accessibilityExtraLarge))
        .times(.systemVersion())
    ) { variant in
      var content = style.make()
      content.text = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte"
      let cell = StateCell(variant.state)
      cell.contentConfiguration = content
      return cell
    }
  }

  private static let longValue = Scene(
    group: "long-texts", name: "long-value", shows: "a very long value beside a short title",
    in: Scene.List(.insetGrouped),
    cases: .listed(.width(393, 320), .textSize(.large, .accessibilityMedium))
      .times(.systemVersion())
  ) { variant in
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Cellophane, the list of everything that a cell can look like"
    let cell = StateCell(variant.state)
    cell.contentConfiguration = content
    return cell
  }
}

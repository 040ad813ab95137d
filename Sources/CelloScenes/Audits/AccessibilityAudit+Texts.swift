import CelloRaster
import CelloSnapshots
import CelloText
import UIKit

// Issues of texts: missing characters and symbols, clipping, overlaps and contrast.

extension AccessibilityAudit {
  /// Returns the texts of the views.
  ///
  /// - Parameter measuresVisibility: a Boolean value that indicates whether to draw the content
  ///   behind and in front of each text.
  func texts(measuresVisibility: Bool) -> [AuditedText] {
    let rest = measuresVisibility ? list.withoutTexts : nil
    return views.enumerated().flatMap { position, view in
      list.texts(inGroups: view.groups, view.items).map {
        var text = AuditedText(
          $0, of: view, at: position, in: CGRect(origin: .zero, size: list.size))
        if let rest {
          text.measureVisibility(of: view, over: rest, scale: scale, background: background)
        }
        return text
      }
    }
  }

  /// Returns the string and the frame of the text that contains the glyphs.
  private func subject(of text: AuditedText) -> (text: String?, frame: CGRect) {
    guard let index = text.text else { return (nil, text.drawn.ink) }
    let whole = views[text.view].texts[index]
    return (whole.string, whole.frame)
  }

  func missingGlyphs(in position: Int, _ texts: [AuditedText]) -> [AccessibilityAuditIssue] {
    func issue(
      _ subject: (String?, CGRect), _ characters: [Unicode.Scalar]
    ) -> AccessibilityAuditIssue {
      let names = characters.map(\.codePoint).joined(separator: ", ")
      return self.issue(
        .missingGlyph, position, of: subject, figure: names.isEmpty ? nil : names,
        names.isEmpty
          ? "has a character that no font has" : "has \(names), which no font has",
        advice: "Install or register a font that has it.")
    }
    let own = views[position].texts.filter { !$0.missingCharacters.isEmpty }
    guard own.isEmpty else { return own.map { issue(($0.string, $0.frame), $0.missingCharacters) } }
    return texts.first { $0.drawn.isMissingGlyph }.map { [issue((nil, $0.drawn.ink), [])] } ?? []
  }

  func missingSymbols(in position: Int) -> [AccessibilityAuditIssue] {
    views[position].placeholders.map { placeholder in
      issue(
        .missingGlyph, position, of: (nil, placeholder.frame), figure: placeholder.name,
        "has the symbol \(placeholder.name), which is not drawn",
        advice: "Add a symbol set of your own to an asset catalog.")
    }
  }

  func clippedTexts(in position: Int, _ texts: [AuditedText]) -> [AccessibilityAuditIssue] {
    let view = views[position]
    var issues: [AccessibilityAuditIssue] = []
    var clipped: Set<Int?> = []
    for (index, text) in view.texts.enumerated() where text.isTruncated {
      guard texts.contains(where: { $0.text == index && !$0.visibleInk.isNull }) else { continue }
      clipped.insert(index)
      issues.append(
        issue(
          .textClipped, position, of: (text.string, text.frame), "is truncated",
          advice: "Give it more lines or more room."))
    }
    for text in texts where !text.visibleInk.isNull && !view.isScrolled {
      // Some letters and accents extend beyond the box of their line.
      let tolerance = max(1, 0.15 * text.drawn.size)
      let box = view.texts.isEmpty ? text.visibleInk : text.visibleInk.intersection(view.frame)
      guard box.isNull || box.excess(of: text.drawn.ink) > tolerance,
        clipped.insert(text.text).inserted
      else { continue }
      issues.append(
        issue(
          .textClipped, position, of: subject(of: text), "is cut off",
          advice: "Give it more room."))
    }
    return issues
  }

  func overlappedTexts(_ own: [AuditedText], among texts: [AuditedText])
    -> [AccessibilityAuditIssue]
  {
    var issues: [AccessibilityAuditIssue] = []
    var overlapped: Set<Int?> = []
    for text in own where text.isVisible {
      if let share = text.visibility?.coveredShare, share > 0.05 {
        guard overlapped.insert(text.text).inserted else { continue }
        issues.append(
          issue(
            .contentOverlapped, text.view, of: subject(of: text),
            figure: "\(Int(clamping: share * 100 + 0.5)) %", "is partly hidden by what is in front",
            advice: "Move the text or what is in front of it."))
        continue
      }
      // Each pair is reported once, for the text in front.
      guard
        let other = texts.first(where: { other in
          (other.view, other.text ?? -1) < (text.view, text.text ?? -1) && other.isVisible
            && text.overlaps(other)
        }), overlapped.insert(text.text).inserted
      else { continue }
      let otherName = subject(of: other).text
      issues.append(
        issue(
          .contentOverlapped, text.view, of: subject(of: text),
          "overlaps \(otherName.map { "“\($0.prefix(40))”" } ?? "another text")",
          advice: "Move one of them."))
    }
    return issues
  }

  func lowContrasts(in position: Int, _ texts: [AuditedText]) -> [AccessibilityAuditIssue] {
    guard !views[position].isDisabled else { return [] }
    // The part of each text with the lowest contrast relative to its limit.
    var worst: [(text: AuditedText, contrast: Double, limit: Double)] = []
    for text in texts where !text.drawn.isMissingGlyph {
      guard let contrast = text.visibility?.contrast else { continue }
      let limit: Double = text.isLarge ? 3 : 4.5
      guard contrast < limit else { continue }
      if let index = worst.firstIndex(where: { $0.text.text == text.text }) {
        if contrast / limit < worst[index].contrast / worst[index].limit {
          worst[index] = (text, contrast, limit)
        }
      } else {
        worst.append((text, contrast, limit))
      }
    }
    return worst.map { text, contrast, limit in
      // The value is rounded down, so that it never equals a limit that the contrast does not
      // reach.
      let tenths = Int(clamping: contrast * 10)
      let figure = "\(tenths / 10).\(tenths % 10) : 1"
      return issue(
        .contrast, position, of: subject(of: text), figure: figure,
        "has a contrast of \(figure)",
        advice: limit == 3 ? "Large text needs 3 : 1." : "Text of this size needs 4.5 : 1.")
    }
  }
}

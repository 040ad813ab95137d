import Testing
@_spi(Cello) import UIKit

@MainActor struct UILabelBaselineTests {
  private func label(_ adjustment: UIBaselineAdjustment, width: CGFloat = 60) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    label.text = "A text that is too long"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.baselineAdjustment = adjustment
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat { label.baselineOffsets.first }

  @Test("a line that was scaled down keeps its baseline, its middle or its top")
  func adjustment() throws {
    let unscaled = label(.alignBaselines, width: 400)
    let (height, first) = try {
      let text = try #require(unscaled.drawnText).layout
      return (text.size.height, text.firstBaseline)
    }()
    let scale = try #require(label(.none).drawnText).layout.scale
    #expect(scale < 0.6)
    #expect(baseline(label(.alignBaselines)) == baseline(unscaled))
    // The tolerance is half a pixel, because the box is rounded to pixels.
    let middle = (40 - height * scale) / 2 + first * scale
    #expect(abs(baseline(label(.alignCenters)) - middle) <= 0.5)
    let top = (40 - height) / 2 + first * scale
    #expect(abs(baseline(label(.none)) - top) <= 0.5)
  }

  @Test("an unscaled line is where it is with every adjustment")
  func unscaled() {
    let baselines = [UIBaselineAdjustment.alignBaselines, .alignCenters, .none].map {
      baseline(label($0, width: 400))
    }
    #expect(Set(baselines).count == 1)
  }

  // Source: docs/measurements/text.md#labels.
  @Test("text with attributes that was scaled down is in the middle with every adjustment")
  func attributes() throws {
    let labels = [UIBaselineAdjustment.alignBaselines, .alignCenters, .none].map { label($0) }
    let middle = baseline(labels[1])
    for label in labels {
      label.attributedText = NSAttributedString(string: "A text that is too long")
      #expect(baseline(label) == middle)
    }
  }
}

/// The metrics of Apple's system font, which determine the layout although the glyphs are Inter's.
enum SystemFontMetrics {
  /// The font units per em of the following metrics.
  private static let unitsPerEm: CGFloat = 2048

  /// Returns the metrics at a size.
  ///
  /// Source: ascender 0.952148 em and descender −0.241211 em captured on an iOS 26.1 simulator,
  /// linear over all sizes, which is 1950 and −494 of 2048. Cap height 0.7047 em measured from
  /// pictures of iOS 18 and 26 (1443 of 2048). x-height 0.526 em recalled, unverified.
  static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 1950 / unitsPerEm, descender: size * -494 / unitsPerEm, leading: 0,
      capHeight: size * 1443 / unitsPerEm, xHeight: size * 1078 / unitsPerEm)
  }

  /// The minimum size at which the system font uses its display cut, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography.
  static let displaySize: CGFloat = 20

  /// The scale and tracking that give Inter the letter height and text width of Apple's font.
  struct Fit {
    /// The size of Inter relative to the size of the font.
    var scale: CGFloat
    /// The additional advance after each character, in points.
    var tracking: CGFloat
  }

  /// Returns the fit of Inter, or of its display cut from 20 pt, at a size in points.
  ///
  /// The scale makes capital letters as tall as the system font's: 0.7046 em over Inter's 0.7273
  /// and 0.7188 (2048 of 2816 and 1472 of 2048). It also brings the x-height within half a percent.
  /// The width that letters lose by the scale is added as tracking, based on the mean advance of
  /// English text. Labels are then as wide as on iOS: ten labels of 17 and 15 pt whose frames are
  /// in public view dumps and storyboards, such as `CENTER` with 64.33, `point` with 39 and `Label`
  /// with 41.33, differ by 0.2 pt on average.
  static func fit(size: CGFloat) -> Fit {
    guard size >= displaySize else {
      return Fit(scale: 1443 / 2048 / (2048 / 2816), tracking: tracking(size: size) + 0.0144 * size)
    }
    // Apple's font changes gradually from its text cut to its display cut between 17 and 28 pt, and
    // so does its tracking. Inter changes its cut at once, and uses the tracking of Apple's
    // separate display cut.
    let own =
      size < 28 ? interpolated(displayTrackingTable, at: size) * size : tracking(size: size)
    return Fit(scale: 1443 / 2048 / (1472 / 2048), tracking: own + 0.0082 * size)
  }

  /// The additional advance after an ideograph, a kana or a Hangul syllable, as a fraction of the
  /// size.
  ///
  /// Source: frames of labels in public view dumps: three ideographs at 17 pt are 52 wide, two at
  /// 15 pt 30.67, two at 17 pt 35 (the last at two pixels per point).
  static let ideographTracking: CGFloat = 0.0175

  /// Returns the additional advance of Apple's font after each character, in points, for a size in
  /// points; interpolated linearly between the sizes of the table.
  ///
  /// Below 6 pt, the tracking has the same ratio to the size as at 6 pt. From 80 pt, it is 0.
  static func tracking(size: CGFloat) -> CGFloat {
    size > 0 && size < 80 ? interpolated(trackingTable, at: size) * size : 0
  }

  /// Returns a table's tracking at a size, as a fraction of the size; beyond its ends, the value at
  /// the nearest end.
  private static func interpolated(
    _ table: [(size: CGFloat, thousandths: CGFloat)], at size: CGFloat
  ) -> CGFloat {
    var lower = table[0]
    for upper in table {
      if size <= upper.size {
        let share = upper.size > lower.size ? (size - lower.size) / (upper.size - lower.size) : 0
        return (lower.thousandths + (upper.thousandths - lower.thousandths) * share) / 1000
      }
      lower = upper
    }
    return lower.thousandths / 1000
  }

  /// The tracking in thousandths of an em, by size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, “iOS, iPadOS, visionOS tracking
  /// values”. The table's second column, in points, is this column multiplied by the size and
  /// rounded to hundredths.
  private static let trackingTable: [(size: CGFloat, thousandths: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12),
    (34, 12),
    (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8),
    (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6),
    (56, 6),
    (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// The tracking of the display cut in thousandths of an em, by size, at sizes where Apple's font
  /// is between its cuts.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, “SF Pro Display” tracking values of iOS
  /// 11 to 15, as quoted in the public sources of a design tool's plug-in, “Fix San Francisco”; an
  /// app that cites the same page has 19 at 20 pt, 16 at 22 and 13 at 28. The last value is from
  /// the table above, which continues from there.
  private static let displayTrackingTable: [(size: CGFloat, thousandths: CGFloat)] = [
    (20, 19), (21, 17), (22, 16), (23, 16), (24, 15), (25, 14), (26, 14), (27, 13), (28, 14),
  ]
}

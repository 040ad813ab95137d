import CelloScenes
import UIKit

/// Text in Chinese, Japanese and Korean.
enum IdeographScenes {
  static let scenes =
    [rows.references(.cover), languages]
    + [paragraphs, truncation, weights, controls].map { $0.references(.digests) }

  /// Texts of two lines and the language of their ideographs.
  private static let texts: [(language: String, text: String, secondary: String)] = [
    ("ja", "会議は午後3時に始まります", "「東京」から Wi-Fi の設定を変更"),
    ("zh-Hans", "会议将于下午3点开始", "在“设置”中更改 Wi-Fi 选项"),
    ("zh-Hant", "會議將於下午3點開始", "在「設定」中更改 Wi-Fi 選項"),
    ("ko", "회의는 오후 3시에 시작합니다", "‘설정’에서 Wi-Fi 옵션 변경"),
  ]

  private static let rows = Scene(
    group: "typography", name: "ideographs",
    shows: "rows in Japanese, simplified and traditional Chinese, and Korean, mixed with Latin",
    cases: .listed(.style(), .textSize(.large, .extraExtraExtraLarge))
  ) { _ in
    ColumnView(
      texts.map { language, text, secondary in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = secondary
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: "calendar")
        return view(content, in: language)
      })
  }

  private static let paragraphs = Scene(
    group: "typography", name: "ideographs-wrapping",
    shows: "where lines of ideographs, kana and Hangul are broken",
    cases: .listed(.textSize(.large, .accessibilityMedium)).times(.width(320))
  ) { _ in
    ColumnView(
      [
        ("ja", "ちょっと待って、「明日の会議（第2会議室）」は午後3時に変更されました。カレンダー・アプリを確認してください！"),
        ("zh-Hans", "请注意：“明天的会议（第2会议室）”已改到下午3点。请打开 Calendar 应用程序，确认新的时间！"),
        ("ko", "알림: 내일 회의(제2회의실)가 오후 3시로 변경되었습니다. Calendar 앱에서 확인하세요!"),
      ].map { language, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        return view(content, in: language)
      })
  }

  private static let truncation = Scene(
    group: "typography", name: "ideographs-truncation",
    shows: "lines of ideographs that are cut off at the head, in the middle and at the tail",
    cases: .listed(.width(200))
  ) { _ in
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    return ColumnView(
      modes.map { mode in
        let label = UILabel()
        label.text = "会议将于下午3点在2号会议室开始"
        label.lineBreakMode = mode
        return label
      }, gap: 6)
  }

  private static let languages = Scene(
    group: "typography", name: "ideographs-languages",
    shows: "the same ideographs in the shapes of five languages", cases: .listed()
  ) { _ in
    ColumnView(
      ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"].map { language in
        let label = UILabel()
        label.text = "骨直門令海飯今画 \(language)"
        label.font = .systemFont(ofSize: 28)
        label.traitOverrides.typesettingLanguage = .init(identifier: language)
        return label
      }, gap: 4)
  }

  private static let weights = Scene(
    group: "typography", name: "ideographs-weights",
    shows: "ideographs beside Latin in the text styles of the system",
    cases: .listed(.weight()).times(.style(.light))
  ) { _ in
    let styles: [(String, UIFont.TextStyle)] = [
      ("Title 大見出し", .title1), ("Headline 見出し", .headline), ("Body 本文", .body),
      ("Subheadline 小見出し", .subheadline), ("Footnote 脚注", .footnote), ("Caption 説明", .caption2),
    ]
    return ColumnView(
      styles.map { text, style in
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.typesettingLanguage = .init(identifier: "ja")
        return label
      }, gap: 4)
  }

  private static let controls = Scene(
    group: "typography", name: "ideographs-controls",
    shows: "titles of controls with ideographs, centered as Latin titles are",
    cases: .listed(.style(), .systemVersion())
  ) { _ in
    var filled = UIButton.Configuration.filled()
    filled.title = "続ける"
    filled.subtitle = "Continue"
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "キャンセル Cancel"
    let segments = UISegmentedControl(items: ["すべて", "未読", "Unread"])
    segments.selectedSegmentIndex = 1
    let field = UITextField()
    field.text = "東京 Tokyo"
    field.borderStyle = .roundedRect
    let views = [UIButton(configuration: filled), UIButton(configuration: tinted), segments, field]
    for view in views { view.traitOverrides.typesettingLanguage = .init(identifier: "ja") }
    return ColumnView(views, gap: 12)
  }

  /// Returns the view of a content in a language.
  @MainActor private static func view(
    _ content: UIListContentConfiguration, in language: String
  ) -> UIView {
    let view = UIListContentView(configuration: content)
    view.traitOverrides.typesettingLanguage = .init(identifier: language)
    return view
  }
}

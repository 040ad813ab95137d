import CelloScenes
import UIKit

/// Various texts that users can enter.
enum TypographyScenes {
  static let scenes: [Scene] =
    scripts + direction + emoji + [fallback, weights, truncation] + IdeographScenes.scenes
    + AttributedTextScenes.scenes

  private static func rows(
    _ name: String, shows summary: String, cases: Matrix, numberOfLines: Int = 0,
    _ texts: [(String, String?)]
  ) -> Scene {
    Scene(group: "typography", name: name, shows: summary, cases: cases) { _ in
      ColumnView(
        texts.map { text, secondary in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = text
          content.textProperties.numberOfLines = numberOfLines
          content.secondaryText = secondary
          return UIListContentView(configuration: content)
        })
    }
  }

  private static let directions = Matrix.listed(.direction())

  private static let scripts: [Scene] = [
    rows(
      "european", shows: "Latin with marks, Greek, Cyrillic, Armenian and Georgian",
      cases: .listed(.style()),
      [
        ("Příliš žluťoučký kůň úpěl ďábelské ódy", "Tiếng Việt có nhiều dấu"),
        ("Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "Ελληνικά"),
        ("Съешь ещё этих мягких французских булок", "Кириллица"),
        ("Բել դղյակի ձախ ժամն օֆ ազգությանը", "Հայերեն"),
        ("გთხოვთ ახლავე გაიაროთ რეგისტრაცია", "ქართული"),
      ]),
    rows(
      "indic", shows: "scripts whose letters combine and move", cases: .listed(),
      [
        ("ऋषियों को सताने वाले दुष्ट राक्षसों", "हिन्दी"),
        ("বিষন্ন ঔদাসীন্যে ঊষাবৌদি", "বাংলা"),
        ("அனைவரும் சுதந்திரமாகவே பிறக்கின்றனர்", "தமிழ்"),
        ("మనుష్యులందరు స్వతంత్రులు", "తెలుగు"),
        ("മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും", "മലയാളം"),
      ]),
    rows(
      "south-east-asian", shows: "scripts that are written without spaces", cases: .listed(),
      [
        ("เป็นมนุษย์สุดประเสริฐเลิศคุณค่ากว่าบรรดาฝูงสัตว์เดรัจฉาน", "ไทย"),
        ("ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ", "ລາວ"),
        ("មនុស្សទាំងអស់កើតមកមានសេរីភាព", "ខ្មែរ"),
        ("လူတိုင်းသည် တူညီလွတ်လပ်သော", "မြန်မာ"),
      ]),
  ]

  private static let direction: [Scene] = [
    rows(
      "right-to-left", shows: "Arabic and Hebrew, alone and among Latin", cases: directions,
      [
        ("نص حكيم له سر قاطع وذو شأن عظيم", "العربية"),
        ("דג סקרן שט בים מאוכזב ולפתע מצא חברה", "עברית"),
        ("A word of عربي in the middle", "and עברית (with brackets), too"),
        ("السعر 25.50 USD للقطعة", "رقم 123 و ۱۲۳"),
      ]),
    rows(
      "mixed-truncation", shows: "text of both directions that is cut off",
      cases: directions.times(.width(200)), numberOfLines: 1,
      [
        ("With كلمات عربية in an English sentence that goes on", nil),
        ("جملة with English words وتستمر وتستمر", nil),
      ]),
  ]

  private static let emoji: [Scene] = [
    rows(
      "emoji", shows: "emoji, with skin tones, families and flags as one picture each",
      cases: .listed(.style()),
      [
        ("Faces 😀 😎 🥳 among text", "Hands 👍 👍🏽 👋🏿"),
        ("Families 👩‍👩‍👧‍👦 and jobs 🧑🏾‍🚀", "Flags 🇩🇪 🇯🇵 🏳️‍🌈 and keycaps 1️⃣"),
        ("Symbols as text ☂︎ and as emoji ☂️", "Hearts ❤️ 🧡 💛"),
      ])
  ]

  private static let fallback = rows(
    "fallback", shows: "characters beyond the usual fonts, and boxes for what no font has",
    cases: .listed(),
    [
      ("Mathematics ∀x∈ℝ: ⌈x⌉ = −⌊−x⌋", "Arrows ← ↑ → ↓ ⇒"),
      ("Unassigned \u{0378} and private \u{10FFFD}", "Braille ⠓⠑⠇⠇⠕"),
    ])

  private static let weights = Scene(
    group: "typography", name: "weights", shows: "the nine weights of the system font",
    cases: .listed(.style())
  ) { _ in
    let weights: [(String, UIFont.Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    return ColumnView(
      weights.map { name, weight in
        let label = UILabel()
        label.text = "\(name) 0123456789"
        label.font = .systemFont(ofSize: 22, weight: weight)
        return label
      }, gap: 4)
  }

  private static let truncation = Scene(
    group: "typography", name: "truncation",
    shows: "where a text is cut off: head, middle, tail, at words, at characters",
    cases: directions.times(.width(320))
  ) { _ in
    let modes: [NSLineBreakMode] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping, .byWordWrapping,
      .byCharWrapping,
    ]
    return ColumnView(
      modes.map { mode in
        let label = UILabel()
        label.text = "A sentence with 👩‍👩‍👧‍👦 and é that is too long for this width"
        label.lineBreakMode = mode
        return label
      }, gap: 6)
  }
}

// Made by scripts/record from what render-gallery doctor draws.

/// The pixels that every machine draws.
enum AgreedDigests {
  static let shapes = "699350425223ca709df51b97604e5c26"
  static let text = "3094e3b365f86ec9febfd98f47646dd4"
  static let fonts = [
    "Inter-Black.otf": "7b2d09022cb026703830f649dfdbca56",
    "Inter-Bold.otf": "da5f8150f80f47bfa3f5fedefddc2b21",
    "Inter-ExtraBold.otf": "9f87f02ea096796730cb958f60e0a6ed",
    "Inter-ExtraLight.otf": "5886d3f1cb77887868714fbd5a4d28aa",
    "Inter-Light.otf": "405a367cfa10b7e06934447c2d9202bb",
    "Inter-Medium.otf": "42344de287a94fb41e6de7deee4fbf7e",
    "Inter-Regular.otf": "11466e498fb75039b9c1ecf5da6ea76c",
    "Inter-SemiBold.otf": "a17aa31308dd658398974d736dd8c002",
    "Inter-Thin.otf": "4a57f553b84bb9206b1340f4f86eef55",
    "InterDisplay-Regular.otf": "11b85c4d5ef071d0f0553bc900be8891",
  ]
}

extension SymbolLibrary {
  static let marks = """
    checkmark: circle square
      in circle scale .56 at -1 2 color green
      line M-36 4 L-12 34 L36 -34
    plus: circle square
      in circle scale .6 color green
      line M-39 0 H39 M0 -39 V39
    ellipsis: circle
      fill circle -33 0 7.4+.5d circle 0 0 7.4+.5d circle 33 0 7.4+.5d
    circle: fill
      outline circle 0 0 45.8
    wifi
      fill circle 0 35 7.5+.4d
      level 1
      line arc 0 36 25 -135 -45
      level 2
      line arc 0 36 46 -135 -45
      line arc 0 36 67 -135 -45
    applelogo
      solid M0 -15 C6 -22 14 -24 21 -23 C33 -21 40 -10 40 5 C40 24 27 49 12 49 C7 49 5 46 0 46 reflect
      fill M-1 -25 C-2 -38 6 -48 20 -50 C21 -37 13 -27 -1 -25 Z
    xmark: circle square
      in circle scale .56 color red
      line M-31 -31 L31 31 M31 -31 L-31 31
    minus: circle square
      in circle scale .6 color red
      line M-39 0 H39
    a enclosed: circle square
      line M-29 36 L0 -36 L29 36 M-19 14 H19

    """
}

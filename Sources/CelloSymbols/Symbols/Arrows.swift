extension SymbolLibrary {
  static let arrows = """
    chevron.down: circle square
      line M-36 -18 L0 18 L36 -18
    chevron.up: circle square
      line M-36 18 L0 -18 L36 18
    chevron.right: circle square
      line M-18 -36 L18 0 L-18 36
    chevron.left: circle square
      line M18 -36 L-18 0 L18 36
    chevron.forward = chevron.right rtl
    chevron.backward = chevron.left rtl
    chevron.up.chevron.down
      line M-24 -18 L0 -42 L24 -18 M-24 18 L0 42 L24 18
    arrow.up: circle square
      line M0 42 V-40 M-32 -9 L0 -41 L32 -9
    arrow.down: circle square
      line M0 -42 V40 M-32 9 L0 41 L32 9
    arrow.up.right: circle square
      line M-30 30 L29 -29 M-15 -30 H30 V15
    arrow.counterclockwise: circle
      line arc 0 3 39 -25 -320
      line M-39 -20 M-36 -44 V-18 H-10

    """
}

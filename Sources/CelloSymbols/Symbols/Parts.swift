extension SymbolLibrary {
  /// Shapes around symbols, slashes and badges.
  static let parts = """
    _circle
      outline circle 0 0 45.8
    _square
      outline box -40 -40 80 80 14
    _slash
      gap M-42 -42 L42 42
      line M-42 -42 L42 42
    _badge
      clear circle 0 0 10
      level 0 red
      solid circle 0 0 10
    _badge.plus
      clear circle 0 0 15
      level 0 green
      solid circle 0 0 15
      level 0 white
      inlay *.75 M-8.5 0 H8.5 M0 -8.5 V8.5

    """
}

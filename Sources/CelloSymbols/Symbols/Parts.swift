extension SymbolChapter {
  static let parts = SymbolChapter(
    #"""
    # Around symbols
    _circle
      outline circle 0 0 45.8
    _square
      outline box -40 -40 80 80 14
    # Within them, in place of a symbol that is not drawn
    _placeholder
      solid poly 1 0 -12 12 0 0 12 -12 0

    # Across symbols
    _slash
      gap *1/.75 M-43 -43 L43 43
      line *1/.75 M-43 -43 L43 43

    # On symbols' corners
    _badge
      # The disc grows with the line, as the marks inside it do.
      clear circle 0 0 10
      level 0 red
      solid circle 0 0 10
    _badge.disc
      clear circle 0 0 16
      solid circle 0 0 16
    _badge.plus
      level 0 green
      use _badge.disc
      level 0 white
      inlay *.8/.5 M-9.5 0 H9.5 M0 -9.5 V9.5
    _badge.minus
      level 0 red
      use _badge.disc
      level 0 white
      inlay *.8/.5 M-9.5 0 H9.5
    _badge.checkmark
      level 0 green
      use _badge.disc
      level 0 white
      inlay *.8/.5 M-8.5 1 L-2.5 7.5 L8.5 -7.5
    _badge.xmark
      level 0 red
      use _badge.disc
      level 0 white
      inlay *.8/.5 M-7 -7 L7 7 M7 -7 L-7 7
    _badge.exclamationmark
      level 0 red
      use _badge.disc
      level 0 white
      inlay *.75/.4 M0 -11.5-.1d V-.4-.3d
      mould circle 0 9.7+.2d 3.6+.2d
    _badge.questionmark
      level 0 gray
      use _badge.disc
      level 0 white
      inlay *.68/.25 M-6.5 -7.5 C-6 -12 -3 -13.5 0 -13.5 C4 -13.5 7 -11 7 -7.5 C7 -2.5 0 -3 0 1.2-.2d
      mould circle 0 10.4+.15d 3.2+.14d
    _badge.ellipsis
      level 0 tint
      use _badge.disc
      level 0 white
      mould circle -9.5 0 3.5+.15d circle 0 0 3.5+.15d circle 9.5 0 3.5+.15d
    _badge.clock
      clear circle 0 0 18
      line *.85/.45 circle 0 0 18
      line *.72/.25 M0 -9.5 V1 L6.5 5
    _badge.arrow.up
      level 0 blue
      use _badge.disc
      level 0 white
      inlay *.8/.5 M0 9.5 V-9 M-8 -1.5 L0 -9.5 L8 -1.5
    _badge.arrow.down
      level 0 blue
      use _badge.disc
      level 0 white
      inlay *.8/.5 M0 -9.5 V9 M-8 1.5 L0 9.5 L8 1.5
    _badge.gearshape
      clear circle 0 0 19
      use gearshape.fill scale .43 stroke .75/.35
    _badge.person
      clear circle 0 2 20
      use person.fill at 0 1 scale .42 stroke .8/.4
    _trianglebadge.exclamationmark
      clear poly 4 0 -20 23 17 -23 17
      level 0 yellow
      solid poly 4 0 -18 21 17 -21 17
      level 0 white
      inlay *.75/.4 M0 -6.5 V4.5-.2d
      mould circle 0 11.5+.1d 3.2+.2d
    """#)
}

extension SymbolChapter {
  static let charts = SymbolChapter(
    #"""
    # Figures and charts
    chart.bar: fill
      level 0 step 1
      outline box -50 2 22-.4d 40 5
      level 0 step 2
      outline box -11+.2d -20 22-.4d 62 5
      level 0 step 3
      outline box 28+.4d -42 22-.4d 84 5
    chart.bar.xaxis
      solid *1/.75 box -44 0 14-.4d 24 2
      solid *1/.75 box -14+.2d -20 14-.4d 44 2
      solid *1/.75 box 16+.4d -38 14-.4d 62 2
      line M-52 44 H52
    chart.pie: fill
      outline circle 0 0 44
      plain line M0 -44 V0 L31 31 M0 0 H44
      filled score *.95/.4 M0 -56 V0 L41 41 M0 0 H56
    chart.line.uptrend.xyaxis: circle
      in circle scale .54 stroke .9/.45
      level 1
      line wire 8 -48 -44 -48 42 50 42
      level 0
      line wire 2 -28 16 -8 -8 8 6 38 -28
      line M20 -32 H42 V-10
    chart.line.downtrend.xyaxis
      level 1
      line wire 8 -48 -44 -48 42 50 42
      level 0
      line wire 2 -28 -28 -8 -4 8 -18 38 16
      line M20 20 H42 V-2
    chart.xyaxis.line
      level 1
      line wire 8 -48 -44 -48 42 50 42
      level 0
      line wire 3 -30 14 -10 -14 8 4 40 -32
    chart.dots.scatter
      level 1
      line wire 8 -48 -44 -48 42 50 42
      level 0
      fill circle -26 18 6+.2d circle -12 -8 6+.2d circle 8 10 6+.2d circle 18 -22 6+.2d circle 38 -34 6+.2d circle 36 -4 6+.2d
    _dollar
      line M22 -24 C18 -34 10 -37 0 -37 C-14 -37 -24 -30 -24 -19 C-24 -8 -14 -4 0 -1 C15 2 25 7 25 19 C25 30 15 37 0 37 C-13 37 -22 32 -26 22 M0 -50 V50
    dollarsign: circle square
      in circle scale .6 stroke .85/.55
      in square scale .6 stroke .85/.55
      use _dollar
    eurosign: circle square
      in circle scale .62
      line M32 -28 C25 -36 17 -39 9 -39 C-13 -39 -27 -22 -27 0 C-27 22 -13 39 9 39 C17 39 25 36 32 28 M-40 -9 H14 M-40 9 H10
    sterlingsign: circle square
      in circle scale .62
      line M26 -28 C22 -36 14 -40 5 -40 C-10 -40 -18 -31 -18 -20 C-18 -8 -10 -2 -10 12 C-10 26 -18 34 -28 39 H30 M-28 4 H14
    yensign: circle square
      density 1/.85
      in circle scale .62
      line M-32 -40 L0 -2 L32 -40 M0 -2 V40 M-26 2 H26 M-26 18 H26
    indianrupeesign: circle square
      density 1/.8
      in circle scale .62
      line M-26 -40 H28 M-26 -18 H28 M-10 -40 C20 -40 20 4 -10 4 H-26 L14 40
    bitcoinsign: circle square
      density 1/.75
      in circle scale .56 stroke .85/.5
      line M-30 -34 H6 C30 -34 30 0 6 0 H-18 M6 0 C34 0 34 36 6 36 H-30 M-18 -34 V36 M-8 -36 V-49 M8 -36 V-49 M-8 38 V50 M8 38 V50
    centsign: circle square
      in circle scale .62
      line M26 -20 C20 -27 12 -29 4 -29 C-14 -29 -26 -16 -26 0 C-26 16 -14 29 4 29 C12 29 20 27 26 20 M2 -42 V42
    """#)
}

extension SymbolLibrary {
  static let objects = """
    trash: fill circle square slash
      outline wire 9 -31 -29 -27 47 27 47 31 -29
      line M-38 -29 H38
      line wire 8 -14 -29 -14 -45 14 -45 14 -29
      detail *.8 M-12 -12 L-10.5 29 M0 -12 V29 M12 -12 L10.5 29
    person: fill circle
      outline circle 0 -24 18
      outline M0 7 C23 7 39 21 39 37 Q39 43 33 43 H0 reflect
    pencil: circle slash
      outline poly 3 -40 40 -29.4 13.8/2 25.7 -41.3/6 41.3 -25.7/6 -13.8 29.4/2
      line M14.4 -30 L30 -14.4
    star: fill circle square slash
      in circle scale .62 filled
      outline poly 2 0 -44 12 -13.6/0 44.7 -11.5 19.5 9.3/0 27.6 41 0 23.5/0 -27.6 41 -19.5 9.3/0 -44.7 -11.5 -12 -13.6/0
    gearshape: fill circle
      outline poly 4 -8.2 -34 -6.8 -45.5 6.8 -45.5 8.2 -34 18.3 -29.8 27.4 -37 37 -27.4 29.8 -18.3 34 -8.2 45.5 -6.8 45.5 6.8 34 8.2 29.8 18.3 37 27.4 27.4 37 18.3 29.8 8.2 34 6.8 45.5 -6.8 45.5 -8.2 34 -18.3 29.8 -27.4 37 -37 27.4 -29.8 18.3 -34 8.2 -45.5 6.8 -45.5 -6.8 -34 -8.2 -29.8 -18.3 -37 -27.4 -27.4 -37 -18.3 -29.8
      detail circle 0 0 15
    gear: circle
      line circle 0 0 34
      spin 12 line M0 -34 V-45
      line circle 0 0 12
      spin 3 line M0 12 V34
    lock: fill circle square slash
      outline box -28 -5 56 48 9
      line M-18 -5 V-25 A18 0 1 18 -25 V-5
    paperplane: fill circle
      outline poly 5 44 -44 -44 -10 -10 10 10 44
      detail M-10 10 L20 -20
    magnifyingglass: circle
      line circle -9 -9 32
      line *1.1 M15 15 L42 42
    doc: fill circle
      outline poly 9 -31 -46 8 -46/4 31 -23/4 31 46 -31 46
      detail wire 6 8 -46 8 -23 31 -23
    doc.on.doc: fill
      outline poly 8 -37 -48 -3 -48/3 15 -30/3 15 28 -37 28
      front poly 8 -15 -28 19 -28/3 37 -10/3 37 48 -15 48
    square.and.arrow.up
      line wire 10 -14 -20 -34 -20 -34 44 34 44 34 -20 14 -20
      line M0 16 V-52 M-17 -36 L0 -53 L17 -36
    bell: fill circle slash badge
      outline M0 -42 C17 -42 27 -30 28 -13 C29 10 40 17 40 27 Q40 31 35 31 H0 reflect
      line M-11 43 Q0 53 11 43

    """
}

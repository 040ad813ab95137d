extension SymbolChapter {
  static let people = SymbolChapter(
    #"""
    # People
    _bust
      outline circle 0 -23 19
      outline M0 8 C24 8 40 21 40 37 Q40 44 33 44 H0 reflect
    person: fill circle slash badge.plus badge.minus badge.clock+
      badge at 36 30
      slash at -5 4
      in circle filled scale .6
      use _bust
    _back.of.2
      outline circle 29 -17 14.5
      outline M29 9 C47 9 58 20 58 32 Q58 38 52 38 H6 Q0 38 0 32 C0 20 11 9 29 9 Z
    _front.of.2
      clear circle -18 -19 17
      clear M-18 10 C4 10 17 23 17 36 Q17 43 10 43 H-46 Q-53 43 -53 36 C-53 23 -40 10 -18 10 Z
      outline circle -18 -19 17
      outline M-18 10 C4 10 17 23 17 36 Q17 43 10 43 H-46 Q-53 43 -53 36 C-53 23 -40 10 -18 10 Z
    person.2: fill circle
      in circle scale .53 stroke .85/.5
      level 1
      use _back.of.2
      level 0
      use _front.of.2
    person.2.slash: fill
      level 2
      use _back.of.2
      # Nothing is left of the person behind below the slash.
      cut M0 0 L64 64 H0 Z
      level 1
      use _front.of.2
      level 0
      use _slash scale 1.1
    person.3: fill
      level 1
      outline circle 44 -13 12.5 circle -44 -13 12.5
      outline M44 8 C60 8 70 18 70 29 Q70 34 65 34 H10 L-65 34 Q-70 34 -70 29 C-70 18 -60 8 -44 8 Z
      level 0
      clear circle 0 -18 17
      clear M0 9 C22 9 35 22 35 35 Q35 41 28 41 H0 reflect
      outline circle 0 -18 17
      outline M0 9 C22 9 35 22 35 35 Q35 41 28 41 H0 reflect
    person.crop.circle: fill badge.plus badge.minus badge.checkmark badge.xmark badge.exclamationmark badge.questionmark
      level 1
      outline circle 0 0 45.8
      level 0
      plain line circle 0 -11 15.5
      plain line M-32 32 C-27 20 -15 14.5 0 14.5 C15 14.5 27 20 32 32
      filled mould circle 0 -12 17.5
      filled mould M-30.5 29 C-24 18 -12 14 0 14 C12 14 24 18 30.5 29 A42 0 1 -30.5 29 Z
    person.crop.square: fill
      level 1
      outline box -42 -42 84 84 15
      level 0
      plain line circle 0 -9 15.5
      plain line M-32 40 C-28 24 -15 17 0 17 C15 17 28 24 32 40
      filled mould circle 0 -11 17.5
      filled mould M-32 40 C-28 22 -12 15 0 15 C12 15 28 22 32 40 Z
    person.crop.rectangle: fill
      level 1
      outline box -53 -40 106 80 14
      level 0
      plain line circle 0 -9 14.5
      plain line M-30 38 C-26 23 -14 16 0 16 C14 16 26 23 30 38
      filled mould circle 0 -11 16
      filled mould M-30 38 C-26 22 -12 14 0 14 C12 14 26 22 30 38 Z
    person.text.rectangle rtl: fill
      level 1
      outline box -53 -38 106 76 13
      level 0
      plain fill circle -24 -10 10.5
      plain fill M-42 19 C-41 9 -34 4 -24 4 C-14 4 -7 9 -6 19 Q-6 21 -9 21 H-39 Q-42 21 -42 19 Z
      filled mould circle -24 -10 10.5
      filled mould M-42 19 C-41 9 -34 4 -24 4 C-14 4 -7 9 -6 19 Q-6 21 -9 21 H-39 Q-42 21 -42 19 Z
      detail *.85/.5 M10 -12 H36 M10 4 H36 M10 20 H26
    person.wave.2: fill
      outline circle -22 -19 17
      outline M-22 10 C0 10 13 23 13 36 Q13 43 6 43 H-50 Q-57 43 -57 36 C-57 23 -44 10 -22 10 Z
      level 0 step 1
      line arc 6 -8 22 -42 42
      level 0 step 2
      line arc 6 -8 44 -42 42
    figure.stand
      density 1/.6
      fill circle 0 -41 8.8+.3d
      line wire 9 -22-.2d 7 -20 -20 20 -20 22+.2d 7
      fill box -11 -20 22 34 2
      line M-7.5-.25d 6 V47 M7.5+.25d 6 V47
    figure.walk: circle
      in circle scale .62
      fill circle 7 -43 8.4+.2d
      line M2 -24 L-4 6 L10 22 L14 46 M-4 6 L-8 24 L-22 44 M2 -24 L-16 -12 L-20 6 M2 -24 L14 -8 L26 -2
    figure.run: circle
      in circle scale .6
      fill circle 14 -43 8.4+.2d
      line M6 -24 L-4 4 L14 18 L8 42 M-4 4 L-14 24 L-38 26 M6 -24 L-18 -22 L-26 -4 M6 -24 L20 -6 L36 -10
    figure.wave: circle
      in circle scale .6
      density 1/.6
      fill circle 0 -41 8.8+.3d
      line wire 8 -22-.2d 7 -20 -20 14 -20 35 -44
      fill box -11 -20 22 34 2
      line M-7.5-.25d 6 V47 M7.5+.25d 6 V47
    faceid
      line M-44 -20 V-30 A14 0 1 -30 -44 H-20 M20 -44 H30 A14 0 1 44 -30 V-20 M44 20 V30 A14 0 1 30 44 H20 M-20 44 H-30 A14 0 1 -44 30 V20
      line *.9/.7 M-16 -16 V-9 M16 -16 V-9 M2 -16 V6 H-4 M-15 17 C-9 24 9 24 15 17
    touchid
      line *.85/.3 M-40 18 C-44 6 -44 -8 -38 -20 M-28 -33 C-2 -54 42 -38 42 4 C42 14 41 22 38 30
      line *.85/.3 M-30 38 C-28 20 -30 8 -26 -6 C-18 -34 27 -34 27 4 C27 22 24 32 19 43
      line *.85/.3 M-14 46 C-12 30 -14 18 -13 6 C-11 -14 12 -14 12 5 C12 24 9 36 4 48
      line *.85/.3 M-1 6 C-1 22 -2 30 -4 38
    face.smiling: fill
      level 1
      outline circle 0 0 45.8
      level 0
      mark oval -15.5 -11 5+.2d 7+.2d oval 15.5 -11 5+.2d 7+.2d
      detail M-21 14 C-13 26 13 26 21 14
    face.dashed
      spin 10 line arc 0 0 45.8 -100.5+.5d -79.5-.5d
      mark oval -15.5 -11 5+.2d 7+.2d oval 15.5 -11 5+.2d 7+.2d
      detail M-21 14 C-13 26 13 26 21 14

    # Hands
    hand.raised: fill circle slash
      in circle scale .6 filled at 1 0
      thick *1/.5 15 M-20 16 V-22 M-5 16 V-36 M10 16 V-33 M25 20 V-19
      thick *1/.5 15 M-20 24 L-34 7
      solid *1/.5 M-27.5 4 H32.5 V20 C32.5 39 18 47 2 47 C-12 47 -20 41 -26 33 Z
      hollow *1/.5 15 M-20 16 V-22 M-5 16 V-36 M10 16 V-33 M25 20 V-19
      hollow *1/.5 15 M-18 26.5 L-34 7
      plain cut M-23.4+.25d 13 H28.4-.25d V20 C28.4-.25d 36 16 42.9-.25d 2 42.9-.25d C-10 42.9-.25d -18 38 -22 31 Z
      filled score *.45/.15 M-12.5 3 V-26 M2.5 3 V-36 M17.5 3 V-32
    hand.thumbsup: fill circle
      in circle scale .55 stroke .85/.5 filled at 0 -1
      outline M-16 -4 L0 -44 C14 -48 16 -32 8 -14 H36 C48 -14 48 2 40 3 C48 6 46 18 38 18 C44 22 40 32 33 32 C37 37 32 44 25 44 H2 C-6 44 -12 40 -16 38 Z
      plain line M-16 -4 H-44 V40 H-16
      filled solid M-34 -4 H-44 V40 H-34 Z
    hand.thumbsdown: fill circle
      in circle scale .55 stroke .85/.5 filled at 0 1
      use hand.thumbsup turned 180 mirrored
    hand.point.left: fill
      outline M-51 -15 C-51 -22 -46 -24 -41 -24 H2 L-4 -33 C-8 -42 2 -48 9 -41 L30 -23 C40 -15 46 -8 46 6 C46 26 34 36 16 36 H2 C-8 36 -8 24 -1 23 C-13 25 -15 11 -6 9 C-16 9 -16 -3 -8 -6 H-41 C-46 -6 -51 -8 -51 -15 Z
      detail *.9/.7 M-1 23 H10 M-6 9 H10
    hand.point.right: fill
      use hand.point.left mirrored
    hand.point.up: fill
      use hand.point.left mirrored turned 270
    hand.point.down: fill
      use hand.point.left turned 270
    hand.tap: fill
      density 1/.7
      outline M-4 -22 C-4 -32 11 -32 11 -22 V4 C14 -1 22 0 24 5 C28 2 35 4 36 10 C41 9 45 13 45 19 V26 C45 42 34 50 20 50 H15 C5 50 -2 46 -8 37 L-22 16 C-26 9 -18 3 -12 8 L-4 16 Z
      line *.85/.3 arc 3 -23 20 150 390
    eye: fill circle slash
      in circle scale .62
      outline M-54 0 C-40 -24 -21 -35 0 -35 C21 -35 40 -24 54 0 C40 24 21 35 0 35 C-21 35 -40 24 -54 0 Z
      plain line circle 0 0 15
      filled score circle 0 0 19
    eyes
      density 1/.75
      line oval -25 0 19 32 oval 25 0 19 32
      fill circle -18 8 8.5+.2d circle 32 8 8.5+.2d
    ear
      line M-28 -14 C-28 -34 -14 -48 4 -48 C24 -48 36 -34 36 -14 C36 10 12 14 12 32 C12 50 -14 52 -17 36
      line *.9 M-12 -14 C-12 -24 -4 -31 4 -31 C14 -31 20 -24 20 -14 C20 0 2 -2 0 14
    mouth: fill
      outline M-52 -4 C-36 -14 -22 -26 -10 -24 C-4 -23 -2 -20 0 -20 C2 -20 4 -23 10 -24 C22 -26 36 -14 52 -4 C36 18 20 28 0 28 C-20 28 -36 18 -52 -4 Z
      detail *.9/.4 M-50 -4 C-20 -8 20 -8 50 -4
    pawprint: fill circle
      density 1/.75
      in circle scale .58 stroke .8/.2 filled at 0 1
      outline M0 2 C14 2 20 14 27 22 C36 32 30 46 17 46 C10 46 8 42 0 42 reflect
      outline oval -15 -30 9 14 oval 15 -30 9 14
      outline M-42 -16 C-34 -19 -26 -8 -25 0 C-24 8 -29 12 -34 10 C-41 8 -46 -1 -47 -7 C-47 -12 -45 -15 -42 -16 Z M42 -16 C34 -19 26 -8 25 0 C24 8 29 12 34 10 C41 8 46 -1 47 -7 C47 -12 45 -15 42 -16 Z
    person.fill.checkmark
      use person.fill at -10 0 scale .94
      line M24 -12 L34 0 L54 -26
    person.fill.xmark
      use person.fill at -10 0 scale .94
      line M28 -26 L52 -2 M52 -26 L28 -2
    person.fill.questionmark
      use person.fill at -10 0 scale .94
      line *.95/.7 M29 -31 C30 -38 35 -41 40 -41 C47 -41 52 -36 52 -30 C52 -21 40 -22 40 -13
      fill circle 40 1 5+.35d
    """#)
}

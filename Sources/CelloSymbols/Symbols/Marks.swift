extension SymbolChapter {
  static let marks = SymbolChapter(
    #"""
    # Marks
    checkmark: circle square
      in circle scale .53 at -1 1 color green
      in square scale .53 at -1 1
      line M-40 4 L-13 36 L40 -38
    xmark: circle square
      in circle scale .53 color red
      line M-33 -33 L33 33 M33 -33 L-33 33
    applelogo
      solid *.6 M0 -16 C7 -21 14 -23 20 -22 C32 -20 38 -9 38 5 C38 23 26 47 12 47 C7 47 5 44 0 44 reflect
      solid *.4 M0 -27 C-1 -38 7 -47 19 -48 C19 -37 12 -28 0 -27 Z
    plus: circle square
      in circle scale .62 color green
      line M-40 0 H40 M0 -40 V40
    minus: circle square
      in circle scale .62 color red
      line M-40 0 H40
    plusminus: circle
      line M-30 -16 H30 M0 -46 V14 M-30 42 H30
    multiply: circle square
      line M-27 -27 L27 27 M27 -27 L-27 27
    divide: circle square
      line M-40 0 H40
      fill circle 0 -29 7.5+.5d circle 0 29 7.5+.5d
    equal: circle square
      line M-38 -15 H38 M-38 15 H38
    lessthan: circle square
      line M36 -32 L-34 0 L36 32
    greaterthan: circle square
      use lessthan mirrored
    number: circle square
      line M-8 -38 L-20 38 M20 -38 L8 38 M-34 -13 H38 M-38 13 H34
    percent
      line M30 -36 L-30 36
      line circle -25 -20 14 circle 25 20 14
    at: circle
      in circle scale .6
      line circle 0 0 18
      line M18 -18 V6 C18 22 44 22 44 -2 C44 -27 25 -44 0 -44 C-25 -44 -44 -25 -44 0 C-44 26 -26 44 2 44 C12 44 20 41 26 37
    asterisk: circle
      in circle scale .56
      spin 3 line M0 -40 V40
    exclamationmark: circle square
      in circle scale .66 color red
      line M0 -40 V12
      fill circle 0 38 6.2+.55d
    exclamationmark.2
      use exclamationmark at -14 0
      use exclamationmark at 14 0
    exclamationmark.3
      use exclamationmark at -26 0
      use exclamationmark
      use exclamationmark at 26 0
    questionmark: circle square
      in circle scale .62
      line M-23 -24 C-21 -37 -11 -42 0 -42 C14 -42 24 -33 24 -21 C24 -3 0 -4 0 15
      fill circle 0 39 6.2+.55d
    info: circle square
      in circle scale .66 color blue
      fill circle 1 -38 6.6+.5d
      line M-14 -12 H2 V37 M-17 37 H20
    ellipsis: circle
      in circle scale .6
      fill circle -34 0 7.6+.5d circle 0 0 7.6+.5d circle 34 0 7.6+.5d
    nosign
      line circle 0 0 45.8
      line M-32.4 -32.4 L32.4 32.4
    slash enclosed: circle
      in circle scale .6
      line M31 -31 L-31 31
    infinity: circle
      in circle scale .55 stroke .9/.4
      line M0 0 C13 -16 22 -23 34 -23 C46 -23 54 -13 54 0 C54 13 46 23 34 23 C22 23 13 16 0 0 C-13 -16 -22 -23 -34 -23 C-46 -23 -54 -13 -54 0 C-54 13 -46 23 -34 23 C-22 23 -13 16 0 0 Z
    function
      line M34 -32 C31 -46 15 -46 12 -30 L2 30 C-1 46 -14 47 -19 34
      line M-14 -9 H30
    sum
      line M30 -28 V-38 H-28 L4 0 L-28 38 H30 V28
    x.squareroot
      line M-50 8 L-42 2 L-26 36 L-8 -38 H50
      line M8 -8 L38 32 M38 -8 L8 32
    fx
      line M10 -36 C-2 -42 -11 -36 -14 -22 L-24 24 C-26 36 -32 40 -40 38 M-32 -10 H4 M13 3 L46 36 M46 3 L13 36
    textformat.123
      density 1/.7
      line M-55 -16 L-44 -26 V26
      line M-18 -15 C-15 -30 11 -30 11 -13 C11 0 -18 12 -18 26 H12
      line M30 -17 C34 -30 56 -29 56 -13 C56 -3 48 -1 43 -1 C50 -1 58 3 58 13 C58 30 32 32 29 16

    # Warnings and seals
    exclamationmark.triangle: fill
      level 1 yellow
      outline poly 8 0 -42 51 43 -51 43
      plain level 0 yellow
      filled level 0 white
      detail *1/.75 M0 -13 V10-.2d
      mark circle 0 26 5.4+.35d
    exclamationmark.octagon: fill
      level 1 red
      outline poly 5 -19.5 -46 19.5 -46 46 -19.5 46 19.5 19.5 46 -19.5 46 -46 19.5 -46 -19.5
      plain level 0 red
      filled level 0 white
      detail M0 -24 V6
      mark circle 0 23 5.4+.45d
    xmark.octagon: fill
      level 1 red
      outline poly 5 -19.5 -46 19.5 -46 46 -19.5 46 19.5 19.5 46 -19.5 46 -46 19.5 -46 -19.5
      plain level 0 red
      filled level 0 white
      detail *.95/.6 M-16 -16 L16 16 M16 -16 L-16 16
    _shield
      outline M0 -48 C11 -40 24 -36 39 -35 V0 C39 25 23 40 0 49 reflect
    shield: fill slash
      use _shield
    shield.lefthalf.filled
      use _shield
      fill M0 -48 C-11 -40 -24 -36 -39 -35 V0 C-39 25 -23 40 0 49 Z
    shield.righthalf.filled
      use _shield
      fill M0 -48 C11 -40 24 -36 39 -35 V0 C39 25 23 40 0 49 Z
    checkmark.shield: fill
      level 1 green
      use _shield
      plain level 0 green
      filled level 0 white
      filled inlay M-18 1 L-6 15 L18 -14
      plain line M-18 1 L-6 15 L18 -14
    exclamationmark.shield: fill
      level 1 red
      use _shield
      plain level 0 red
      filled level 0 white
      filled inlay M0 -22 V6
      plain line M0 -22 V6
      filled mould circle 0 22 5.4+.45d
      plain fill circle 0 22 5.4+.45d
    xmark.shield: fill
      level 1 red
      use _shield
      plain level 0 red
      filled level 0 white
      filled inlay *.95/.6 M-14 -15 L14 13 M14 -15 L-14 13
      plain line *.95/.6 M-14 -15 L14 13 M14 -15 L-14 13
    lock.shield: fill
      use _shield
      plain use lock at 0 0 scale .44 stroke .85/.5
      filled use lock at 0 0 scale .46 stroke .85/.5 inlay
    seal: fill
      outline poly 6 0 -47 9.8 -36.7/3 23.5 -40.7 26.9 -26.9/3 40.7 -23.5 36.7 -9.8/3 47 0 36.7 9.8/3 40.7 23.5 26.9 26.9/3 23.5 40.7 9.8 36.7/3 0 47 -9.8 36.7/3 -23.5 40.7 -26.9 26.9/3 -40.7 23.5 -36.7 9.8/3 -47 0 -36.7 -9.8/3 -40.7 -23.5 -26.9 -26.9/3 -23.5 -40.7 -9.8 -36.7/3
    checkmark.seal: fill
      level 1 blue
      outline poly 6 0 -47 9.8 -36.7/3 23.5 -40.7 26.9 -26.9/3 40.7 -23.5 36.7 -9.8/3 47 0 36.7 9.8/3 40.7 23.5 26.9 26.9/3 23.5 40.7 9.8 36.7/3 0 47 -9.8 36.7/3 -23.5 40.7 -26.9 26.9/3 -40.7 23.5 -36.7 9.8/3 -47 0 -36.7 -9.8/3 -40.7 -23.5 -26.9 -26.9/3 -23.5 -40.7 -9.8 -36.7/3
      plain level 0 blue
      filled level 0 white
      detail M-18 1 L-6 15 L18 -14
    xmark.seal: fill
      level 1 red
      outline poly 6 0 -47 9.8 -36.7/3 23.5 -40.7 26.9 -26.9/3 40.7 -23.5 36.7 -9.8/3 47 0 36.7 9.8/3 40.7 23.5 26.9 26.9/3 23.5 40.7 9.8 36.7/3 0 47 -9.8 36.7/3 -23.5 40.7 -26.9 26.9/3 -40.7 23.5 -36.7 9.8/3 -47 0 -36.7 -9.8/3 -40.7 -23.5 -26.9 -26.9/3 -23.5 -40.7 -9.8 -36.7/3
      plain level 0 red
      filled level 0 white
      detail *.95/.6 M-14 -14 L14 14 M14 -14 L-14 14
    questionmark.square.dashed
      use square.dashed
      use questionmark scale .58 stroke .95/.4
    questionmark.folder: fill
      level 1
      outline poly 10 -52 -38 -22 -38/6 -10 -27/4 52 -27 52 39 -52 39
      level 0
      detail *.95/.6 M-12 -8 C-11 -15 -6 -18 0 -18 C7 -18 12 -13 12 -7 C12 3 0 2 0 11
      mark circle 0 25 5+.35d

    # Plain shapes
    circle: fill slash
      outline circle 0 0 45.8
    square: fill slash
      outline box -40 -40 80 80 14
    rectangle: fill badge.plus badge.minus badge.checkmark badge.xmark
      badge at 40 26
      outline box -53 -36 106 72 14
    rectangle.portrait: fill
      outline box -36 -48 72 96 14
    app: fill
      outline box -41 -41 82 82 22
    capsule: fill
      outline box -54 -26 108 52 26
    capsule.portrait: fill
      outline box -26 -54 52 108 26
    oval: fill
      outline oval 0 0 54 36
    oval.portrait: fill
      outline oval 0 0 36 54
    triangle: fill
      outline poly 5 0 -41 49 42 -49 42
    diamond: fill
      outline poly 5 0 -51 51 0 0 51 -51 0
    hexagon: fill
      outline poly 5 0 -48 42 -24 42 24 0 48 -42 24 -42 -24
    circle.hexagongrid: fill
      outline circle 0 0 10.5
      spin 6 outline circle 0 -34 10.5
    cone: fill
      outline M0 -48 L42 28 C42 46 -42 46 -42 28 Z
    pyramid: fill
      outline poly 4 0 -46 50 24 10 44 -50 24
      split *.9/.6 M0 -46 L10 44
    atom
      density 1/.6
      line oval 0 0 19 50
      use _orbit turned 60
      use _orbit turned -60
      fill circle 0 0 7+.2d
    _orbit
      line oval 0 0 19 50
    point.3.connected.trianglepath.dotted
      outline circle 0 -36 10 circle -40 32 10 circle 40 32 10
      fill circle -12 -14 3.4+.2d circle -20 0 3.4+.2d circle -28 14 3.4+.2d circle 12 -14 3.4+.2d circle 20 0 3.4+.2d circle 28 14 3.4+.2d circle -18 32 3.4+.2d circle 0 32 3.4+.2d circle 18 32 3.4+.2d
    wrongwaysign: fill
      outline circle 0 0 45.8
      mark box -25 -5 50 10 2
    pentagon: fill
      outline poly 5 0 -46 46 -12.5 28.5 40 -28.5 40 -46 -12.5
    octagon: fill
      outline poly 5 -19.5 -46 19.5 -46 46 -19.5 46 19.5 19.5 46 -19.5 46 -46 19.5 -46 -19.5
    rhombus: fill
      outline poly 4 0 -50 38 0 0 50 -38 0
    circle.dashed
      spin 10 line arc 0 0 45.8 -100.5+.5d -79.5-.5d
    circle.dotted
      spin 16 fill circle 0 -45.8 4.1+.3d
    square.dashed
      line M-40 -20-.5d V-26 A14 0 1 -26 -40 H-20-.5d M20+.5d -40 H26 A14 0 1 40 -26 V-20-.5d M40 20+.5d V26 A14 0 1 26 40 H20+.5d M-20-.5d 40 H-26 A14 0 1 -40 26 V20+.5d
      line M-5.5+.5d -40 H5.5-.5d M-5.5+.5d 40 H5.5-.5d M-40 -5.5+.5d V5.5-.5d M40 -5.5+.5d V5.5-.5d
    rectangle.dashed
      line M-53 -17-.5d V-22 A14 0 1 -39 -36 H-35-.5d M35+.5d -36 H39 A14 0 1 53 -22 V-17-.5d M53 17+.5d V22 A14 0 1 39 36 H35+.5d M-35-.5d 36 H-39 A14 0 1 -53 22 V17+.5d
      line M-19+.5d -36 H-8.5-.5d M8.5+.5d -36 H19-.5d M-19+.5d 36 H-8.5-.5d M8.5+.5d 36 H19-.5d M-53 -4+.5d V4-.5d M53 -4+.5d V4-.5d
    circle.lefthalf.filled
      outline circle 0 0 45.8
      fill M0 -45.8 A45.8 0 0 0 45.8 Z
    circle.righthalf.filled
      use circle.lefthalf.filled mirrored
    circle.bottomhalf.filled
      use circle.lefthalf.filled turned 270
    circle.tophalf.filled
      use circle.lefthalf.filled turned 90
    circle.inset.filled
      level 1
      line circle 0 0 45.8
      level 0
      fill circle 0 0 32-.6d
    smallcircle.filled.circle: fill
      outline circle 0 0 45.8
      mark circle 0 0 15+.2d
    circle.circle: fill
      outline circle 0 0 45.8
      detail circle 0 0 19
    record.circle: fill
      outline circle 0 0 45.8
      level 0 red
      mark circle 0 0 22-.1d
    circle.grid.2x2: fill
      density 1/.8
      outline circle -23 -23 17-.5d circle 23 -23 17-.5d circle -23 23 17-.5d circle 23 23 17-.5d
    circle.grid.3x3: fill
      density .9/.45
      outline circle -36 -36 10.5-.5d circle 0 -36 10.5-.5d circle 36 -36 10.5-.5d circle -36 0 10.5-.5d circle 0 0 10.5-.5d circle 36 0 10.5-.5d circle -36 36 10.5-.5d circle 0 36 10.5-.5d circle 36 36 10.5-.5d
    square.grid.2x2: fill
      outline box -41 -41 34-.5d 34-.5d 7 box 7+.5d -41 34-.5d 34-.5d 7 box -41 7+.5d 34-.5d 34-.5d 7 box 7+.5d 7+.5d 34-.5d 34-.5d 7
    square.grid.3x3: fill
      density .9/.5
      outline box -45 -45 21-.6d 21-.6d 4.5 box -10.5+.4d -45 21-.8d 21-.6d 4.5 box 24+.6d -45 21-.6d 21-.6d 4.5 box -45 -10.5+.4d 21-.6d 21-.8d 4.5 box -10.5+.4d -10.5+.4d 21-.8d 21-.8d 4.5 box 24+.6d -10.5+.4d 21-.6d 21-.8d 4.5 box -45 24+.6d 21-.6d 21-.6d 4.5 box -10.5+.4d 24+.6d 21-.8d 21-.6d 4.5 box 24+.6d 24+.6d 21-.6d 21-.6d 4.5
    rectangle.grid.2x2: fill
      outline box -52 -37 45-.5d 30-.5d 7 box 7+.5d -37 45-.5d 30-.5d 7 box -52 7+.5d 45-.5d 30-.5d 7 box 7+.5d 7+.5d 45-.5d 30-.5d 7
    rectangle.grid.1x2: fill
      outline box -46 -41 92 34-.5d 9 box -46 7+.5d 92 34-.5d 9
    square.split.2x1: fill
      outline box -40 -40 80 80 14
      split M0 -40 V40
    square.split.1x2: fill
      use square.split.2x1 turned 90
    square.split.2x2: fill
      outline box -40 -40 80 80 14
      split M0 -40 V40 M-40 0 H40
    rectangle.split.3x1: fill
      outline box -53 -36 106 72 14
      split M-18 -36 V36 M18 -36 V36
    rectangle.split.2x1: fill
      outline box -53 -36 106 72 14
      split M0 -36 V36
    square.on.square
      outline box -44 -44 62 62 12
      front box -18 -18 62 62 12
    square.fill.on.square.fill
      level 1
      solid box -44 -44 62 62 12
      level 0
      clear box -18 -18 62 62 12
      solid box -18 -18 62 62 12
    plus.square.on.square
      level 1
      outline box -44 -44 62 62 12
      level 0
      front box -18 -18 62 62 12
      line *.95/.7 M13 -2 V28 M-2 13 H28
    square.on.circle
      level 1
      outline circle -14 -14 34
      level 0
      front box -10 -10 52 52 10
    rectangle.on.rectangle
      outline box -54 -42 80 54 11
      front box -26 -13 80 54 11
    rectangle.fill.on.rectangle.fill
      level 1
      solid box -54 -42 80 54 11
      level 0
      clear box -26 -13 80 54 11
      solid box -26 -13 80 54 11
    plus.rectangle.on.rectangle
      level 1
      outline box -54 -42 80 54 11
      level 0
      front box -26 -13 80 54 11
      line *.95/.7 M14 0 V28 M0 14 H28
    plus.rectangle.fill.on.rectangle.fill
      level 1
      solid box -54 -42 80 54 11
      level 0
      clear box -26 -13 80 54 11
      solid box -26 -13 80 54 11
      inlay *.95/.7 M14 0 V28 M0 14 H28
    square.stack: fill
      outline box -38 -14 76 62 12
      line *.95/.8 M-29 -31 H29
      line *.95/.8 M-20 -47 H20
    rectangle.stack: fill badge.plus badge.minus
      outline box -50 -18 100 64 12
      line *.95/.8 M-41 -35 H41
      line *.95/.8 M-31 -51 H31
    square.3.layers.3d
      density 1/.55
      outline poly 3 0 -44 48 -22 0 0 -48 -22
      line wire 3 40+.5d -3.7+.25d 48 0 0 22 -48 0 -40-.5d -3.7+.25d
      line wire 3 40+.5d 18.3+.25d 48 22 0 44 -48 22 -40-.5d 18.3+.25d
    square.stack.3d.up: fill
      outline poly 3 0 -46 48 -21 0 4 -48 -21
      line wire 2 -48 1 0 26 48 1
      line wire 2 -48 23 0 48 48 23

    # Light
    power: circle
      in circle scale .58
      line arc 0 3 41 -58 238
      line M0 -46 V-4
    togglepower
      line circle 0 0 45.8
      line M0 -20 V20
    sparkle
      solid *.45 M0 -48 C5 -15 15 -5 48 0 C15 5 5 15 0 48 reflect
    sparkles
      use sparkle at 11 7 scale .8
      level 1
      use sparkle at -31 -28 scale .42 stroke .7
      use sparkle at -27 36 scale .3 stroke .6
    bolt: fill circle
      in circle scale .58 filled
      level 0 yellow
      outline poly 3 12 -50 -32 6 -3 6 -12 50 32 -8 3 -8
    bolt.horizontal: fill circle
      in circle scale .58 filled
      use bolt turned -90
    bolt.slash: fill
      level 1 yellow
      # The bolt with its halves pulled apart, so that its notches stay beside the slash.
      outline *1/.7 poly 3 16 -52 -36 11 -9 11 -16 52 36 -11 9 -11
      level 0
      use _slash
    flame: fill circle
      in circle scale .58 filled
      level 0 orange
      outline M4 -50 C8 -28 36 -16 36 14 C36 36 20 50 0 50 C-20 50 -36 36 -36 14 C-36 -1 -29 -12 -21 -19 C-20 -10 -16 -4 -9 -2 C-12 -20 -9 -38 4 -50 Z
      detail M0 50 C-10 50 -17 43 -17 34 C-17 24 -6 20 -2 8 C9 16 17 24 17 35 C17 44 10 50 0 50
    drop: fill circle
      in circle scale .58 filled
      level 0 cyan
      outline M0 -50 C8 -34 34 -8 34 17 C34 37 19 50 0 50 reflect
    drop.halffull
      level 0 cyan
      use drop
      fill M0 14 H34 C36 37 19 50 0 50 reflect
    plus.app: fill
      use app
      detail *.95/.7 M0 -20 V20 M-20 0 H20
    plus.rectangle: fill
      use rectangle
      detail *.95/.7 M0 -19 V19 M-19 0 H19
    minus.rectangle: fill
      use rectangle
      detail *.95/.7 M-19 0 H19
    xmark.rectangle: fill
      use rectangle
      detail *.95/.7 M-14 -14 L14 14 M14 -14 L-14 14
    checkmark.rectangle: fill
      use rectangle
      detail *.95/.7 M-17 1 L-6 13 L17 -14
    plus.diamond: fill
      use diamond
      detail *.95/.7 M0 -19 V19 M-19 0 H19
    minus.diamond: fill
      use diamond
      detail *.95/.7 M-19 0 H19
    xmark.diamond: fill
      use diamond
      detail *.95/.7 M-13 -13 L13 13 M13 -13 L-13 13
    questionmark.diamond: fill
      use diamond
      detail *.95/.6 M-11 -13 C-10 -20 -5 -23 0 -23 C7 -23 12 -18 12 -12 C12 -3 0 -4 0 5
      mark circle 0 19 5+.35d
    questionmark.app: fill
      use app
      detail *.95/.6 M-12 -13 C-11 -21 -6 -24 0 -24 C7 -24 13 -19 13 -12 C13 -2 0 -3 0 6
      mark circle 0 21 5.2+.35d
    ellipsis.rectangle: fill
      use rectangle
      mark circle -26 0 6+.3d circle 0 0 6+.3d circle 26 0 6+.3d
    app.badge: fill
      level 1
      use app
      level 0
      use _badge at 34 -34
    dot.square: fill
      outline box -40 -40 80 80 14
      mark circle 0 0 10+.2d
    circle.square: fill
      outline box -41 -41 82 82 14
      detail circle 0 0 24
    square.lefthalf.filled
      outline box -40 -40 80 80 14
      fill M0 -40 V40 H-26 A14 0 1 -40 26 V-26 A14 0 1 -26 -40 Z
    square.righthalf.filled
      use square.lefthalf.filled mirrored
    square.tophalf.filled
      use square.lefthalf.filled turned 90
    square.bottomhalf.filled
      use square.lefthalf.filled turned 270
    suit.heart: fill
      outline M0 -22 C8 -36 18 -42 26 -42 C38 -42 46 -32 46 -20 C46 6 16 28 0 46 C-16 28 -46 6 -46 -20 C-46 -32 -38 -42 -26 -42 C-18 -42 -8 -36 0 -22 Z
    suit.diamond: fill
      outline M0 -48 L33 0 L0 48 L-33 0 Z
    suit.club: fill
      thick 34 M0 -24 V-24.01 M-22 10 V10.01 M22 10 V10.01
      thick 8 M0 -10 L-12 8 L12 8 Z
      plain hollow 34 M0 -24 V-24.01 M-22 10 V10.01 M22 10 V10.01
      plain cut poly 0 0 -24 22 10 -22 10
      line M0 8 C0 28 -4 38 -14 45 H14 C4 38 0 28 0 8
      fill M0 8 C0 28 -4 38 -14 45 H14 C4 38 0 28 0 8
    suit.spade: fill
      outline M0 -48 C8 -28 42 -12 42 10 C42 32 12 34 0 16 C-12 34 -42 32 -42 10 C-42 -12 -8 -28 0 -48 Z
      line M0 18 C0 32 -4 40 -14 46 H14 C4 40 0 32 0 18
      fill M0 18 C0 32 -4 40 -14 46 H14 C4 40 0 32 0 18
    curlybraces: square
      in square scale .56
      line M-18 -44 C-34 -44 -34 -36 -34 -26 C-34 -10 -34 0 -46 0 C-34 0 -34 10 -34 26 C-34 36 -34 44 -18 44 M18 -44 C34 -44 34 -36 34 -26 C34 -10 34 0 46 0 C34 0 34 10 34 26 C34 36 34 44 18 44
    zzz
      line M-48 -2 H-18 L-48 44 H-18 M-6 -28 H18 L-6 10 H18 M28 -46 H48 L28 -16 H48
    rays
      spin 8 line M0 -20 V-46
    die.face.1: fill
      outline box -41 -41 82 82 17
      mark circle 0 0 9+.2d
    die.face.2: fill
      outline box -41 -41 82 82 17
      mark circle -17 -17 6.8+.2d circle 17 17 6.8+.2d
    die.face.3: fill
      outline box -41 -41 82 82 17
      mark circle -19 -19 6.8+.2d circle 0 0 6.8+.2d circle 19 19 6.8+.2d
    die.face.4: fill
      outline box -41 -41 82 82 17
      mark circle -17 -17 6.8+.2d circle 17 -17 6.8+.2d circle -17 17 6.8+.2d circle 17 17 6.8+.2d
    die.face.5: fill
      outline box -41 -41 82 82 17
      mark circle -19 -19 6.8+.2d circle 19 -19 6.8+.2d circle 0 0 6.8+.2d circle -19 19 6.8+.2d circle 19 19 6.8+.2d
    die.face.6: fill
      outline box -41 -41 82 82 17
      mark circle -17 -22 6.8+.2d circle 17 -22 6.8+.2d circle -17 0 6.8+.2d circle 17 0 6.8+.2d circle -17 22 6.8+.2d circle 17 22 6.8+.2d
    circle.lefthalf.fill = circle.lefthalf.filled
    circle.righthalf.fill = circle.righthalf.filled
    circle.tophalf.fill = circle.tophalf.filled
    circle.bottomhalf.fill = circle.bottomhalf.filled
    largecircle.fill.circle = circle.inset.filled
    accessibility: fill
      level 1
      outline circle 0 0 45.8
      level 0
      mark circle 0 -27 6.4+.2d
      detail *.95/.6 M-24 -11 C-8 -7 8 -7 24 -11 M-2 4 L-12 30 M2 4 L12 30
      detail *1.5/.9 M0 -7 V4
    cylinder: fill
      outline M-40 -32 V32 C-40 42 -22 48 0 48 C22 48 40 42 40 32 V-32 C40 -42 22 -48 0 -48 C-22 -48 -40 -42 -40 -32 Z
      plain line M-40 -32 C-40 -22 -22 -16 0 -16 C22 -16 40 -22 40 -32
      filled score *.8/.6 M-44 -26 C-36 -20 -20 -15 0 -15 C20 -15 36 -20 44 -26
    cylinder.split.1x2: fill
      outline M-40 -32 V32 C-40 42 -22 48 0 48 C22 48 40 42 40 32 V-32 C40 -42 22 -48 0 -48 C-22 -48 -40 -42 -40 -32 Z
      plain line M-40 -32 C-40 -22 -22 -16 0 -16 C22 -16 40 -22 40 -32 M-40 0 C-40 10 -22 16 0 16 C22 16 40 10 40 0
      filled score *.8/.6 M-44 -26 C-36 -20 -20 -15 0 -15 C20 -15 36 -20 44 -26 M-48 4 C-38 12 -20 17 0 17 C20 17 38 12 48 4
    rectangle.split.1x2: fill
      outline box -53 -36 106 72 14
      split M-53 0 H53
    rectangle.split.2x2: fill
      outline box -53 -36 106 72 14
      split M-53 0 H53 M0 -36 V36
    """#)
}

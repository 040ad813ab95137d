extension SymbolChapter {
  static let objects = SymbolChapter(
    #"""
    # Favorites
    star: fill circle square slash
      in circle scale .61 filled at 0 -1
      outline poly 2 0 -47.5 12.7 -14.9/0 47.6 -12.2 20.6 9.6/0 29.4 43.6 0 24.3/0 -29.4 43.6 -20.6 9.6/0 -47.6 -12.2 -12.7 -14.9/0
    star.leadinghalf.filled rtl
      use star
      fill M0 -47.5 L-12.7 -14.9 L-47.6 -12.2 L-20.6 9.6 L-29.4 43.6 L0 24.3 Z
    star.leadinghalf.fill = star.leadinghalf.filled rtl
    heart: fill circle square slash
      in circle scale .58 filled at 0 2
      level 0 red
      outline M0 -27 C6 -37 16 -42 26 -42 C40 -42 50 -31 50 -17 C50 8 24 30 3 43 Q0 45 -3 43 C-24 30 -50 8 -50 -17 C-50 -31 -40 -42 -26 -42 C-16 -42 -6 -37 0 -27 Z
    flag: fill circle square slash
      in circle scale .6
      outline M-32 -38 C-14 -46 8 -30 34 -38 V8 C8 16 -14 0 -32 8
      line M-32 -40 V49
    tag: fill circle slash
      slash at 0 0 mirrored
      in circle scale .58
      outline M-44 -36 Q-44 -44 -36 -44 H-4 Q1 -44 5 -40 L42 -3 Q47 3 42 8 L8 42 Q3 47 -3 42 L-40 5 Q-44 1 -44 -4 Z
      mark circle -24 -24 7+.1d
    trash: fill circle square slash
      slash at -3 3
      in circle scale .54 at 0 -1
      outline wire 9 -32 -29 -28 48 28 48 32 -29
      line M-39 -29 H39
      line wire 8 -14 -29 -14 -46 14 -46 14 -29
      detail *.65/.22 M-13.5 -13 L-12 30 M0 -13 V30 M13.5 -13 L12 30
    pin: fill circle slash
      in circle scale .6 filled
      outline M-20 -46 H20 L17 -12 C26 -8 31 0 32 10 H-32 C-31 0 -26 -8 -17 -12 Z
      line M0 12 V50
    mappin: slash circle
      slash at 0 13 scale .85
      in circle scale .62
      solid circle 0 -28 17
      line M0 -9 V50
    mappin.and.ellipse
      level 0
      solid circle 0 -34 13
      line M0 -19 V30
      level 1
      line M-18 18 C-36 20 -48 26 -48 33 C-48 43 -26 49 0 49 C26 49 48 43 48 33 C48 26 36 20 18 18
    map: fill circle
      in circle scale .55 stroke .85/.5
      outline poly 4 -52 -28 -18 -42 18 -28 52 -42 52 28 18 42 -18 28 -52 42
      split *.95/.75 M-18 -42 V28 M18 -28 V42

    # Settings and tools
    gearshape: fill circle
      density 1/.8
      in circle scale .62 stroke .85/.45
      outline poly 4 -8.2 -34 -6.8 -46 6.8 -46 8.2 -34 18.3 -29.8 27.7 -37.3 37.3 -27.7 29.8 -18.3 34 -8.2 46 -6.8 46 6.8 34 8.2 29.8 18.3 37.3 27.7 27.7 37.3 18.3 29.8 8.2 34 6.8 46 -6.8 46 -8.2 34 -18.3 29.8 -27.7 37.3 -37.3 27.7 -29.8 18.3 -34 8.2 -46 6.8 -46 -6.8 -34 -8.2 -29.8 -18.3 -37.3 -27.7 -27.7 -37.3 -18.3 -29.8
      detail circle 0 0 15
    gearshape.2: fill
      level 1
      use gearshape at 37 21 scale .56 stroke .9/.3
      level 0
      clear circle -21 -12 33
      use gearshape at -21 -12 scale .8 stroke .95/.7
    gear: circle badge.checkmark badge.xmark
      density .9/.5
      in circle scale .64 stroke .9/.5
      line circle 0 0 35
      spin 12 fill poly 1.5 -7.5-.3d -35 -4.8-.3d -50 4.8+.3d -50 7.5+.3d -35
      line circle 0 0 11.5
      spin 3 line M0 11.5 V35
    wrench.and.screwdriver: fill
      density 1/.65
      level 1
      line M-42 -46 L-46 -42 L-38 -28 L-30 -26 L10 14
      line M-42 -46 L-28 -38 L-26 -30 L14 10
      solid M10 22 L22 10 L44 32 C48 38 38 48 32 44 Z
      level 0
      clear poly 6 16 -18 18 -46 44 -18
      outline M10 -14 C4 -30 14 -47 34 -46 L22 -34 L24 -24 L34 -22 L46 -34 C47 -14 30 -4 14 -10 L-22 40 C-32 52 -50 36 -40 24 Z
    hammer: fill circle
      in circle scale .6
      use _hammer at -3 3 turned 45
    _hammer
      outline M-44 -20 C-38 -42 -24 -48 -4 -48 H22 Q28 -48 28 -42 V-24 Q28 -18 22 -18 H-14 C-26 -18 -36 -22 -44 -20 Z
      outline M-9 -18 L-11 45 Q-11 54 -2 54 H2 Q11 54 11 45 L9 -18 Z
    paintbrush.pointed: fill
      outline M46 -46 C40 -20 18 4 4 14 L-14 -4 C-4 -18 20 -40 46 -46 Z
      outline M-18 6 C-30 6 -32 18 -34 26 C-36 36 -42 40 -48 42 C-36 48 -20 48 -10 38 C-2 30 -2 20 -6 14
    wand.and.stars
      line M-44 44 L12 -12 M2 -20 L20 -2
      fill M32 -54 C34 -42 38 -38 50 -36 C38 -34 34 -30 32 -18 C30 -30 26 -34 14 -36 C26 -38 30 -42 32 -54 Z M-14 -48 C-13 -40 -10 -37 -2 -36 C-10 -35 -13 -32 -14 -24 C-15 -32 -18 -35 -26 -36 C-18 -37 -15 -40 -14 -48 Z M36 6 C37 14 40 17 48 18 C40 19 37 22 36 30 C35 22 32 19 24 18 C32 17 35 14 36 6 Z
    wand.and.rays
      line M-44 44 L12 -12 M2 -20 L20 -2
      line *.95/.75 M26 -54 V-43 M46 -46 L39 -39 M54 -26 H43 M46 -4 L39 -11 M6 -46 L13 -39
    ruler: fill
      density 1/.8
      outline box -56 -22 112 44 9
      split *.8/.35 M-36 -22 V-8 M-18 -22 V-13 M0 -22 V-8 M18 -22 V-13 M36 -22 V-8
    level: fill
      density 1/.7
      outline box -54 -23 108 46 10
      detail *.75/.3 box -28 -8.5 56 17 8.5
      detail *.75/.3 M-9 -8.5 V8.5 M9 -8.5 V8.5
    magnifyingglass: circle
      in circle scale .53
      line circle -9 -9 33
      line *1.1 M15.5 15.5 L43 43
    plus.magnifyingglass
      use magnifyingglass
      line *.95/.7 M-9 -24 V6 M-24 -9 H6
    minus.magnifyingglass
      use magnifyingglass
      line *.95/.7 M-24 -9 H6
    eyeglasses
      line circle -30 8 20 circle 30 8 20
      line M-10 6 C-6 1 6 1 10 6 M-50 4 L-38 -24 Q-36 -28 -31 -27 M50 4 L38 -24 Q36 -28 31 -27
    lightswitch.on: fill
      outline box -28 -46 56 92 14
      mark box -12 -24 24 48 6
    target
      line circle 0 0 45.8 circle 0 0 24
      fill circle 0 0 7+.2d
    scope
      line circle 0 0 38
      line M0 -50 V-18 M0 50 V18 M-50 0 H-18 M50 0 H18
    umbrella: fill
      outline M0 -38 C28 -38 50 -18 51 8 H-51 C-50 -18 -28 -38 0 -38 Z
      line M0 -40 V-48 M0 8 V34 A12 0 0 24 34
    gift: fill circle
      in circle scale .57 stroke .7/.4
      outline box -48 -23 96 23 6
      plain line M-40 2 V36 A10 0 0 -30 46 H30 A10 0 0 40 36 V2
      filled solid M-40 16 V36 A10 0 0 -30 46 H30 A10 0 0 40 36 V16 Z
      filled score *.85/.4 M0 -23 V50
      plain line M0 -23 V46
      line M0 -24 C-8 -46 -32 -52 -32 -36 C-32 -28 -22 -24 0 -24 M0 -24 C8 -46 32 -52 32 -36 C32 -28 22 -24 0 -24
    bag: fill circle badge.plus badge.minus
      badge at 32 30
      in circle scale .54 stroke .85/.5
      outline M-36 -20 H36 Q41 -20 41 -15 L44 34 Q44 46 33 46 H-33 Q-44 46 -44 34 L-41 -15 Q-41 -20 -36 -20 Z
      line M-20 -8 V-26 A20 0 1 20 -26 V-8
    cart: fill circle badge.plus badge.minus badge.questionmark
      badge at 38 -16
      in circle scale .55 stroke .7/.4
      outline M-35 -26 H45 Q50 -26 49 -21 L43 6 Q42 11 37 11 H-28 Z
      line M-54 -40 H-44 Q-39 -40 -38 -35 L-26 22 Q-25 27 -20 27 H38
      outline circle -17 42 4+.1d circle 29 42 4+.1d
    giftcard: fill
      outline box -54 -37 108 74 12
      split *.95/.7 M-18 -37 V37 M-54 0 H54
      detail *.95/.7 M-18 0 C-24 -22 -42 -24 -42 -11 C-42 -3 -30 0 -18 0 C-6 0 6 -3 6 -11 C6 -24 -12 -22 -18 0
    popcorn: fill
      outline M-34 -8 H34 L26 42 Q25 48 19 48 H-19 Q-25 48 -26 42 Z
      outline M-34 -8 C-50 -18 -40 -38 -25 -33 C-24 -52 2 -55 8 -40 C24 -50 44 -32 34 -8
      detail *.9/.6 M-12 8 L-9 32 M12 8 L9 32
    tshirt: fill circle
      in circle scale .58 filled
      outline M-20 -42 C-14 -31 14 -31 20 -42 L51 -25 L41 2 L28 -4 V39 Q28 44 23 44 H-23 Q-28 44 -28 39 V-4 L-41 2 L-51 -25 Z
    balloon: fill
      outline oval 0 -16 28 33
      solid poly 2 0 20 6 28 -6 28
      line *.9/.6 M0 30 C-8 38 8 44 0 53
    balloon.2: fill
      level 1
      outline oval 22 -22 20 25
      line *.85/.55 M22 5 C20 18 12 30 0 52
      level 0
      clear oval -18 -10 21 27
      outline oval -18 -10 21 27
      line *.85/.55 M-18 18 C-16 30 -8 38 0 52
    party.popper: fill
      outline poly 4 -48 48 -26 -12 12 26
      line M14 -12 C22 -22 32 -26 44 -26 M-8 -28 C0 -34 0 -44 -6 -52 M26 6 C34 0 42 2 50 8
      fill circle 18 -44 4.6+.3d circle 42 -46 4.6+.3d circle 48 -8 4+.2d circle -28 -40 4+.2d
    lanyardcard: fill
      outline box -36 -18 72 66 11
      line M-30 -50 L-10 -18 M30 -50 L10 -18
      mark circle 0 6 8+.1d
      detail *.9/.6 M-16 30 C-10 22 10 22 16 30
    xmark.bin: fill circle
      in circle scale .55
      outline wire 9 -35 -24 -29 48 29 48 35 -24
      line M-42 -24 H42
      line wire 8 -20 -24 -20 -42 20 -42 20 -24
      detail *.95/.7 M-11 1 L11 23 M11 1 L-11 23
    eraser: fill
      outline poly 9 -50 12 8 -44 46 -6 0 40 -22 40
      split *.95/.75 M-23 -17 L16 23
      line M-2 40 H48
    lasso
      line oval 2 -14 48 28
      line M-26 10 C-40 12 -40 28 -28 28 C-18 28 -16 16 -24 10 M-30 28 C-28 38 -36 46 -46 46
    basket: fill
      outline M-44 -6 H44 L36 34 Q34 42 26 42 H-26 Q-34 42 -36 34 Z
      line M-54 -6 H54 M-26 -8 L-10 -42 M26 -8 L10 -42
      detail *.85/.35 M-14 8 V28 M0 8 V28 M14 8 V28
    creditcard: fill circle
      in circle scale .54 stroke .85/.5
      outline box -53 -37 106 74 12
      plain fill M-53 -21 H53 V-5 H-53 Z
      filled cut M-60 -19 H60 V-6 H-60 Z
      detail *.9/.6 M-34 17 H-14
    banknote: fill
      outline box -56 -34 112 68 10
      detail circle 0 0 15
      mark circle -37 0 4.8+.2d circle 37 0 4.8+.2d
    wallet.pass: fill
      outline box -42 -46 84 92 12
      split *.95/.8 M-42 -22 H42 M-42 2 H-17 C-12 16 12 16 17 2 H42
    briefcase: fill circle
      in circle scale .54 stroke .85/.5
      outline box -52 -26 104 68 12
      line M-18 -26 V-34 Q-18 -42 -10 -42 H10 Q18 -42 18 -34 V-26
      split *.95/.7 M-52 6 H52
      plain line M0 -1 V12
      filled cut box -5 -2 10 16 4
    case: fill
      outline box -52 -26 104 68 12
      line M-18 -26 V-34 Q-18 -42 -10 -42 H10 Q18 -42 18 -34 V-26
    latch.2.case: fill
      outline box -52 -26 104 68 12
      line M-18 -26 V-34 Q-18 -42 -10 -42 H10 Q18 -42 18 -34 V-26
      split *.9/.7 M-52 2 H52
      detail *.9/.7 M-26 -6 V14 M26 -6 V14
    suitcase: fill
      outline box -52 -24 104 66 12
      line M-18 -24 V-34 Q-18 -42 -10 -42 H10 Q18 -42 18 -34 V-24
      split *.95/.7 M-28 -24 V42 M28 -24 V42
    backpack: fill
      outline M-20 -36 H20 C34 -36 40 -24 40 -10 V36 Q40 46 30 46 H-30 Q-40 46 -40 36 V-10 C-40 -24 -34 -36 -20 -36 Z
      line M-12 -38 V-44 Q-12 -49 -7 -49 H7 Q12 -49 12 -44 V-38
      split *.95/.7 M-40 14 H40
      detail *.95/.7 M-14 -14 H14
    hourglass: circle
      in circle scale .56 stroke .85/.35
      line M-32 -46 H32 M-32 46 H32
      line M-24 -46 V-32 C-24 -14 -5 -8 -5 0 C-5 8 -24 14 -24 32 V46 M24 -46 V-32 C24 -14 5 -8 5 0 C5 8 24 14 24 32 V46
    hourglass.bottomhalf.filled
      use hourglass
      fill M-22 44 V36 C-22 26 -8 20 0 18 C8 20 22 26 22 36 V44 Z
    hourglass.bottomhalf.fill = hourglass.bottomhalf.filled

    # Time
    clock: fill badge.checkmark+ badge.xmark+
      badge at 34 32
      level 1
      outline circle 0 0 45.8
      level 0
      detail M0 -27 V0 L19 12
    clock.arrow.circlepath
      density 1/.8
      line arc 0 4 40 214 532
      line M-33 -43 V-18.4 H-8.5
      line *.95/.75 M2 -9 V7 L14 15
    clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
    lock.rotation
      density 1/.8
      line arc 0 4 40 214 532
      line M-33 -43 V-18.4 H-8.5
      use lock filled at 1 5 scale .4 stroke .75/.4
    clock.arrow.2.circlepath
      use arrow.triangle.2.circlepath
      line *.9/.7 M0 -18 V2 L13 10
    alarm: fill
      outline circle 0 5 37
      detail M0 -16 V6 L14 15
      line M-46 -24 A20 0 1 -24 -44 M46 -24 A20 0 0 24 -44 M-26 32 L-37 46 M26 32 L37 46
    stopwatch: fill
      outline circle 0 7 39
      line M0 -32 V-47 M-13 -47 H13 M29 -20 L36 -27
      detail M0 -14 V7
    deskclock: fill
      outline box -42 -42 84 76 18
      line M-30 36 L-34 46 M30 36 L34 46
      detail *.95/.7 circle 0 -4 23 M0 -16 V-4 L8 2
    calendar: circle badge.plus badge.minus badge.clock badge.exclamationmark badge.checkmark
      badge at 36 32
      in circle scale .56 stroke .85/.35
      outline box -46 -42 92 86 14
      fill poly 14 -46 -42 46 -42 46 -17/0 -46 -17/0
      fill circle -9 -1 4.4+.2d circle 9 -1 4.4+.2d circle 27 -1 4.4+.2d
      fill circle -27 14 4.4+.2d circle -9 14 4.4+.2d circle 9 14 4.4+.2d circle 27 14 4.4+.2d
      fill circle -27 29 4.4+.2d circle -9 29 4.4+.2d circle 9 29 4.4+.2d

    # Buildings
    house: fill circle
      in circle scale .58 filled at 0 -2
      outline poly 7 0 -45/5 46 -5/1 36 -5/0 36 43/9 -36 43/9 -36 -5/0 -46 -5/1
      plain line wire 4 -12 43 -12 15 12 15 12 43
      filled cut box -12+.3d 13 24-.6d 50 4
    building: fill
      outline box -32 -48 64 94 8
      plain line wire 3 -9 46 -9 26 9 26 9 46
      filled cut box -7 27 14 40 3
      mark box -18 -33 9 9 1.5 box 9 -33 9 9 1.5 box -18 -15 9 9 1.5 box 9 -15 9 9 1.5 box -18 3 9 9 1.5 box 9 3 9 9 1.5
    building.2: fill
      level 1
      outline M14 -16 H46 Q53 -16 53 -9 V46 H14
      filled fill M8 -16 H46 Q53 -16 53 -9 V46 H8 Z
      level 0
      filled gap box -53 -48 62 94 8
      outline box -53 -48 62 94 8
      mark box -41 -34 9 9 1.5 box -26 -34 9 9 1.5 box -11 -34 9 9 1.5 box -41 -16 9 9 1.5 box -26 -16 9 9 1.5 box -11 -16 9 9 1.5 box -41 2 9 9 1.5 box -26 2 9 9 1.5 box -11 2 9 9 1.5
      plain line *.9/.7 M-22 44 V24
      filled cut box -26 22 9 30 2
      mark box 28 0 9 9 1.5 box 28 18 9 9 1.5
    building.columns: fill circle
      in circle scale .54 stroke .85/.5
      outline poly 4 0 -47 49 -21 49 -15 -49 -15 -49 -21
      line *.95/.8 M-34 -15 V26 M-11.5 -15 V26 M11.5 -15 V26 M34 -15 V26
      line M-42 28 H42 M-49 45 H49
    storefront: fill
      outline M-42 -2 V38 Q-42 44 -36 44 H36 Q42 44 42 38 V-2
      filled gap M-40 -42 H40 L52 -16 C52 -2 32 2 26 -10 C20 2 6 2 0 -10 C-6 2 -20 2 -26 -10 C-32 2 -52 -2 -52 -16 Z
      outline M-40 -42 H40 L52 -16 C52 -2 32 2 26 -10 C20 2 6 2 0 -10 C-6 2 -20 2 -26 -10 C-32 2 -52 -2 -52 -16 Z
      plain line wire 4 -10 44 -10 18 12 18 12 44
      filled cut box -10 21 22 40 4
    door.left.hand.open
      line M-48 46 H48 M-34 46 V-46 H34 V46
      outline M-34 -46 L4 -34 V46 H-34 Z
      fill circle -8 6 4+.2d
    bed.double: fill circle
      in circle scale .54 stroke .85/.5
      outline M-52 8 A12 0 1 -40 -4 H40 A12 0 1 52 8 V26 H-52 Z
      line M-52 26 V42 M52 26 V42
      plain line M-42 -4 V-26 A12 0 1 -30 -38 H30 A12 0 1 42 -26 V-4
      plain line *.95/.8 M-28 -4 V-10 Q-28 -18 -20 -18 H-7 Q0 -18 0 -11 Q0 -18 7 -18 H20 Q28 -18 28 -10 V-4
      filled line M-42 -10 V-26 A12 0 1 -30 -38 H30 A12 0 1 42 -26 V-10
      filled fill M-26 -15 Q-26 -24 -18 -24 H-10 Q-3 -24 -3 -15 Z M3 -15 Q3 -24 10 -24 H18 Q26 -24 26 -15 Z
    _armrests
      outline M-43 -6 A10 0 1 -33 4 V14 H33 V4 A10 0 1 53 4 V26 A8 0 1 45 34 H-45 A8 0 1 -53 26 V4 A10 0 1 -43 -6 Z
    _armrests.clear
      clear M-43 -6 A10 0 1 -33 4 V14 H33 V4 A10 0 1 53 4 V26 A8 0 1 45 34 H-45 A8 0 1 -53 26 V4 A10 0 1 -43 -6 Z
    sofa: fill
      outline M-33 4 V-20 A13 0 1 -20 -33 H20 A13 0 1 33 -20 V4
      split *.9/.5 M0 -33 V14
      filled use _armrests.clear
      use _armrests
      line M-40 34 V43 M40 34 V43
    shower: fill
      density 1/.7
      line M-34 46 V-30 A16 0 1 -2 -30
      outline M-22 -8 A20 0 1 18 -8 Z
      fill circle -16 8 4+.2d circle -2 8 4+.2d circle 12 8 4+.2d circle -20 24 4+.2d circle -2 24 4+.2d circle 16 24 4+.2d circle -24 40 4+.2d circle -2 40 4+.2d circle 20 40 4+.2d
    bathtub: fill
      outline M-52 4 H52 V8 C52 28 42 36 28 36 H-28 C-42 36 -52 28 -52 8 Z
      line M-40 4 V-30 A12 0 1 -17 -32 M-30 36 L-34 46 M30 36 L34 46
    washer: fill
      outline box -42 -47 84 94 12
      detail circle 0 10 22
      detail *.9/.6 M-24 -30 H-10
      mark circle 24 -30 5+.2d
    refrigerator: fill
      outline box -32 -50 64 100 12
      split *.95/.8 M-32 -14 H32
      detail *.9/.6 M-18 -36 V-26 M-18 0 V18
    oven: fill
      outline box -42 -46 84 92 11
      split *.95/.8 M-42 -22 H42
      detail *.9/.6 box -26 -5 52 34 6
      mark circle -24 -34 4+.2d circle 0 -34 4+.2d circle 24 -34 4+.2d
    microwave: fill
      outline box -56 -36 112 72 11
      detail *.9/.6 box -42 -20 56 40 7
      mark circle 36 -14 4.4+.2d circle 36 2 4.4+.2d
      detail *.85/.5 M30 18 H42
    amplifier
      outline box -48 -42 96 84 11
      split *.95/.8 M-48 -18 H48
      mark circle -30 -30 4+.2d circle -12 -30 4+.2d circle 30 -30 4+.2d
      detail *.9/.6 circle 0 12 17
    metronome: fill
      outline poly 8 -14 -48 14 -48 36 46 -36 46
      split *.95/.8 M-32 22 H32
      detail *.95/.7 M0 22 L22 -26
    pianokeys
      outline box -50 -38 100 76 9
      line *.9/.7 M-17 8 V38 M17 8 V38
      solid *.8/.5 box -23 -38 12 44 1
      solid *.8/.5 box 11 -38 12 44 1
    light.beacon.max: fill
      outline M-22 20 V-2 A22 0 1 22 -2 V20 Z
      outline box -34 20 68 20 6
      line M0 -38 V-49 M-30 -29 L-38 -37 M30 -29 L38 -37 M-42 0 H-52 M42 0 H52
    fork.knife: circle
      density 1/.6
      in circle scale .56 stroke .9/.5
      line M-22 -48 V48 M-37 -48 V-28 A15 0 0 -7 -28 V-48
      solid M24 -46 C38 -40 40 -14 38 2 H24 Z
      line M24 -46 V48
    cup.and.saucer: fill
      outline M-38 -30 H30 V4 C30 18 20 26 8 26 H-16 C-28 26 -38 18 -38 4 Z
      line M30 -20 H36 C52 -20 52 8 36 8 H30 M-46 42 H40
    mug: fill
      outline M-40 -38 H26 V26 A14 0 1 12 40 H-26 A14 0 1 -40 26 Z
      line M26 -22 H34 C54 -22 54 20 34 20 H26
    wineglass: fill
      outline M-20 -48 H20 C24 -30 28 -20 26 -10 C24 4 12 10 0 10 C-12 10 -24 4 -26 -10 C-28 -20 -24 -30 -20 -48 Z
      line M0 10 V46 M-20 47 H20
      plain line *.95/.7 M-25 -20 H25
    birthday.cake: fill
      outline M-42 0 A12 0 1 -30 -12 H30 A12 0 1 42 0 V40 H-42 Z
      line M-52 42 H52 M-20 -14 V-28 M0 -14 V-28 M20 -14 V-28
      fill circle -20 -42 5+.2d circle 0 -42 5+.2d circle 20 -42 5+.2d
      split *.95/.7 M-42 14 C-34 24 -22 24 -14 14 C-8 24 8 24 14 14 C22 24 34 24 42 14
    _carrot
      outline M0 58 C-6 58 -23 10 -23 -8 C-23 -20 -13 -26 0 -26 reflect
      line M0 -28 V-54 M-7 -28 C-9 -38 -14 -43 -22 -45 M7 -28 C9 -38 14 -43 22 -45
      detail *.8/.4 M-22 0 H-8 M19 14 H6 M-15 28 H-5
    carrot: fill
      density 1/.8
      use _carrot turned 45

    # On the move
    car: fill circle
      in circle scale .55 stroke .85/.5
      outline M-36 -8 L-28 -32 Q-26 -38 -19 -38 H19 Q26 -38 28 -32 L36 -8
      filled cut M-29 -11 L-22 -28 Q-21 -31 -18 -31 H18 Q21 -31 22 -28 L29 -11 Z
      outline M-36 -8 H36 Q49 -6 49 8 V28 H-49 V8 Q-49 -6 -36 -8 Z
      mark circle -30 9 5.6+.2d circle 30 9 5.6+.2d
      plain line M-12 12 H12
      filled score *.9/.7 M-12 12 H12
      line M-40 30 V38 M40 30 V38
    bus: fill
      outline box -38 -46 76 82 13
      plain line M-38 4 H38
      filled cut box -30 -30 60 28 5
      mark circle -22 20 5.2+.2d circle 22 20 5.2+.2d
      line M-26 38 V46 M26 38 V46
      plain line *.95/.7 M-14 -32 H14
    bus.doubledecker: fill
      outline box -36 -52 72 92 13
      plain line M-36 -6 H36
      plain line M-36 16 H36
      filled cut box -27 -42 54 28 5 box -27 -4 54 18 5
      mark circle -21 28 4.6+.2d circle 21 28 4.6+.2d
      line M-25 42 V49 M25 42 V49
    truck.box: fill
      outline box -56 -34 64 56 8
      outline M8 -12 H28 Q34 -12 37 -7 L50 8 Q53 12 53 17 V22 H8
      front circle -30 25 11 circle 29 25 11
    tram: fill
      outline box -34 -34 68 72 14
      line M0 -34 V-46 M-20 -48 H20 M-22 38 L-30 50 M22 38 L30 50
      plain line M-34 4 H34
      filled cut box -26 -22 52 24 5
      mark circle -18 20 5+.2d circle 18 20 5+.2d
    airplane: circle
      in circle scale .56 stroke .9/.4
      use _plane turned 90
    _plane
      solid *.5/.5 M0 -52 C7 -52 9 -42 9 -32 V-15 L47 14 V25 L9 12 V34 L21 43 V51 L0 45 reflect
    _flight
      solid *.5/.4 M46 2 C46 7 42 9 35 9 H16 L-8 40 H-17 L-5 9 H-36 C-41 9 -44 6 -45 2 L-53 -20 H-45 L-33 -7 H-9 L-22 -30 H-13 L12 -7 H33 C41 -7 46 -4 46 2 Z
    airplane.departure
      use _flight at 1 -9 turned 335 scale .9
      line M-44 45 H44
    airplane.arrival
      use _flight at 1 -4 turned 25 scale .9
      line M-44 45 H44
    bicycle: circle
      density 1/.55
      in circle scale .53 stroke .85/.4
      line circle -36 16 22 circle 36 16 22
      line M-36 16 L-16 -18 H22 L36 16 M-16 -18 L2 16 H-36 M2 16 L22 -18 L16 -34 H28 M-26 -32 H-8 M-16 -18 L-20 -32
    sailboat: fill
      density 1/.75
      outline M-44 22 H44 C40 36 34 42 26 42 H-26 C-34 42 -40 36 -44 22 Z
      outline M-4 8 V-46 C-14 -24 -26 -8 -40 8 Z
      outline M12 8 V-30 C20 -18 30 -6 38 8 Z
    ferry: fill
      outline M-48 6 L0 -8 L48 6 C46 20 40 30 34 38 H-34 C-40 30 -46 20 -48 6 Z
      line M-30 -2 V-26 H30 V-2 M-8 -26 V-40 H8 V-26
    fuelpump: fill circle
      in circle scale .58
      outline M-42 46 V-34 A12 0 1 -30 -46 H2 A12 0 1 14 -34 V46 Z
      plain line box -28 -32 28 26 3
      filled cut box -29 -33 30 26 5
      line M14 6 H20 Q28 6 28 14 V28 A9 0 0 46 28 V-14 L30 -32
    road.lanes
      line M-28 -42 L-46 42 M28 -42 L46 42 M0 -42 V-26 M0 -8 V8 M0 26 V42
    signpost.right: fill
      outline poly 5 -36 -38 28 -38 46 -20/3 28 -2 -36 -2
      line M0 -40 V-48 M0 -2 V48
    signpost.left: fill
      use signpost.right mirrored
    parkingsign: circle
      in circle scale .6
      line M-18 44 V-42 H2 C36 -42 36 8 2 8 H-18
    steeringwheel
      line circle 0 0 45.8
      line circle 0 4 11
      line M-45 -4 L-11 2 M45 -4 L11 2 M0 15 V45
    gauge.with.needle: fill
      outline circle 0 0 45.8
      detail M-4 8 L20 -20
      mark circle -4 8 8+.1d
      mark circle -28 6 4+.2d circle -20 -18 4+.2d circle 2 -28 4+.2d circle 29 8 4+.2d
    _dots.of.gauge
      line circle 0 0 45.8
      fill circle -28 14 4+.2d circle -30 -8 4+.2d circle -19 -26 4+.2d circle 19 -26 4+.2d circle 30 -8 4+.2d circle 28 14 4+.2d
    _needle
      line M0 6 V-20
      fill circle 0 8 7.5+.1d
    gauge.with.dots.needle.50percent
      use _dots.of.gauge
      use _needle
    gauge.with.dots.needle.33percent
      use _dots.of.gauge
      use _needle at 0 0 turned -38
    gauge.with.dots.needle.67percent
      use _dots.of.gauge
      use _needle at 0 0 turned 38
    gauge.medium = gauge.with.dots.needle.50percent
    speedometer
      line arc 0 4 44 140 400
      line M0 6 L22 -18
      solid circle 0 6 3
      line *.9/.6 M-30 6 H-26 M-21 -17 L-18 -14 M0 -26 V-22 M30 6 H26

    # Health
    cross: fill circle
      in circle scale .56 filled
      outline poly 5 -15 -45 15 -45 15 -15/0 45 -15 45 15 15 15/0 15 45 -15 45 -15 15/0 -45 15 -45 -15 -15 -15/0
    staroflife: fill
      density 1/.7
      spin 3 thick 19 M0 -36 V36
      plain spin 3 hollow 19 M0 -36 V36
    cross.case: fill
      outline box -52 -26 104 68 12
      line M-18 -26 V-34 Q-18 -42 -10 -42 H10 Q18 -42 18 -34 V-26
      detail *.95/.7 M0 -10 V26 M-18 8 H18
    pill: fill circle
      in circle scale .6
      use _pill turned 45
    pills: fill circle
      in circle scale .55 stroke .85/.5
      level 1
      use _pill at -14 -12 scale .8 turned 45
      level 0
      clear circle 26 22 20
      outline circle 26 22 20
      split *.9/.6 M12 36 L40 8
    _pill
      outline box -20 -52 40 104 20
      split *.95/.7 M-20 0 H20
    bandage: fill
      use _bandage turned 45
    _bandage
      outline box -54 -21 108 42 21
      split *.9/.6 M-24 -21 V21 M24 -21 V21
      mark circle -9 -7 3.9+.15d circle 9 -7 3.9+.15d circle -9 7 3.9+.15d circle 9 7 3.9+.15d
    stethoscope: circle
      in circle scale .58 stroke .85/.35
      density 1/.75
      line M-30 -46 H-33 Q-42 -46 -42 -37 V-22 A24 0 0 6 -22 V-37 Q6 -46 -3 -46 H-6
      line M-18 2 V23 A25 0 0 32 23 V9
      line circle 32 -4 12
    _syringe
      outline box -14 -30 28 60 5
      line M0 30 V62 M0 -30 V-58 M-14 -58 H14 M-24 -30 H24
      detail *.8/.35 M14 -12 H4 M14 2 H4 M14 16 H4
    syringe: fill
      density 1/.75
      use _syringe turned 45
    facemask: fill
      outline M-30 -22 C-14 -20 -8 -30 0 -30 C8 -30 14 -20 30 -22 V2 C30 20 18 30 0 34 C-18 30 -30 20 -30 2 Z
      line M-30 -20 C-44 -22 -50 -18 -50 -10 C-50 2 -42 10 -30 10 M30 -20 C44 -22 50 -18 50 -10 C50 2 42 10 30 10
      detail *.9/.6 M-14 -2 H14 M-14 12 H14
    bolt.heart: fill
      use heart
      plain fill poly 2 5 -26 -14 4 -1 4 -5 26 14 -4 1 -4
      filled cut poly 2 5 -26 -14 4 -1 4 -5 26 14 -4 1 -4
    timer
      line arc 0 0 45.8 270 575
      line M0 -45.8 V-26 M-23 -23 L0 0
    wrench.adjustable: fill
      outline M8 -10 C2 -28 14 -46 34 -46 L20 -34 L22 -22 L34 -20 L46 -33 C48 -12 30 0 12 -6 L-26 38 C-36 48 -50 34 -40 24 Z
    wrench = wrench.adjustable
    heart.text.square: fill
      outline box -42 -42 84 84 15
      level 0
      mark M0 -20 C3 -25 8 -28 13 -28 C20 -28 25 -22 25 -15 C25 -3 11 6 0 13 C-11 6 -25 -3 -25 -15 C-25 -22 -20 -28 -13 -28 C-8 -28 -3 -25 0 -20 Z
      detail *.85/.5 M-22 24 H22
    scalemass: fill
      outline M-26 -20 H26 L40 42 H-40 Z
      line arc 0 -31 12 0 360
    _bands
      spin 4 line *.85/.35 M18 -9 H44.5 M18 9 H44.5
    _bandgaps
      spin 4 score *.6/.2 M22 -9 H52 M22 9 H52
    lifepreserver: fill
      plain line circle 0 0 45.8
      plain line *.9/.5 circle 0 0 18
      plain use _bands turned 45
      filled solid circle 0 0 45.8
      filled cut circle 0 0 17
      filled use _bandgaps turned 45
    dumbbell: fill
      outline box -38 -30 20 60 6 box 18 -30 20 60 6
      line M-18 0 H18 M-52 -14 V14 M52 -14 V14 M-52 0 H-40 M52 0 H40
    sportscourt: fill
      outline box -53 -36 106 72 10
      split *.85/.4 M0 -36 V36 M-53 -15 H-38 V15 H-53 M53 -15 H38 V15 H53
      detail *.85/.45 circle 0 0 13
    tent: fill
      density 1/.75
      outline M0 -38 L52 38 H-52 Z
      plain line M0 -38 L18 38 M0 -38 L-18 38
      filled cut M0 -20 L14 46 H-14 Z
      line M-6 -46 L0 -38 L6 -46
    """#)
}

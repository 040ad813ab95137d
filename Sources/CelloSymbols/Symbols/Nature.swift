extension SymbolChapter {
  static let nature = SymbolChapter(
    #"""
    # Sky
    _cloud
      outline M-30 31 A21.5 0 1 -31 -12 A29 0 1 25.6 -16 A23.5 0 1 29 31 Z
    _lowcloud
      outline M-26 12 A18.5 0 1 -27 -25 A25 0 1 22 -28 A20 0 1 25 12 Z
    sun.max: fill circle
      in circle scale .62 stroke .9/.45
      level 0 yellow
      outline circle 0 0 19
      spin 8 line M0 -36 V-47
    sun.haze: fill
      level 0 yellow
      outline M-21 8 A21 0 1 21 8 Z
      line M0 -32 V-43 M-28 -20 L-36 -28 M28 -20 L36 -28 M-40 6 H-50 M40 6 H50
      level 1 gray
      line M-44 27 H30 M-24 44 H44
    sun.min: fill
      level 0 yellow
      outline circle 0 0 19
      spin 8 fill circle 0 -38 4.6+.35d
    sunrise: fill
      density 1/.75
      level 1
      line M-52 24 H52 M-30 44 H30
      level 0 yellow
      outline M-22 24 A22 0 1 22 24
      line M-38 -6 L-32 -1 M38 -6 L32 -1 M-50 24 H-48
      line M0 -20 V-46 M-12 -35 L0 -47 L12 -35
    sunset: fill
      density 1/.75
      level 1
      line M-52 24 H52 M-30 44 H30
      level 0 yellow
      outline M-22 24 A22 0 1 22 24
      line M-38 -6 L-32 -1 M38 -6 L32 -1
      line M0 -46 V-20 M-12 -31 L0 -19 L12 -31
    moon: fill circle
      in circle scale .58 filled at 1 0
      outline M-13 -44 A46 1 0 44 14 A44 0 1 -13 -44 Z
    moon.stars: fill
      level 0
      outline M-16 -34 A40 1 0 34 20 A38 0 1 -16 -34 Z
      level 1 yellow
      fill M18 -52 C20 -40 24 -36 36 -34 C24 -32 20 -28 18 -16 C16 -28 12 -32 0 -34 C12 -36 16 -40 18 -52 Z M40 -18 C41 -10 44 -7 52 -6 C44 -5 41 -2 40 6 C39 -2 36 -5 28 -6 C36 -7 39 -10 40 -18 Z
    moon.haze: fill
      level 0 yellow
      outline M-4 -46 A30 1 0 29 -12 A24 0 1 -4 -46 Z
      level 1 gray
      line M-42 28 H32 M-24 45 H42
    moon.zzz: fill
      outline M-18 -30 A38 1 0 32 20 A36 0 1 -18 -30 Z
      line *.85/.3 M8 -46 H26 L8 -26 H26 M34 -20 H48 L34 -4 H48
    cloud: fill circle
      in circle scale .56 stroke .85/.5 filled
      use _cloud
    cloud.rain: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      line *.95/.8 M-22 28 L-29 46 M2 28 L-5 46 M26 28 L19 46
    cloud.drizzle: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      line *.95/.8 M-22 27 L-25 34 M2 27 L-1 34 M26 27 L23 34 M-10 43 L-12 49 M14 43 L12 49
    cloud.heavyrain: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      line *.9/.45 M-28 28 L-38 50 M-10 28 L-20 50 M8 28 L-2 50 M26 28 L16 50
    cloud.snow: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      fill circle -24 30 4.6+.3d circle 0 30 4.6+.3d circle 24 30 4.6+.3d circle -12 45 4.6+.3d circle 12 45 4.6+.3d
    cloud.sleet: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      line *.95/.8 M-22 28 L-29 46 M26 28 L19 46
      fill circle 3 29 4.6+.3d circle -4 45 4.6+.3d
    cloud.hail: fill
      level 0 gray
      use _lowcloud
      level 1 cyan
      line *.95/.8 M-22 28 L-26 36 M2 28 L-2 36 M26 28 L22 36
      fill circle -31 48 4.4+.25d circle -7 48 4.4+.25d circle 17 48 4.4+.25d
    cloud.fog: fill
      level 0 gray
      use _lowcloud
      level 1
      line *.95/.8 M-38 30 H22 M-22 46 H38
    cloud.bolt: fill
      level 0 gray
      use _lowcloud
      level 1 yellow
      clear poly 2 9 -2 -14 24 -2 24 -8 48 16 16 4 16
      fill poly 2 10 -5 -17 26 -3 26 -9 52 19 14 5 14
    cloud.sun: fill
      level 1 yellow
      outline *1/.75 circle 18 -20 16
      line *1/.55 M18 -46 V-51 M-4 -40 L-7 -44 M40 -40 L43 -44 M46 -18 H51 M40 2 L43 5
      level 0 gray
      clear M-34 42 A18 0 1 -35 6 A24 0 1 12 3 A19 0 1 14 42 Z
      use _cloud at -10 17 scale .82
    cloud.moon: fill
      level 1 yellow
      outline *1/.75 M18 -50 A28 1 0 53 -12 A29 0 1 18 -50 Z
      level 0 gray
      clear M-35 42.6 A16.3 0 1 -35.6 9.9 A22 0 1 7.5 6.8 A17.9 0 1 10 42.6 Z
      use _cloud at -12 19 scale .76
    smoke: fill
      use _cloud at 0 -6 scale .9
      line *.95/.8 M-36 38 H36
    icloud: fill circle slash
      in circle scale .56 stroke .85/.5
      use _icloud
    _icloud
      outline M-32 33 A20.5 0 1 -39.5 -6.5 A16.5 0 1 -22.5 -17 A28.5 0 1 30 -8.5 A21 0 1 32 33 Z
    checkmark.icloud: fill
      use _icloud
      detail *.95/.7 M-15 7 L-5 17 L15 -7
    xmark.icloud: fill
      use _icloud
      detail *.95/.7 M-12 -6 L12 18 M12 -6 L-12 18
    exclamationmark.icloud: fill
      use _icloud
      detail *.95/.7 M0 -14 V8
      mark circle 0 21 4.8+.35d
    person.icloud: fill
      use _icloud
      plain use person filled at 0 5 scale .4 stroke .7/.3
      filled use person filled at 0 5 scale .4 stroke .7/.3 inlay
    arrow.clockwise.icloud: fill
      use _icloud
      plain use arrow.clockwise at 0 5 scale .42 stroke .8/.4
      filled use arrow.clockwise at 0 5 scale .42 stroke .8/.4 inlay
    icloud.and.arrow.up: fill
      level 1
      plain line M-22 23 H-30 A21 0 1 -31 -20 A29 0 1 25.6 -24 A23.5 0 1 29 23 H22
      filled solid M-30 23 A21 0 1 -31 -20 A29 0 1 25.6 -24 A23.5 0 1 29 23 Z
      level 0
      filled gap M0 50 V0
      filled clear M-16 15 L0 -1 L16 15 Z
      line M0 48 V0 M-16 15 L0 -1 L16 15
    icloud.and.arrow.down: fill
      level 1
      plain line M-22 23 H-30 A21 0 1 -31 -20 A29 0 1 25.6 -24 A23.5 0 1 29 23 H22
      filled solid M-30 23 A21 0 1 -31 -20 A29 0 1 25.6 -24 A23.5 0 1 29 23 Z
      level 0
      filled gap M0 -2 V48
      filled clear M-16 32 L0 48 L16 32 Z
      line M0 -2 V47 M-16 32 L0 48 L16 32
    wind
      density 1/.85
      line M-52 -12 H22 A15 0 0 8 -38 M-52 8 H38 A13 0 1 26 32 M-44 28 H2 A9 0 1 -6 46
    tornado
      line M-44 -40 H44 M-34 -20 H38 M-20 0 H30 M-6 20 H24 M4 40 H16
    snowflake: circle
      in circle scale .62 stroke .85/.5
      density 1/.5
      spin 6 line M0 0 V-48 M-12 -44 L0 -33 L12 -44
    hurricane: circle
      in circle scale .6 stroke .85/.5
      line circle 0 0 12
      line M38 -43 C2 -47 -29 -28 -29 0 A29 0 0 0 29
      line M-38 43 C-2 47 29 28 29 0 A29 0 0 0 -29
    water.waves
      level 0 blue
      line M-54 -26 C-42 -38 -30 -38 -18 -26 C-6 -14 6 -14 18 -26 C30 -38 42 -38 54 -26
      line M-54 0 C-42 -12 -30 -12 -18 0 C-6 12 6 12 18 0 C30 -12 42 -12 54 0
      line M-54 26 C-42 14 -30 14 -18 26 C-6 38 6 38 18 26 C30 14 42 14 54 26
    snow
      density .85/.35
      spin 6 line M0 -14 V-48 M-11 -38 L0 -28 L11 -38
    thermometer.medium
      density 1/.65
      outline M-13 14 V-34 A13 0 1 13 -34 V14 A20 1 1 -13 14 Z
      line *.9/.4 M0 24 V-10
      solid *1/.4 circle 0 29 5
    thermometer = thermometer.medium
    thermometer.sun: fill
      level 1
      use thermometer.medium at -22 0
      level 0 yellow
      outline circle 24 -22 10
      line *.9/.7 M24 -40 V-45 M42 -22 H47 M24 -4 V1 M37 -35 L40 -38 M37 -9 L40 -6 M11 -35 L8 -38
    thermometer.snowflake
      level 1
      use thermometer.medium at -22 0
      level 0 cyan
      use snowflake at 26 -22 scale .5 stroke .75/.4
    humidity: fill
      outline M-16 -42 C-10 -28 10 -8 10 12 C10 28 -2 38 -16 38 C-30 38 -42 28 -42 12 C-42 -8 -22 -28 -16 -42 Z
      line *.95/.8 M14 -24 H48 M24 -2 H48 M24 20 H44
    rainbow
      line M-52 34 V30 A52 0 1 52 30 V34 M-34 34 V30 A34 0 1 34 30 V34 M-16 34 V30 A16 0 1 16 30 V34
    mountain.2: fill
      outline poly 5 22 -14 56 38 -10 38
      front poly 5 -20 -34 26 38 -58 38

    # Growing
    leaf: fill circle
      in circle scale .54
      level 0 green
      outline M46 -40 C52 -4 40 32 6 36 C-16 38 -36 26 -38 4 C-40 -24 -8 -28 12 -28 C26 -28 38 -32 46 -40 Z
      line M-48 44 C-42 36 -38 28 -28 22
      detail M-30 22 C-18 10 -2 2 18 -4
    tree: fill
      outline M0 -50 C18 -50 24 -38 24 -30 C36 -26 42 -16 42 -6 C42 12 28 22 14 22 H-14 C-28 22 -42 12 -42 -6 C-42 -16 -36 -26 -24 -30 C-24 -38 -18 -50 0 -50 Z
      line M0 -8 V48 M0 10 L13 -3
    camera.macro: circle
      in circle scale .58 stroke .85/.35
      line M0 2 V48 M0 40 C-12 40 -26 34 -30 22 C-18 20 -4 26 0 40 M0 40 C12 40 26 34 30 22 C18 20 4 26 0 40
      outline M0 4 C-20 4 -28 -12 -28 -38 L-12 -26 L0 -44 L12 -26 L28 -38 C28 -12 20 4 0 4 Z
    globe.americas: fill
      level 1
      outline circle 0 0 45.8
      level 0
      mark poly 3 -14 -44 -25 -38 -21 -31 -19 -22 -21 -15 -16 -6 -9 1 0 6 7 11 10 10 5 3 -1 1 -4 -4 -1 -10 6 -11 9 -5/2 12 -9 13 -16 21 -21 22 -28 16 -34 9 -26 3 -30 0 -37 -5 -44
      mark poly 4 10 13 17 7 33 14 31 23 25 31 17 37 13 45 8 45 12 33 8 22
    globe.europe.africa: fill
      level 1
      outline circle 0 0 45.8
      level 0
      mark poly 2.5 -16 -19 -16 -24 -9 -26 -6 -31 0 -31 -1 -36 3 -43 14 -43 28 -35 37 -26 43 -14 40 -8 27 -10 26 -4 19 0 15 -11 13 -16 5 -17 2 -20 -1 -16 -4 -21 -10 -20 -12 -16
      mark poly 3 -14 -11 -5 -12 -1 -8 9 -8 13 3 22 5 20 11 14 18 14 23 8 33 2 38 -2 36 -6 24 -5 19 -9 14 -20 11 -25 5 -25 -2 -20 -9
    cloud.sun.rain: fill
      level 1 yellow
      outline circle 22 -24 14
      line *.95/.8 M22 -47 V-51 M2 -41 L-1 -44 M42 -41 L45 -44 M46 -24 H50
      level 0 gray
      clear M-30 20 A16 0 1 -31 -11 A21 0 1 9 -14 A17 0 1 12 20 Z
      use _cloud at -9 -3 scale .74
      level 1 cyan
      line *.95/.8 M-24 34 L-29 47 M-6 34 L-11 47 M12 34 L7 47
    cloud.moon.rain: fill
      level 1 yellow
      outline *1/.75 M20 -50 A27 1 0 52 -14 A28 0 1 20 -50 Z
      level 0 gray
      clear M-30 20 A16 0 1 -31 -11 A21 0 1 9 -14 A17 0 1 12 20 Z
      use _cloud at -9 -3 scale .74
      level 2 cyan
      line *.95/.8 M-24 34 L-29 47 M-6 34 L-11 47 M12 34 L7 47
    fish: fill
      density 1/.7
      outline M51 1 C42 -18 24 -29 5 -29 C-13 -29 -26 -17 -35 -5 L-48 -20 Q-54 -26 -54 -18 C-49 -6 -49 8 -54 20 Q-54 28 -48 22 L-35 7 C-26 19 -13 31 5 31 C24 31 42 20 51 1 Z
      detail *.85/.4 M12 -14 C5 -5 5 7 12 16
      mark circle 28 -5 4.8+.1d
    ladybug: fill
      density 1/.6
      outline M0 -24 C20 -24 36 -8 36 13 C36 34 20 48 0 48 C-20 48 -36 34 -36 13 C-36 -8 -20 -24 0 -24 Z
      line M-18 -22 C-18 -36 -10 -42 0 -42 C10 -42 18 -36 18 -22 M-10 -42 L-17 -50 M10 -42 L17 -50
      line *.9/.7 M-38 -4 L-50 -10 M-40 15 H-53 M-36 32 L-48 40 M38 -4 L50 -10 M40 15 H53 M36 32 L48 40
      split *.9/.7 M0 -20 V48
      mark circle -17 5 5.5+.2d circle 17 5 5.5+.2d circle -15 25 5.5+.2d circle 15 25 5.5+.2d
    """#)
}

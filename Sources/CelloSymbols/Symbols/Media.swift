extension SymbolChapter {
  static let media = SymbolChapter(
    #"""
    # Playing
    play: fill circle square slash
      in circle scale .52 filled at 3 0
      outline poly 7 46 0 -30 -43 -30 43
    pause: fill circle
      in circle scale .5 stroke .6/.15 filled
      outline box -31 -38 20 76 5 box 11 -38 20 76 5
    stop: fill circle
      in circle scale .46 filled
      outline box -36 -36 72 72 9
    playpause: fill
      density 1/.7
      outline poly 5 2 0 -50 -32 -50 32
      outline box 15-.1d -30 8-.4d 60 3 box 40 -30 8-.4d 60 3
    forward: fill circle
      in circle scale .54 filled at 1 0
      outline poly 5 4 0 -50 -33 -50 33 poly 5 58 0 4 -33 4 33
    backward: fill circle
      in circle scale .54 filled at -1 0
      use forward mirrored
    forward.end: fill
      outline poly 5 30 0 -38 -36 -38 36
      line M40 -36 V36
    backward.end: fill
      use forward.end mirrored
    eject: fill circle
      in circle scale .54 filled
      outline poly 5 0 -38 43 8 -43 8
      outline box -41 29 82 9 4
    gobackward.10
      use gobackward stroke 1/.75
      use _narrowdigit.1 at -11 8 scale .4 stroke .72/.18
      use _narrowdigit.0 at 8 8 scale .4 stroke .72/.18
    goforward.10
      use goforward stroke 1/.75
      use _narrowdigit.1 at -11 8 scale .4 stroke .72/.18
      use _narrowdigit.0 at 8 8 scale .4 stroke .72/.18
    gobackward.15
      use gobackward stroke 1/.75
      use _narrowdigit.1 at -11 8 scale .4 stroke .72/.18
      use _narrowdigit.5 at 8 8 scale .4 stroke .72/.18
    goforward.15
      use goforward stroke 1/.75
      use _narrowdigit.1 at -11 8 scale .4 stroke .72/.18
      use _narrowdigit.5 at 8 8 scale .4 stroke .72/.18
    gobackward.30
      use gobackward stroke 1/.75
      use _narrowdigit.3 at -12.8 8 scale .4 stroke .72/.18
      use _narrowdigit.0 at 12.8 8 scale .4 stroke .72/.18
    goforward.30
      use goforward stroke 1/.75
      use _narrowdigit.3 at -12.8 8 scale .4 stroke .72/.18
      use _narrowdigit.0 at 12.8 8 scale .4 stroke .72/.18
    _speaker
      outline M-38 -18 H-24 L0 -39 Q6 -43 6 -36 V36 Q6 43 0 39 L-24 18 H-38 Q-44 18 -44 12 V-12 Q-44 -18 -38 -18 Z
    speaker: fill
      use _speaker at 18 0
    speaker.slash: fill
      level 1
      use _speaker at 10 0
      level 0
      use _slash
    speaker.wave.1: fill
      use _speaker at 2 0
      level 1 step 1
      line *1/.65 arc -6 0 34 -30 30
    speaker.wave.2: fill circle
      in circle scale .53 stroke .8/.15 at 1 0
      use _speaker at -10 0
      level 1 step 1
      line *1/.65 arc -18 0 34 -30 30
      level 2 step 2
      line *1/.65 arc -18 0 56 -34 34
    speaker.wave.3: fill
      use _speaker at -20 0
      level 1 step 1
      line *1/.65 arc -28 0 34 -30 30
      level 2 step 2
      line *1/.65 arc -28 0 56 -34 34
      level 2 step 3
      line *1/.65 arc -28 0 78 -36 36
    music.note
      line M-6 30 V-40
      solid poly 4 -6 -40 24 -48 24 -29 -6 -21
      solid oval -18 32 12 9.5
    music.note.list rtl
      density 1/.7
      level 1
      line M-52 -36 H4 M-52 -12 H4 M-52 12 H-20
      level 0
      upright 35 use music.note at 28 4 scale .86 stroke 1/.7
    _quarternote
      line M10 -2 V-52
      solid *1/.55 oval 0 0 10 8
    music.quarternote.3
      density 1/.8
      use _quarternote at -39 22
      use _quarternote at -2 40
      use _quarternote at 35 22
    headphones: circle
      in circle scale .58
      line M-44 22 V2 A44 0 1 44 2 V22
      solid box -44 8 15 34 6
      solid box 29 8 15 34 6
    film: fill
      outline box -52 -38 104 76 11
      split *.85/.55 M-28 -38 V38 M28 -38 V38 M-52 -13 H-35 M-52 13 H-35 M35 -13 H52 M35 13 H52 M-21 0 H21
    photo: fill circle badge.plus+ badge.checkmark+
      badge at 40 28
      in circle scale .54 stroke .85/.5
      outline box -53 -40 106 80 13
      level 0
      mark circle -25 -14 9+.1d
      plain line M-50 30 L-24 6 Q-19 2 -14 6 L0 18 L20 -2 Q26 -7 32 -2 L52 16
      filled score M-56 34 L-24 6 Q-19 2 -14 6 L0 18 L20 -2 Q26 -7 32 -2 L56 20
    photo.on.rectangle
      level 1
      outline box -56 -46 84 62 11
      level 0
      front box -32 -22 88 66 12
      fill circle -10 -2 7+.1d
      line M-30 36 L-8 16 Q-4 13 0 16 L10 24 L26 9 Q30 6 34 9 L54 26
    photo.fill.on.rectangle.fill
      level 1
      solid box -56 -46 84 62 11
      level 0
      clear box -32 -22 88 66 12
      solid box -32 -22 88 66 12
      cut circle -10 -2 7+.1d
      score M-34 40 L-8 16 Q-4 13 0 16 L10 24 L26 9 Q30 6 34 9 L58 30
    photo.stack: fill
      outline box -50 -18 100 64 12
      line *.95/.8 M-41 -35 H41 M-31 -51 H31
      mark circle -26 1 6.5+.1d
      plain line M-48 32 L-26 16 Q-22 13 -18 16 L-4 26 L14 11 Q18 8 22 11 L48 30
      filled score M-54 36 L-26 16 Q-22 13 -18 16 L-4 26 L14 11 Q18 8 22 11 L54 34
    camera: fill circle badge.ellipsis
      badge at 40 28
      in circle scale .53 stroke .85/.5
      outline M-40 -28 H-28 L-20 -39 Q-18 -42 -14 -42 H14 Q18 -42 20 -39 L28 -28 H40 A13 0 1 53 -15 V27 A13 0 1 40 40 H-40 A13 0 1 -53 27 V-15 A13 0 1 -40 -28 Z
      detail circle 0 6 19
    camera.viewfinder
      use viewfinder
      use camera.fill scale .5 stroke .6/.4
    camera.rotate: fill
      outline M-40 -28 H-28 L-20 -39 Q-18 -42 -14 -42 H14 Q18 -42 20 -39 L28 -28 H40 A13 0 1 53 -15 V27 A13 0 1 40 40 H-40 A13 0 1 -53 27 V-15 A13 0 1 -40 -28 Z
      detail *.85/.5 arc 0 5 19 200 325 arc 0 5 19 20 145
      mark poly 2 27 -3 6 1 20 17 poly 2 -27 13 -6 9 -20 -7
    camera.filters
      density 1/.8
      line circle 0 -17 26 circle -17 14 26 circle 17 14 26
    livephoto
      fill circle 0 0 10+.2d
      line circle 0 0 25
      spin 24 fill circle 0 -45.8 3.4+.2d
    tv: fill
      outline box -54 -38 108 68 12
      line M-26 46 H26
    play.rectangle: fill
      outline box -53 -38 106 76 14
      mark poly 4 20 0 -14 -20 -14 20
    play.tv: fill
      use tv
      mark poly 4 17 -4 -12 -21 -12 13
    play.square.stack: fill
      use square.stack
      mark poly 4 18 17 -11 1 -11 33
    recordingtape
      line circle -30 0 22 circle 30 0 22
      line M-30 22 H30
    hifispeaker: fill
      outline box -32 -48 64 96 13
      detail circle 0 16 17
      mark circle 0 -24 7+.2d
    radio: fill
      outline box -52 -22 104 66 12
      line M-40 -24 L36 -48
      detail circle -22 11 14
      detail *.85/.5 M10 0 H34 M10 20 H34
    dice: fill
      outline box -41 -41 82 82 17
      mark circle -19 -19 7+.2d circle 19 -19 7+.2d circle 0 0 7+.2d circle -19 19 7+.2d circle 19 19 7+.2d
    gamecontroller: fill
      outline M-26 -30 H26 C44 -30 50 -14 54 8 C58 32 50 40 42 40 C32 40 28 22 16 22 H-16 C-28 22 -32 40 -42 40 C-50 40 -58 32 -54 8 C-50 -14 -44 -30 -26 -30 Z
      detail *.9/.6 M-24 -16 V8 M-36 -4 H-12
      mark circle 17 3 5+.3d circle 32 -10 5+.3d
    puzzlepiece: fill
      outline M-38 -24 H-15 C-10 -24 -10 -28 -12 -31 C-18 -40 -10 -49 -1 -49 C8 -49 16 -40 10 -31 C8 -28 8 -24 13 -24 H36 V-3 C36 2 40 2 43 0 C52 -6 58 1 58 9 C58 18 52 25 43 18 C40 16 36 16 36 21 V44 H-38 V22 C-38 17 -34 17 -31 19 C-23 24 -16 18 -16 10 C-16 2 -23 -4 -31 1 C-34 3 -38 3 -38 -2 Z
    ticket: fill
      outline M-42 -30 H42 A11 0 1 53 -19 V-11 A11.5 0 0 53 11 V19 A11 0 1 42 30 H-42 A11 0 1 -53 19 V11 A11.5 0 0 -53 -11 V-19 A11 0 1 -42 -30 Z
      detail *.85/.6 M17 -30 V-23 M17 -11 V-4 M17 8 V15 M17 25 V30
    trophy: fill circle
      in circle scale .58
      outline M-27 -44 H27 V-20 C27 0 15 12 0 12 C-15 12 -27 0 -27 -20 Z
      line M-27 -34 H-47 C-47 -12 -38 -6 -22 -4 M27 -34 H47 C47 -12 38 -6 22 -4 M0 12 V40 M-22 44 H22
    medal: fill
      density 1/.7
      outline circle 0 20 26
      plain line M-26 -46 L-10 -6 M26 -46 L10 -6 M-26 -46 H26
      filled fill M-30 -50 H30 L14 -12 C6 -16 -6 -16 -14 -12 Z
      detail M-8 12 L2 8 V32
    rosette
      line circle 0 -14 31
      line M-20 12 L-26 48 L0 34 L26 48 L20 12
    crown: fill
      outline poly 5 -46 -28 -22 -2/2 0 -40 22 -2/2 46 -28 38 34 -38 34
    basketball: fill
      outline circle 0 0 45.8
      split *.9/.6 M0 -45 V45 M-45 0 H45 M-33 -32 C-14 -14 -14 14 -33 32 M33 -32 C14 -14 14 14 33 32
    """#)
}

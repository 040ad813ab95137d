extension SymbolChapter {
  static let communication = SymbolChapter(
    #"""
    # Talking and writing to others
    _bubble
      outline M-30 -42 H30 A22 0 1 52 -20 V4 A22 0 1 30 26 H-4 L-25 43 Q-30 46 -30 40 V26 A22 0 1 -52 4 V-20 A22 0 1 -30 -42 Z
    _bubble.clear
      clear M-30 -42 H30 A22 0 1 52 -20 V4 A22 0 1 30 26 H-4 L-25 43 Q-30 46 -30 40 V26 A22 0 1 -52 4 V-20 A22 0 1 -30 -42 Z
    bubble.left: fill circle
      in circle scale .53 stroke .85/.5 at 0 1
      use _bubble
    bubble.right: fill circle
      in circle scale .53 stroke .85/.5 at 0 1
      use _bubble mirrored
    bubble = bubble.middle.bottom
    text.bubble: fill
      use _bubble
      detail *.9/.6 M-28 -18 H28 M-28 2 H8
    quote.bubble: fill
      use _bubble
      mark M-8 -18 C-17 -18 -22 -13 -22 -6 C-22 0 -18 4 -13 4 C-12 4 -11 4 -10 3 C-11 8 -15 11 -18 12 C-10 12 -2 4 -2 -7 C-2 -13 -4 -18 -8 -18 Z M20 -18 C11 -18 6 -13 6 -6 C6 0 10 4 15 4 C16 4 17 4 18 3 C17 8 13 11 10 12 C18 12 26 4 26 -7 C26 -13 24 -18 20 -18 Z
    captions.bubble: fill
      use _bubble
      detail *.85/.55 M-32 -12 H-16 M-4 -12 H32 M-32 6 H6 M18 6 H32
    _quotes
      solid *.6 M-8 -18 C-17 -18 -22 -13 -22 -6 C-22 0 -18 4 -13 4 C-12 4 -11 4 -10 3 C-11 8 -15 11 -18 12 C-10 12 -2 4 -2 -7 C-2 -13 -4 -18 -8 -18 Z M20 -18 C11 -18 6 -13 6 -6 C6 0 10 4 15 4 C16 4 17 4 18 3 C17 8 13 11 10 12 C18 12 26 4 26 -7 C26 -13 24 -18 20 -18 Z
    quote.closing
      use _quotes at -4 6 scale 1.85
    quote.opening
      use _quotes at 4 -6 scale 1.85 turned 180
    ellipsis.bubble: fill
      use _bubble
      mark circle -22 -8 5.4+.4d circle 0 -8 5.4+.4d circle 22 -8 5.4+.4d
    plus.bubble: fill
      use _bubble
      detail *.95/.7 M0 -26 V10 M-18 -8 H18
    exclamationmark.bubble: fill
      use _bubble
      detail M0 -28 V-6
      mark circle 0 9 5.2+.4d
    questionmark.bubble: fill
      use _bubble
      detail *.95/.6 M-11 -21 C-10 -27 -5 -30 0 -30 C7 -30 12 -25 12 -19 C12 -10 0 -11 0 -3
      mark circle 0 11 5+.35d
    bubble.left.and.bubble.right: fill
      level 1
      use _bubble at -22 -15 scale .7
      level 0
      use _bubble.clear at 22 14 scale .7 mirrored
      use _bubble at 22 14 scale .7 mirrored
    bubble.middle.bottom: fill circle
      in circle scale .53 stroke .85/.5 at 0 1
      outline M-30 -42 H30 A22 0 1 52 -20 V4 A22 0 1 30 26 H12 L3 41 Q0 45 -3 41 L-12 26 H-30 A22 0 1 -52 4 V-20 A22 0 1 -30 -42 Z
    message: fill circle badge
      dot at 38 -30
      in circle scale .55 stroke .85/.5 at 0 1
      outline M0 -42 C30 -42 51 -25 51 -2 C51 21 30 38 0 38 C-7 38 -14 37 -20 35 C-28 42 -36 45 -45 46 C-40 40 -38 34 -37 27 C-46 19 -51 9 -51 -2 C-51 -25 -30 -42 0 -42 Z
    envelope: fill circle badge
      dot at 44 -31
      in circle scale .54 stroke .85/.5
      outline box -52 -37 104 74 13
      split M-47 -29 L-8 6 Q0 12 8 6 L47 -29
    envelope.open: fill
      outline M-46 -8 L-6 -44 Q0 -48 6 -44 L46 -8 Q48 -6 48 -3 V34 A11 0 1 37 45 H-37 A11 0 1 -48 34 V-3 Q-48 -6 -46 -8 Z
      split M-45 -4 L-8 20 Q0 25 8 20 L45 -4
    paperplane: fill circle
      in circle scale .58 at -2 2
      outline poly 5 45 -45 -46 -11/4 -11 11/3 11 46/4
      plain line M-11 11 L19 -19
      filled split *.65/.4 M-11 11 L23 -23
    _handset
      outline M0 -30 C32 -30 59 -16 60 5 C61 16 56 21 48 20 L33 17 C26 16 23 12 23 5 V-3 C16 -7 8 -8 0 -8 reflect
    phone: fill circle badge.plus
      badge at 26 -28
      in circle scale .6 filled at 0 0
      use _handset at 6 -6 turned 225 scale .92
    phone.down: fill circle
      in circle scale .6 filled
      use _handset at 0 6
    phone.arrow.up.right: fill
      use _handset at 2 -2 turned 225 scale .88
      line M14 -14 L44 -44 M22 -44 H44 V-22
    phone.arrow.down.left: fill
      use _handset at 2 -2 turned 225 scale .88
      line M16 -16 L44 -44 M14 -38 V-14 H38
    video: fill circle slash badge.plus
      slash at -6 0
      badge at 6 32
      in circle scale .53 stroke .85/.5
      outline box -57 -30 74 60 13
      outline poly 5 30 -8 57 -26 57 26 30 8
    megaphone: fill
      density 1/.8
      outline M-36 -24 H-16 C5 -24 21 -33 30 -43 Q37 -49 37 -40 V26 Q37 35 30 29 C21 19 5 10 -16 10 H-36 A17 0 1 -36 -24 Z
      split M-16 -24 V10
      outline wire 6 -37 10 -31 43 -17 43 -23 10
      line *.9/.5 M53+.4d -16 C56+.4d -11 56+.4d -3 53+.4d 2
    bell: fill circle slash badge
      dot at 27 -33
      in circle scale .58
      outline M0 -44 C18 -44 28 -32 29 -14 C30 9 42 17 42 27 Q42 32 36 32 H0 reflect
      line M-13 44 C-8 51 8 51 13 44
    bell.and.waves.left.and.right: fill
      use bell scale .82
      line *.9/.45 arc 0 -14 55 158 206 arc 0 -14 55 -26 22
    waveform: circle
      in circle scale .54 stroke .9/.35
      level 0 step 1
      line M-50 -8 V8
      level 0 step 2
      line M-30 -22 V22
      level 0 step 3
      line M-10 -44 V44
      level 0 step 4
      line M10 -28 V28
      level 0 step 5
      line M30 -36 V36
      level 0 step 6
      line M50 -10 V10
    waveform.path.ecg
      line M-56 4 H-32 L-20 -22 L-4 40 L14 -40 L26 4 H56
    waveform.path
      line M-54 4 C-46 -22 -38 -22 -32 4 C-26 38 -20 38 -14 -2 C-8 -52 -2 -52 4 4 C8 46 14 46 19 4 C23 -26 30 -26 34 2 C38 22 46 18 54 2
    mic: fill circle slash badge.plus
      badge at 36 -29
      density 1/.65
      in circle scale .58 stroke .85/.25
      outline box -17 -49 34 62 17
      line M-32 -6 V-2 A32 0 0 32 -2 V-6 M0 30 V47 M-18 48 H18
    _stagemic
      line circle 0 -32 21
      line wire 8 -14 -16 -7.5 54 7.5 54 14 -16
    music.mic: circle
      in circle scale .58 stroke .9/.4
      density 1/.75
      use _stagemic turned 45
    dot.radiowaves.left.and.right
      fill circle 0 0 9+.3d
      level 1 step 1
      line arc 0 0 26 -48 48 arc 0 0 26 132 228
      level 2 step 2
      line arc 0 0 48 -48 48 arc 0 0 48 132 228
    dot.radiowaves.right
      fill circle -40 0 9+.3d
      level 1 step 1
      line arc -40 0 30 -52 52
      level 2 step 2
      line arc -40 0 56 -48 48
      level 2 step 3
      line arc -40 0 82 -44 44
    dot.radiowaves.up.forward rtl
      fill circle -32 32 9+.3d
      level 1 step 1
      line arc -32 32 32 -90 0
      level 2 step 2
      line arc -32 32 54 -90 0
      level 2 step 3
      line arc -32 32 76 -90 0
    antenna.radiowaves.left.and.right: circle
      in circle scale .56 stroke .85/.25
      fill circle 0 -15 8.5+.3d
      line M0 -10 V46
      level 1 step 1
      line arc 0 -15 26 -44 44 arc 0 -15 26 136 224
      level 2 step 2
      line arc 0 -15 48 -44 44 arc 0 -15 48 136 224
    antenna.radiowaves.left.and.right.slash
      level 1
      fill circle 0 -15 8.5+.3d
      line M0 -10 V46
      level 1 step 1
      line arc 0 -15 26 -44 44 arc 0 -15 26 136 200
      level 2 step 2
      line arc 0 -15 48 -44 44 arc 0 -15 48 136 200
      level 0
      use _slash
    wifi: circle slash
      in circle scale .54 stroke .85/.4 at 0 -1
      level 0 step 1
      fill circle 0 35 7.5+.4d
      level 1 step 2
      line arc 0 36 25 -135 -45
      level 2 step 3
      line arc 0 36 46 -135 -45
      level 2 step 4
      line arc 0 36 67 -135 -45
    wifi.exclamationmark
      density 1/.75
      line arc 0 36 25 -135 -112 arc 0 36 25 -68 -45
      line arc 0 36 46 -135 -106 arc 0 36 46 -74 -45
      line arc 0 36 67 -135 -103 arc 0 36 67 -77 -45
      line M0 -26 V12
      fill circle 0 35 7+.4d
    personalhotspot: circle
      density 1/.85
      in circle scale .54 stroke .85/.35
      line circle -20 0 27
      gap arc 20 0 27 208 250
      line circle 20 0 27
      gap arc -20 0 27 28 70
      line arc -20 0 27 0 90
    network: slash
      density 1/.75
      line circle 0 0 45.8
      line M-45.8 0 H45.8 M0 -45.8 V45.8
      line oval 0 0 20 45.8
    globe
      level 1
      line *.85/.6 M-39 -21 H39 M-39 21 H39 M-45.8 0 H45.8 M0 -45.8 V45.8
      line *.85/.6 oval 0 0 21 45.8
      level 0
      line circle 0 0 45.8
    cellularbars
      level 0 step 1
      solid *.9/.5 box -50 20 13 22 2
      level 1 step 2
      solid *.9/.5 box -21 3 13 39 2
      level 1 step 3
      solid *.9/.5 box 8 -16 13 58 2
      level 2 step 4
      solid *.9/.5 box 37 -36 13 78 2
    airplayaudio: circle
      in circle scale .58 stroke .85/.25
      fill poly 5 0 14 32 46 -32 46
      line arc 0 4 22 140 400
      line arc 0 4 44 140 400
    airplayvideo: circle
      in circle scale .54 stroke .85/.35
      line M-32 24 H-38 A14 0 1 -52 10 V-26 A14 0 1 -38 -40 H38 A14 0 1 52 -26 V10 A14 0 1 38 24 H32
      fill poly 5 0 8 32 44 -32 44
    plus.message: fill
      use message
      detail *.95/.7 M0 -20 V16 M-18 -2 H18
    ellipsis.message: fill
      use message
      mark circle -22 -2 5.4+.4d circle 0 -2 5.4+.4d circle 22 -2 5.4+.4d
    checkmark.message: fill
      use message
      detail *.95/.7 M-17 -1 L-6 11 L17 -15
    exclamationmark.message: fill
      use message
      detail M0 -25 V2
      mark circle 0 18 5.2+.4d
    safari: fill
      level 1
      outline circle 0 0 45.8
      level 0
      spin 4 detail *.6/.3 M0 -35.5 V-31
      mark poly 1.5 25 -25 7.5 7.5 -25 25 -7.5 -7.5
    wave.3.right: circle
      in circle scale .6 at -2 0
      level 0 step 1
      line arc -38 0 20 -45 45
      level 1 step 2
      line arc -38 0 46 -45 45
      level 2 step 3
      line arc -38 0 72 -45 45
    wave.3.left: circle
      in circle scale .6 at 2 0
      use wave.3.right mirrored
    wave.3.forward = wave.3.right rtl
    wave.3.backward = wave.3.left rtl
    """#)
}

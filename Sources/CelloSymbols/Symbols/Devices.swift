extension SymbolChapter {
  static let devices = SymbolChapter(
    #"""
    # Devices
    display
      outline box -54 -42 108 68 10
      line M-20 44 H20 M0 26 V44
    desktopcomputer
      outline box -54 -44 108 72 10
      line M-52 10 H52 M-20 46 H20 M-8 28 L-11 46 M8 28 L11 46
    laptopcomputer: slash
      outline M-42 22 V-24 A10 0 1 -32 -34 H32 A10 0 1 42 -24 V22
      line M-56 32 H56
    laptopcomputer.trianglebadge.exclamationmark
      level 1
      use laptopcomputer
      level 0
      use _trianglebadge.exclamationmark at 36 22
    macbook.and.iphone
      level 1
      use laptopcomputer at -10 -2 scale .88
      level 0
      front box 22 -14 34 58 8
    macbook = laptopcomputer
    iphone: slash circle
      in circle scale .6
      outline box -26 -50 52 100 13
      line *.85/.6 M-8 -38 H8
    iphone.gen3: slash
      outline box -26 -50 52 100 13
      line *.85/.6 M-9 38 H9
    apps.iphone
      level 1
      outline box -28 -50 56 100 13
      level 0
      fill box -16 -32 13 13 3.5 box 3 -32 13 13 3.5 box -16 -12 13 13 3.5 box 3 -12 13 13 3.5 box -16 8 13 13 3.5 box 3 8 13 13 3.5
    platter.filled.bottom.iphone
      level 1
      outline box -28 -50 56 100 13
      level 0
      fill box -18 14 36 26 7
    platter.filled.top.iphone
      level 1
      outline box -28 -50 56 100 13
      level 0
      fill box -18 -40 36 26 7
    ipad
      outline box -38 -50 76 100 12
      line *.85/.6 M-10 38 H10
    ipad.landscape
      use ipad turned 90
    ipad.and.iphone
      level 1
      outline box -52 -46 66 92 11
      level 0
      front box 8 -14 38 62 9
      line *.85/.6 M23 36 H31
    applewatch
      outline box -30 -30 60 60 15
      line M-20 -32 L-16 -47 H16 L20 -32 M-20 32 L-16 47 H16 L20 32 M39 -8 V8
    airpods
      density 1/.5
      outline M-14 -18 C-14 -34 -24 -40 -33 -40 C-44 -40 -50 -32 -50 -22 C-50 -12 -44 -4 -34 -4 C-31 -4 -29 -5 -27 -6 V36 C-27 44 -14 44 -14 36 Z
      outline M14 -18 C14 -34 24 -40 33 -40 C44 -40 50 -32 50 -22 C50 -12 44 -4 34 -4 C31 -4 29 -5 27 -6 V36 C27 44 14 44 14 36 Z
    homepod: fill
      outline M0 -45 C14 -45 24 -43 30 -38 C42 -30 47 -16 47 4 C47 26 38 40 23 44 C15 46 7 46 0 46 reflect
      detail *.85/.4 M-27 -34 C-20 -24 20 -24 27 -34
    appletv: fill
      outline box -48 -26 96 52 14
      mark circle 0 0 7+.2d
    appletvremote.gen2: fill
      outline box -20 -50 40 100 12
      detail circle 0 -26 9
      mark circle -7 0 4+.2d circle 7 0 4+.2d circle 0 16 4+.2d
    printer: fill
      level 1
      line M-28 -22 V-44 H28 V-22
      level 0
      outline M-28 24 H-40 A12 0 1 -52 12 V-10 A12 0 1 -40 -22 H40 A12 0 1 52 -10 V12 A12 0 1 40 24 H28
      filled fill M-28 24 H-40 A12 0 1 -52 12 V-10 A12 0 1 -40 -22 H40 A12 0 1 52 -10 V12 A12 0 1 40 24 H28 Z
      front box -28 6 56 40 5
      mark circle 34 -6 4.4+.2d
    scanner: fill
      outline box -52 -4 104 40 10
      line M-46 -6 L34 -36
      detail *.9/.6 M-30 16 H8
      mark circle 30 16 5+.2d
    keyboard: fill
      outline box -56 -33 112 66 11
      mark circle -38 -14 4+.2d circle -19 -14 4+.2d circle 0 -14 4+.2d circle 19 -14 4+.2d circle 38 -14 4+.2d circle -38 2 4+.2d circle -19 2 4+.2d circle 0 2 4+.2d circle 19 2 4+.2d circle 38 2 4+.2d
      detail *.85/.5 M-22 18 H22
    keyboard.chevron.compact.down
      outline box -56 -47 112 58 11
      fill circle -38 -29 4+.2d circle -19 -29 4+.2d circle 0 -29 4+.2d circle 19 -29 4+.2d circle 38 -29 4+.2d
      line *.85/.5 M-24 -11 H24
      line M-24 30 L0 42 L24 30
    computermouse: fill
      outline box -29 -48 58 96 29
      split M0 -48 V-22
    magicmouse: fill
      outline box -27 -48 54 96 25
    cpu: fill
      outline box -30 -30 60 60 10
      line *.85/.35 M-14 -34 V-47 M0 -34 V-47 M14 -34 V-47 M-14 34 V47 M0 34 V47 M14 34 V47 M-34 -14 H-47 M-34 0 H-47 M-34 14 H-47 M34 -14 H47 M34 0 H47 M34 14 H47
      detail *.9/.5 box -12 -12 24 24 3
    memorychip: fill
      outline box -52 -22 104 44 8
      line *.85/.4 M-36 -26 V-38 M-18 -26 V-38 M0 -26 V-38 M18 -26 V-38 M36 -26 V-38 M-36 26 V38 M-18 26 V38 M0 26 V38 M18 26 V38 M36 26 V38
    server.rack
      density 1/.6
      outline box -48 -46 96 24 6 box -48 -12 96 24 6 box -48 22 96 24 6
      fill circle -32 -34 3.6+.2d circle -32 0 3.6+.2d circle -32 34 3.6+.2d
      line *.8/.5 M10 -34 H32 M10 0 H32 M10 34 H32
    xserve
      outline box -54 -20 108 40 9
      fill circle -38 0 4+.2d circle -24 0 4+.2d
      line *.85/.5 M8 0 H38
    simcard: fill
      outline poly 8 -32 -48 12 -48 32 -26 32 48 -32 48
      detail *.85/.5 box -16 -10 32 38 5
      detail *.85/.5 M-16 9 H16
    sdcard: fill
      outline poly 8 -32 -26 -12 -48 32 -48 32 48 -32 48
      detail *.9/.6 M-10 -32 V-18 M4 -32 V-18 M18 -32 V-18
    cable.connector
      density 1/.75
      outline wire 4 -16 -20 -16 -49 16 -49 16 -20
      fill box -8.5 -41 5.5 9 1 box 3 -41 5.5 9 1
      outline box -26 -20 52 36 9
      line wire 4 -10 16 -10 32 10 32 10 16 
      line M0 32 V52
    powerplug: fill
      outline M-26 -18 H26 V2 C26 20 14 28 0 28 C-14 28 -26 20 -26 2 Z
      line M-13 -20 V-44 M13 -20 V-44 M0 28 V48
    poweroutlet.type.b: fill
      outline box -40 -40 80 80 16
      detail M-14 -18 V-4 M14 -18 V-4
      mark M-9 24 V16 A9 0 1 9 16 V24 Z
    _battery
      outline box -57 -24 100 48 12
      fill M52 -11 C58 -9 61 -5 61 0 C61 5 58 9 52 11 Z
    battery.100percent
      use _battery
      fill box -49+.4d -16+.4d 84-.8d 32-.8d 6
    battery.75percent
      use _battery
      fill box -49+.4d -16+.4d 63-.6d 32-.8d 6
    battery.50percent
      use _battery
      fill box -49+.4d -16+.4d 42-.4d 32-.8d 6
    battery.25percent
      use _battery
      fill box -49+.4d -16+.4d 21-.2d 32-.8d 6
    battery.0percent
      use _battery
    battery.100 = battery.100percent
    battery.75 = battery.75percent
    battery.50 = battery.50percent
    battery.25 = battery.25percent
    battery.0 = battery.0percent
    battery.100.bolt = battery.100percent.bolt
    iphone.radiowaves.left.and.right: circle
      in circle scale .54 stroke .85/.25
      use iphone scale .86
      level 1 step 1
      line *.9/.8 arc 0 0 43 -32 32 arc 0 0 43 148 212
      level 2 step 2
      line *.9/.8 arc 0 0 62 -30 30 arc 0 0 62 150 210
    battery.100percent.bolt
      use battery.100percent
      clear poly 3 2 -42 -16 6 -2 6 -6 42 14 -7 0 -7
      fill poly 2 2 -42 -16 6 -2 6 -6 42 14 -7 0 -7
    lightbulb: fill circle slash
      in circle scale .6
      outline M-14 28 C-14 14 -32 8 -32 -16 A32 0 1 32 -16 C32 8 14 14 14 28 Z
      line M-12 42 H12
    _lampshade
      outline poly 4 -8 -22 8 -22 25 12 -25 12
      fill M-10 20+.5d H10 A10 0 1 -10 20+.5d Z
    lamp.desk: fill
      line M-44 46 H2 M-21 46 L-39 3 L-2 -40
      use _lampshade at 12 -23 turned 325
    lamp.floor
      line M0 -14 V44 M-20 46 H20
      outline poly 4 -14 -46 14 -46 28 -14 -28 -14
    flashlight.on.fill
      solid M-16 -14 L-22 -30 H22 L16 -14 Z
      solid box -12 0 24 46 5
      line M-20 -44 H20
    switch.2
      density 1/.7
      outline box -44 -44 88 37-.5d 18.5-.25d
      fill circle 25 -25.5-.25d 10-.2d
      outline box -44 7+.5d 88 37-.5d 18.5-.25d
      fill circle -25 25.5+.25d 10-.2d
    slider.horizontal.3
      density 1/.55
      line M-50 -28 H50 M-50 0 H50 M-50 28 H50
      clear circle 20 -28 9
      line circle 20 -28 9
      clear circle -22 0 9
      line circle -22 0 9
      clear circle 8 28 9
      line circle 8 28 9
    slider.vertical.3
      use slider.horizontal.3 turned 270
    terminal: fill
      outline box -53 -40 106 80 13
      detail M-32 -17 L-15 -2 L-32 13 M-4 16 H22
    apple.terminal = terminal
    macwindow
      outline box -53 -40 106 80 12
      line M-53 -18 H53
      fill circle -39 -29 3.6+.15d circle -28 -29 3.6+.15d circle -17 -29 3.6+.15d
    sidebar.left
      outline box -53 -40 106 80 13
      plain line M-18 -40 V40
      plain line *.85/.5 M-42 -22 H-31 M-42 -7 H-31 M-42 8 H-31
    sidebar.right
      use sidebar.left mirrored
    sidebar.squares.left
      outline box -53 -40 106 80 13
      line M-18 -40 V40
      fill box -42 -28 14 14 3.5 box -42 -7 14 14 3.5 box -42 14 14 14 3.5
    sidebar.squares.right
      outline box -53 -40 106 80 13
      line M18 -40 V40
      fill box 28 -28 14 14 3.5 box 28 -7 14 14 3.5 box 28 14 14 14 3.5
    sidebar.squares.leading = sidebar.squares.left rtl
    sidebar.squares.trailing = sidebar.squares.right rtl
    menubar.rectangle
      outline box -53 -40 106 80 12
      line M-53 -20 H53
      line *.7/.4 M-40 -30 H-28 M-20 -30 H-8
    dock.rectangle
      outline box -53 -40 106 80 12
      fill box -36 14 72 15 5
    pip: fill
      outline box -53 -38 106 76 13
      mark box 3 2 36 24 5
    pip.enter
      outline box -53 -38 106 76 13
      fill box 2 1 39 26 6
      line M-38 -22 L-16 -3 M-16 -19 V-3 H-33
    pip.exit
      outline box -53 -38 106 76 13
      fill box 2 1 39 26 6
      line M-16 -3 L-38 -22 M-38 -6 V-22 H-21
    sidebar.leading = sidebar.left rtl
    sidebar.trailing = sidebar.right rtl
    command: circle square
      in circle scale .58 stroke .85/.4
      line M-17 -17 H17 V17 H-17 Z M-17 -17 V-30 A13.5 1 0 -30.5 -17 H-17 M17 -17 V-30 A13.5 1 1 30.5 -17 H17 M-17 17 V30 A13.5 1 1 -30.5 17 H-17 M17 17 V30 A13.5 1 0 30.5 17 H17
    option
      line M-46 -30 H-18 L18 30 H46 M14 -30 H46
    control
      line M-32 -4 L0 -36 L32 -4
    shift: fill
      outline poly 4 0 -44 44 2 20 2 20 40 -20 40 -20 2 -44 2
    capslock: fill
      outline poly 4 0 -48 44 -4 20 -4 20 22 -20 22 -20 -4 -44 -4
      outline box -20 38 40 9 3
    escape
      line arc 0 0 42 -75 165
      line M8 8 L-38 -38 M-40 -10 V-40 H-10
    delete.left: fill
      outline poly 9 -24 -36 54 -36 54 36 -24 36 -56 0/4
      detail *.95/.7 M2 -15 L32 15 M32 -15 L2 15
    delete.right: fill
      use delete.left mirrored
    delete.backward = delete.left rtl
    delete.forward = delete.right rtl
    cursorarrow
      outline poly 3 -26 -46 34 12 6 15 20 42 6 48 -8 21 -26 38
    barcode
      line M-50 -36 V36 M50 -36 V36
      fill box -34 -38 9 76 2 box -18 -38 5 76 2 box -6 -38 12 76 2 box 13 -38 5 76 2 box 25 -38 10 76 2
    viewfinder: circle
      in circle scale .56 stroke .85/.3
      line M-44 -20 V-30 A14 0 1 -30 -44 H-20 M20 -44 H30 A14 0 1 44 -30 V-20 M44 20 V30 A14 0 1 30 44 H20 M-20 44 H-30 A14 0 1 -44 30 V20
      line M-12 0 H12 M0 -12 V12
    _corners
      line M-46 -24 V-34 A12 0 1 -34 -46 H-24 M24 -46 H34 A12 0 1 46 -34 V-24 M46 24 V34 A12 0 1 34 46 H24 M-24 46 H-34 A12 0 1 -46 34 V24
    plus.viewfinder
      use _corners
      line M-20 0 H20 M0 -20 V20
    location.viewfinder
      use _corners
      use location filled at -1 1 scale .5 stroke .8/.4
    person.fill.viewfinder
      use _corners
      use person filled at 0 0 scale .56 stroke .8/.4
    barcode.viewfinder
      use _corners
      line *.85/.2 M-26 -22 V22 M-12 -22 V22 M0 -22 V22 M14 -22 V22 M26 -22 V22
    doc.viewfinder
      use _corners
      use _page scale .54 stroke .95/.6
    text.viewfinder
      use _corners
      line *.95/.6 M-24 -16 H24 M-24 0 H24 M-24 16 H8
    qrcode
      density .95/.5
      outline box -44 -44 30 30 6 box 14 -44 30 30 6 box -44 14 30 30 6
      fill box -34 -34 10 10 1.5 box 24 -34 10 10 1.5 box -34 24 10 10 1.5
      fill box 10 10 11 11 1.5 box 36 10 12 11 1.5 box 23 22 12 12 1.5 box 10 36 11 12 1.5 box 37 37 11 11 1.5
    qrcode.viewfinder
      use _corners
      use qrcode scale .52 stroke .75/.4
    lock: fill circle square slash badge.clock+
      badge at 30 30
      slash at -2 5
      in circle scale .62 filled at 0 -2
      outline box -32 -7 64 52 10
      line M-20 -7 V-25 A20 0 1 20 -25 V-7
    lock.open: fill
      outline box -46 -7 64 52 10
      line M6 -7 V-25 A20 0 1 46 -25 V-14
    key: fill
      outline circle -18 -18 27
      mark circle -25 -25 6.5+.1d
      line M2 2 L44 44 M29 29 L41 17 M40 40 L50 30
    key.horizontal: fill
      outline circle -28 0 24
      mark circle -36 0 6+.1d
      line M-4 0 H54 V20 M32 0 V16
    """#)
}

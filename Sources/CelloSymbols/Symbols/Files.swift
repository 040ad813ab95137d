extension SymbolChapter {
  static let files = SymbolChapter(
    #"""
    # Writing and editing
    pencil: circle slash
      density 1/.8
      in circle scale .62
      outline poly 3 -42 42 -31 15/2 26 -42/8 42 -26/8 -15 31/2
      line M14 -30 L30 -14
    square.and.pencil: circle
      in circle scale .56 at 1 -2
      level 1
      line M10 -38 H-30 A12 0 0 -42 -26 V32 A12 0 0 -30 44 H28 A12 0 0 40 32 V-6
      level 0
      line poly 3 -12 16 -7.5 3/1.5 37 -41.5/5 46.5 -32/5 2 12.5/1.5
    pencil.line
      use pencil at 0 -6 scale .86
      line M-6 44 H44
    highlighter
      outline poly 5 -17 6 26 -41 46 -24 4 25/3 -17 24/3
      line M-16 18 L-30 34 H-8 L0 25
      line M-46 46 H46
    scribble
      line M-44 18 C-30 -14 -20 -36 -8 -30 C4 -24 -24 16 -14 22 C-4 28 8 -18 20 -14 C32 -10 6 22 18 26 C28 29 36 14 46 2
    pencil.tip
      outline M0 -50 L26 8 C20 22 16 34 15 46 H0 reflect
      detail M0 -38 V8
      mark circle 0 16 7+.3d
    paintbrush: fill
      outline M44 -44 C48 -40 44 -30 8 6 L-6 -8 C30 -44 40 -48 44 -44 Z
      outline M-10 2 C-22 2 -26 12 -27 22 C-28 34 -36 36 -44 36 C-36 46 -22 48 -12 44 C0 40 6 28 2 14 Z
    paintpalette: fill
      outline M0 -44 C28 -44 50 -26 50 -2 C50 16 38 20 26 20 C10 20 2 24 2 32 C2 38 6 40 2 43 C-2 45 -6 44 -10 43 C-34 38 -50 22 -50 0 C-50 -26 -28 -44 0 -44 Z
      mark circle -25 7 6.5+.2d circle -20 -17 6.5+.2d circle 6 -25 6.5+.2d circle 29 -10 6.5+.2d
    eyedropper
      line M-4 -22 L22 4
      solid M13 -11 L26 -34 C33 -44 46 -38 44 -28 C43 -24 40 -22 36 -20 L13 -6 Z
      line M2 -14 L-28 16 C-34 22 -33 27 -36 32 L-44 44 L-32 36 C-27 33 -22 34 -16 28 L14 -2
    scissors
      line circle -28 26 15 circle 28 26 15
      line M-20 12 L20 -46 M20 12 L-20 -46
    paperclip: circle
      in circle scale .6 stroke .9/.4
      use _clip turned 40
    _clip
      density 1/.6
      line M21 -28 V22 A20 0 1 -19 22 V-30 A14 0 1 9 -30 V18 A6 0 1 -3 18 V-20
    link: circle
      in circle scale .6
      use _link turned 315
    _link
      density 1/.7
      line M20 -16.5 H31 A16.5 0 1 31 16.5 H8 arc 8 0 16.5 90 190
      line M-20 16.5 H-31 A16.5 0 1 -31 -16.5 H-8 arc -8 0 16.5 270 370
    bold
      line *1.35/1.2 M-22 40 V-40 H4 C30 -40 30 -3 4 -3 H-22 M4 -3 C38 -3 38 40 6 40 H-22
    italic
      line M-4 -40 H26 M-26 40 H4 M11 -40 L-11 40
    underline
      line M-26 -46 V-8 C-26 28 26 28 26 -8 V-46 M-32 44 H32
    strikethrough
      line M28 -26 C24 -40 10 -44 0 -44 C-18 -44 -28 -34 -28 -22 C-28 -12 -20 -6 -10 -3 M12 3 C22 6 29 12 29 23 C29 36 18 44 0 44 C-12 44 -26 38 -30 25
      line M-46 0 H46
    textformat
      line M-58 36 L-30 -36 L-2 36 M-48 11 H-12
      line circle 28 12 23
      line M51 -12 V36
    textformat.size
      density 1/.8
      line M-62 36 L-44 -12 L-26 36 M-55.5 19 H-32.5
      line M-10 36 L24 -42 L58 36 M2 10 H46
    textformat.abc
      density 1/.6
      line M-62 26 L-46 -24 L-30 26 M-57 9 H-35
      line M-16 26 V-24 H-6 C10 -24 10 -1 -6 -1 H-16 M-6 -1 C14 -1 14 26 -5 26 H-16
      line M58 -12 C54 -22 48 -25 42 -25 C31 -25 25 -14 25 1 C25 16 31 27 42 27 C48 27 55 23 58 14
    textformat.abc.dottedunderline
      use textformat.abc at 0 -8
      fill circle -54 36 4+.2d circle -32 36 4+.2d circle -11 36 4+.2d circle 11 36 4+.2d circle 32 36 4+.2d circle 54 36 4+.2d
    character
      line M-28 42 L0 -42 L28 42 M-18 12 H18
    character.cursor.ibeam
      line M-56 32 L-34 -32 L-12 32 M-48 9 H-20
      line *.9/.8 M32 -38 V38 M18 -46 C26 -46 32 -44 32 -38 C32 -44 38 -46 46 -46 M18 46 C26 46 32 44 32 38 C32 44 38 46 46 46
    text.cursor
      line M0 -36 V36 M-22 -48 C-8 -48 0 -46 0 -36 C0 -46 8 -48 22 -48 M-22 48 C-8 48 0 46 0 36 C0 46 8 48 22 48
    paragraphsign
      line M-2 4 C-42 4 -42 -44 -2 -44 H32 M-2 -44 V46 M20 -44 V46
    text.alignleft
      line M-46 -36 H46 M-46 -12 H18 M-46 12 H46 M-46 36 H18
    text.alignright
      line M-46 -36 H46 M-18 -12 H46 M-46 12 H46 M-18 36 H46
    text.aligncenter
      line M-46 -36 H46 M-28 -12 H28 M-46 12 H46 M-28 36 H28
    text.justify
      line M-46 -36 H46 M-46 -12 H46 M-46 12 H46 M-46 36 H46
    text.justifyleft = text.justify.left
    text.justify.left
      line M-46 -36 H46 M-46 -12 H46 M-46 12 H46 M-46 36 H8
    text.append rtl
      line M-50 -34 H50 M-50 -8 H50 M-50 18 H-4
      line M32 14 V50 M14 32 H50
    text.badge.star rtl
      line M-50 -34 H50 M-50 -8 H50 M-50 18 H-4
      use star filled at 31 28 scale .42
    increase.indent rtl
      line M-48 -36 H48 M-6 -12 H48 M-6 12 H48 M-48 36 H48
      line M-46 -15 L-30 0 L-46 15
    decrease.indent rtl
      line M-48 -36 H48 M-6 -12 H48 M-6 12 H48 M-48 36 H48
      line M-30 -15 L-46 0 L-30 15
    text.quote rtl
      line M-40 -38 V38 M-16 -36 H48 M-16 -12 H48 M-16 12 H48 M-16 36 H20
    text.magnifyingglass rtl
      density 1/.7
      line M-50 -38 H30 M-50 -10 H-14 M-50 18 H-18
      upright 23 line circle 18 14 20
      upright 23 line M33 29 L48 44

    # Lists
    list.bullet rtl: circle
      in circle scale .54 stroke .85/.4
      fill circle -45 -30 6.2+.5d circle -45 0 6.2+.5d circle -45 30 6.2+.5d
      level 1
      line M-22 -30 H52 M-22 0 H52 M-22 30 H52
    list.dash rtl
      line M-52 -30 H-42 M-52 0 H-42 M-52 30 H-42
      level 1
      line M-20 -30 H52 M-20 0 H52 M-20 30 H52
    list.triangle rtl
      solid *.6 poly 0 -50 -37 -40 -30 -50 -23 poly 0 -50 -7 -40 0 -50 7 poly 0 -50 23 -40 30 -50 37
      level 1
      line M-20 -30 H52 M-20 0 H52 M-20 30 H52
    list.number rtl
      upright -45.5 line *.62/.22 M-51 -38 L-45 -42 V-22 M-52 -4 C-51 -13 -39 -12 -39 -5 C-39 0 -51 4 -52 9 H-39 M-52 21 H-39 L-46 28 C-36 28 -36 41 -45 41 C-49 41 -52 39 -52 36
      level 1
      line M-18 -30 H54 M-18 0 H54 M-18 30 H54
    list.star rtl
      use star.fill at -44 -30 scale .24 stroke .3/.3
      use star.fill at -44 0 scale .24 stroke .3/.3
      use star.fill at -44 30 scale .24 stroke .3/.3
      level 1
      line M-20 -30 H52 M-20 0 H52 M-20 30 H52
    list.bullet.indent rtl
      fill circle -45 -30 6.2+.4d circle -21 0 6.2+.4d circle -21 30 6.2+.4d
      level 1
      line M-22 -30 H52 M2 0 H52 M2 30 H52
    list.bullet.rectangle rtl: fill
      level 1
      outline box -53 -38 106 76 13
      level 0
      mark circle -32 -16 5+.3d circle -32 0 5+.3d circle -32 16 5+.3d
      detail *.85/.5 M-15 -16 H34 M-15 0 H34 M-15 16 H34
    list.bullet.rectangle.portrait rtl: fill
      level 1
      outline box -39 -50 78 100 13
      level 0
      mark circle -20 -24 4.6+.3d circle -20 0 4.6+.3d circle -20 24 4.6+.3d
      detail *.85/.5 M-5 -24 H22 M-5 0 H22 M-5 24 H22
    square.fill.text.grid.1x2 rtl
      solid box -50 -34 24 24 4 box -50 10 24 24 4
      line M-10 -30 H50 M-10 -14 H34 M-10 14 H50 M-10 30 H34
    table rtl: fill
      outline box -53 -40 106 80 13
      split *.9/.6 M-53 -13 H53 M-18 -13 V40
    checklist rtl
      upright -43.5 line *.9/.7 M-54 -24 L-47 -16 L-33 -34 M-54 24 L-47 32 L-33 14
      level 1
      line M-14 -24 H54 M-14 24 H54
    checklist.unchecked rtl
      line *.85/.6 circle -42 -24 10 circle -42 24 10
      level 1
      line M-16 -24 H54 M-16 24 H54
    line.3.horizontal: circle
      in circle scale .58
      line M-46 -28 H46 M-46 0 H46 M-46 28 H46
    line.horizontal.3 = line.3.horizontal
    line.3.horizontal.decrease: circle
      in circle scale .6
      line M-46 -26 H46 M-30 0 H30 M-13 26 H13
    line.horizontal.3.decrease = line.3.horizontal.decrease
    line.diagonal
      line M-40 40 L40 -40
    decrease.quotelevel rtl
      line M-46 -36 V36 M-20 -24 H48 M-20 0 H48 M-20 24 H20
    tablecells: fill
      outline box -53 -38 106 76 12
      split *.85/.55 M-53 -13 H53 M-53 13 H53 M-18 -38 V38 M18 -38 V38
    rectangle.3.group: fill
      outline box -53 -40 46-.5d 80 9 box 7+.5d -40 46-.5d 33-.5d 8 box 7+.5d 7+.5d 46-.5d 33-.5d 8
    rectangle.3.offgrid: fill
      outline box -54 -42 60-.5d 38-.5d 8 box -40 10+.5d 46-.5d 32-.5d 8 box 20+.5d -24 34-.5d 48 8
    rectangle.inset.filled
      outline box -53 -38 106 76 13
      fill box -41+.5d -26+.5d 82-1d 52-1d 5
    slider.horizontal.below.rectangle
      outline box -46 -46 92 56 11
      line M-48 32 H-13 M13 32 H48
      outline circle 0 32 10

    # Paper
    _page
      outline poly 9 -32 -47 8 -47/4 32 -23/4 32 47 -32 47
    doc: fill circle badge.plus badge.ellipsis badge.clock+ badge.gearshape+ badge.arrow.up+
      badge at 30 30
      in circle scale .56
      use _page
      split wire 5 7 -45 7 -22 30 -22
    document = doc
    doc.text: fill
      use doc
      detail *.9/.6 M-14 4 H14 M-14 23 H14
    doc.plaintext: fill
      use _page
      detail *.9/.6 M-14 -19 H2 M-14 2 H14 M-14 23 H14
    text.page: fill
      outline box -35 -47 70 94 12
      detail *.9/.6 M-17 -22 H17 M-17 -4 H17 M-17 14 H4
    doc.richtext: fill
      use _page
      detail *.85/.5 M-15 10 H15 M-15 27 H15
      mark poly 3 -18 -30 2 -30 14 -18 14 -4 -18 -4
    doc.append: fill
      use _page
      detail *.9/.6 M-14 -19 H2 M-14 0 H14 M-14 19 H14 M-14 33 H4
    doc.zipper
      use doc
      fill box -17 -37 7.5 7 1.5 box -9.5 -30 7.5 7 1.5 box -17 -23 7.5 7 1.5 box -9.5 -16 7.5 7 1.5 box -17 -9 7.5 7 1.5 box -9.5 -2 7.5 7 1.5
      line *.7/.3 box -15.5 12 12 19 4.5
    doc.text.magnifyingglass
      level 1
      use _page at -8 0 scale .96
      line *.9/.6 M-22 -12 H6 M-22 6 H-4
      level 0
      clear circle 18 17 19
      gap M32 31 L45 44
      line circle 18 17 19
      line M32 31 L45 44
    doc.on.doc: fill
      level 1
      outline poly 9 -40 -50 -2 -50/4 16 -31/4 16 28 -40 28
      level 0
      front poly 9 -16 -28 22 -28/4 40 -9/4 40 50 -16 50
    document.on.document = doc.on.doc
    doc.on.clipboard: fill
      level 1
      outline box -42 -44 60 82 10
      solid box -26 -51 28 13 5
      level 0
      front poly 8 -8 -14 22 -14/3 40 4/3 40 49 -8 49
    clipboard: fill
      outline box -35 -40 70 88 11
      filled clear box -16 -49 32 16 6
      plain clear box -16 -49 32 16 6
      solid box -14 -48 28 14 6
    list.clipboard rtl: fill
      level 1
      use clipboard
      level 0
      mark circle -17 -8 4.2+.25d circle -17 10 4.2+.25d circle -17 28 4.2+.25d
      detail *.8/.45 M-4 -8 H19 M-4 10 H19 M-4 28 H19
    list.bullet.clipboard = list.clipboard rtl
    pencil.and.list.clipboard rtl
      level 1
      use clipboard at -10 0
      fill circle -27 -8 4.2+.25d circle -27 10 4.2+.25d circle -27 28 4.2+.25d
      line *.8/.45 M-14 -8 H8 M-14 10 H8 M-14 28 H8
      # The corner beyond the pencil.
      cut poly 0 2 52 48 0 60 60
      level 0
      clear poly 3 2 46 6 31/1 39 -8/3 48 1/3 17 41/1
      solid *.75/.5 poly 3 4 44 9 30/1 39 -4/3 45 2/3 18 39/1
    note
      outline poly 10 -42 -42 42 -42 42 14/5 14 42/5 -42 42
      split wire 6 15 41 15 15 41 15
    note.text: badge.plus
      use note
      detail *.9/.6 M-22 -20 H22 M-22 -1 H22 M-22 18 H0
    newspaper: fill
      outline M21 -38 H-45 Q-52 -38 -52 -31 V29 A11 0 0 -41 40 H41 A11 0 0 52 29 V-14 H26 V-33 Q26 -38 21 -38 Z
      plain line M26 -36 V29 A11 0 0 37 40
      filled score *.9/.7 M26 -12 V26 A12 0 0 29 36
      detail *.85/.5 M-34 -18 H8 M-34 23 H8
      mark box -38 -6 24 19 3
      detail *.85/.5 M-2 -2 H8 M-2 10 H8
    magazine: fill
      outline box -36 -46 72 92 9
      detail *.85/.5 M-17 -25 H17 M-17 -10 H17
    book: fill circle
      in circle scale .56 stroke .85/.5
      outline M0 -30 C8 -37 20 -40 34 -40 C46 -40 53 -37 53 -33 V32 C45 28 38 27 32 27 C20 27 8 31 0 38 reflect
      split M0 -28 V36
    book.closed: fill
      plain line M35 22 V-41 Q35 -47 29 -47 H-21 A15 0 0 -36 -32 V34.5 A12.5 0 0 -23.5 47 H35
      plain line M35 22 H-23.5 A12.5 0 0 -36 34.5 M31 22 V47
      filled solid M35 47 V-41 Q35 -47 29 -47 H-21 A15 0 0 -36 -32 V34.5 A12.5 0 0 -23.5 47 Z
      filled score *.9/.5 M42 34.5 H-20
    text.book.closed: fill
      use book.closed
      plain line *.85/.5 M-14 -25 H14 M-14 -8 H14
      filled score *.85/.5 M-14 -25 H14 M-14 -8 H14
    books.vertical: fill
      plain line box -49 -40 25 84 5 box -24 -40 25 84 5
      filled solid box -51 -40 21 84 4 box -19 -40 21 84 4
      outline poly 4 11 -36 29 -41 50 36 32 41
      split *.85/.5 M-49 24 H-24 M-24 24 H0 M-49 -22 H-24 M-24 -22 H0
    bookmark: fill circle square slash
      in circle scale .58 filled
      outline poly 8 -30 -47 30 -47 30 48/4 0 21/2 -30 48/4
    book.pages: fill
      outline M0 -30 C8 -37 20 -40 34 -40 C46 -40 53 -37 53 -33 V32 C45 28 38 27 32 27 C20 27 8 31 0 38 reflect
      split M0 -28 V36
      detail *.85/.5 M16 -18 C23 -21 29 -22 37 -22 M16 0 C23 -3 29 -4 37 -4 M-16 -18 C-23 -21 -29 -22 -37 -22 M-16 0 C-23 -3 -29 -4 -37 -4
    scroll: fill
      outline M-27 -30 V31 A11 0 0 -16 42 H30 A12 0 0 42 30 V22 H-4 V31 A11 0 1 -27 31
      filled fill M-27 -30 A10.5 0 1 -16 -42 H20 A12 0 1 32 -30 V22 H-4 V31 A11 0 1 -27 31 Z
      line M-27 -22 H-48 V-31 A10.5 0 1 -27 -31 V-22 M-38 -42 H20 A12 0 1 32 -30 V20
    graduationcap: fill circle
      in circle scale .57 stroke .85/.35 at 0 2
      outline poly 3 0 -38 54 -14 0 10 -54 -14
      outline M-32 -1 V22 C-32 29 -16 36 0 36 C16 36 32 29 32 22 V-1
      line M48 -9 V22
    folder: fill circle badge.plus badge.minus badge.gearshape badge.questionmark
      badge at 36 30
      in circle scale .54 stroke .85/.5
      outline poly 10 -52 -38 -22 -38/6 -10 -27/4 52 -27 52 39 -52 39
      split M-50 -9 H50
    tray: fill circle
      in circle scale .54 stroke .85/.5
      outline poly 11 -33 -36 33 -36 53 8/6 53 37 -53 37 -53 8/6
      plain line M-51 8 H-26 C-21 8 -20 22 -12 22 H12 C20 22 21 8 26 8 H51
      filled score *.85/.8 M-51 8 H-26 C-21 8 -20 22 -12 22 H12 C20 22 21 8 26 8 H51
    tray.2: fill
      outline poly 10 -33 -50 33 -50 53 -20/6 53 -2 -53 -2 -53 -20/6
      split *.9/.7 M-51 -20 H-24 C-19 -20 -18 -10 -11 -10 H11 C18 -10 19 -20 24 -20 H51
      outline M-53 16 V38 A10 0 0 -43 48 H43 A10 0 0 53 38 V16 H24 C19 16 18 26 11 26 H-11 C-18 26 -19 16 -24 16 Z
    tray.full: fill
      outline poly 11 -33 -36 33 -36 53 8/6 53 37 -53 37 -53 8/6
      split M-51 8 H-26 C-21 8 -20 22 -12 22 H12 C20 22 21 8 26 8 H51
      detail *.85/.5 M-22 -18 H22 M-28 -3 H28
    tray.and.arrow.down: fill
      density 1/.75
      level 1
      outline M-33 -16 L-53 14 V36 A11 0 0 -42 47 H42 A11 0 0 53 36 V14 L33 -16
      plain line M-51 16 H-26 C-21 16 -20 30 -12 30 H12 C20 30 21 16 26 16 H51
      filled score *.85/.5 M-60 16 H-26 C-21 16 -20 30 -12 30 H12 C20 30 21 16 26 16 H60
      level 0
      gap M0 -53 V-2
      clear M-16 -18 L0 -2 L16 -18 Z
      line M0 -53 V-2 M-16 -18 L0 -2 L16 -18
    tray.and.arrow.up: fill
      density 1/.75
      level 1
      outline M-26 -20 H-30 L-53 14 V36 A11 0 0 -42 47 H42 A11 0 0 53 36 V14 L30 -20 H26
      plain line M-51 16 H-26 C-21 16 -20 30 -12 30 H12 C20 30 21 16 26 16 H51
      filled score *.85/.5 M-60 16 H-26 C-21 16 -20 30 -12 30 H12 C20 30 21 16 26 16 H60
      level 0
      gap M0 -50 V2
      line M0 2 V-52 M-17 -36 L0 -53 L17 -36
    archivebox: fill circle
      in circle scale .56 stroke .7/.4
      outline box -52 -42 104 25 7
      plain line M-45 -15 V32 A9 0 0 -36 41 H36 A9 0 0 45 32 V-15
      filled solid M-45 -1 V32 A9 0 0 -36 41 H36 A9 0 0 45 32 V-1 Z
      detail M-14 6 H14
    externaldrive: fill badge.plus badge.minus badge.checkmark badge.xmark
      badge at 38 28
      outline M-52 8 L-42 -26 A9 0 1 -33 -33 H33 A9 0 1 42 -26 L52 8 V24 A10 0 1 42 34 H-42 A10 0 1 -52 24 Z
      split M-50 5 H50
      mark circle 34 20 4.8+.3d
    internaldrive: fill
      outline box -52 -36 104 72 14
      split M-50 8 H50
      mark circle 34 22 4.8+.3d
    opticaldisc: fill
      outline circle 0 0 45.8
      detail circle 0 0 11
    shippingbox: fill circle
      in circle scale .6
      outline poly 6 0 -48 45 -26 45 26 0 48 -45 26 -45 -26
      split *.95/.8 M-43 -24 L0 -3 L43 -24
      plain line *.95/.8 M0 -3 V46
      filled score *.95/.8 M0 6 V54
      detail *.95/.8 M-22 -37 L19 -16
    cube: fill
      outline poly 5 0 -49 43 -25 43 25 0 49 -43 25 -43 -25
      split M-41 -24 L0 -1 L41 -24
      plain line M0 -1 V47
      filled score M0 8 V56
    cube.transparent
      outline poly 5 0 -49 43 -25 43 25 0 49 -43 25 -43 -25
      line *.8/.6 M0 -49 V-32 M0 0 V18 M-41 -24 L-27 -16 M0 0 L15 -8 M41 -24 L27 -16 M0 0 L-15 -8 M-43 25 L-28 17 M43 25 L28 17
    mail.stack: fill
      outline box -46 -12 92 58 11
      split M-42 -5 L-7 20 Q0 25 7 20 L42 -5
      line *.95/.8 M-36 -29 H36 M-26 -46 H26
    text.badge.plus rtl
      line M-50 -34 H50 M-50 -8 H50 M-50 18 H0
      use _badge.plus at 34 28
    text.badge.minus rtl
      line M-50 -34 H50 M-50 -8 H50 M-50 18 H0
      use _badge.minus at 34 28
    text.badge.checkmark rtl
      line M-50 -34 H50 M-50 -8 H50 M-50 18 H0
      upright 34 use _badge.checkmark at 34 28
    textformat.superscript
      line M-50 40 L-22 -30 L6 40 M-40 16 H-4
      line *.9/.7 M20 -30 L34 -42 V-6
    textformat.subscript
      line M-50 30 L-22 -40 L6 30 M-40 6 H-4
      line *.9/.7 M20 14 L34 2 V38
    signature
      line M-52 40 H52
      line M-46 18 C-30 -4 -22 -40 -12 -40 C0 -40 -8 2 -22 20 C-12 -2 4 -16 8 -12 C12 -8 0 14 8 16 C14 18 18 -2 26 -4 C32 -4 26 14 34 14 C40 14 44 8 50 2
    rectangle.and.pencil.and.ellipsis
      level 1
      line M8 -26 H-40 A13 0 0 -53 -13 V19 A13 0 0 -40 32 H40 A13 0 0 53 19 V4
      fill circle -30 3 5.4+.3d circle -10 3 5.4+.3d
      level 0
      line *.95/.5 poly 3 10 6 14 -7/1.5 44 -37/5 53 -28/5 23 2.5/1.5
    rectangle.and.text.magnifyingglass
      level 1
      line M14 36 H-38 A13 0 1 -51 23 V-23 A13 0 1 -38 -36 H38 A13 0 1 51 -23 V-6
      line *.9/.6 M-32 -16 H6 M-32 2 H-8 M-32 20 H-12
      level 0
      clear circle 20 12 17
      line circle 20 12 17 M33 25 L48 40
    crop
      line M-26 -50 V16 Q-26 26 -16 26 H50 M26 50 V-16 Q26 -26 16 -26 H-50
    """#)
}

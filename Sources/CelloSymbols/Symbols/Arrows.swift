extension SymbolChapter {
  static let arrows = SymbolChapter(
    #"""
    # Chevrons
    chevron.down: circle square
      in circle at 0 2
      in square at 0 2
      line M-36 -18 L0 18 L36 -18
    chevron.up: circle square
      in circle at 0 -2
      in square at 0 -2
      use chevron.down mirrored turned 180
    chevron.right: circle square
      in circle at 2 0
      in square at 2 0
      use chevron.down turned 270
    chevron.left: circle square
      in circle at -2 0
      in square at -2 0
      use chevron.down turned 90
    chevron.forward = chevron.right rtl
    chevron.backward = chevron.left rtl
    chevron.up.chevron.down: square
      line M-24 -18 L0 -42 L24 -18 M-24 18 L0 42 L24 18
    chevron.down.2
      line M-32 -32 L0 -4 L32 -32 M-32 8 L0 36 L32 8
    chevron.up.2
      use chevron.down.2 mirrored turned 180
    chevron.right.2
      use chevron.down.2 turned 270
    chevron.left.2
      use chevron.down.2 turned 90
    chevron.forward.2 = chevron.right.2 rtl
    chevron.backward.2 = chevron.left.2 rtl
    chevron.compact.down
      line M-42 -9 L0 9 L42 -9
    chevron.compact.up
      use chevron.compact.down turned 180
    chevron.compact.right
      use chevron.compact.down turned 270
    chevron.compact.left
      use chevron.compact.down turned 90
    chevron.left.forwardslash.chevron.right
      line M-32 -27 L-59 0 L-32 27 M32 -27 L59 0 L32 27 M13 -38 L-13 38
    chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right

    # Arrows
    arrow.up: circle square
      in circle scale .6
      line M0 42 V-41 M-33 -8 L0 -41 L33 -8
    arrow.down: circle square
      in circle scale .6
      use arrow.up turned 180
    arrow.left: circle square
      in circle scale .6
      use arrow.up turned 270
    arrow.right: circle square
      in circle scale .6
      use arrow.up turned 90
    arrow.forward = arrow.right rtl
    arrow.backward = arrow.left rtl
    arrow.up.right: circle square
      in circle scale .62
      line M-31 31 L29 -29 M-18 -30 H30 V18
    arrow.up.left: circle square
      in circle scale .62
      use arrow.up.right turned 270
    arrow.down.right: circle square
      in circle scale .62
      use arrow.up.right turned 90
    arrow.down.left: circle square
      in circle scale .62
      use arrow.up.right turned 180
    arrow.up.forward = arrow.up.right rtl
    arrow.up.backward = arrow.up.left rtl
    arrow.down.forward = arrow.down.right rtl
    arrow.down.backward = arrow.down.left rtl
    arrow.up.arrow.down: circle square
      in circle scale .54 stroke .9/.4
      in square scale .54 stroke .9/.4
      line M-24 38 V-38 M-46 -16 L-24 -38 L-2 -16 M24 -38 V38 M2 16 L24 38 L46 16
    arrow.left.arrow.right: circle square
      in circle scale .54 stroke .9/.4
      in square scale .54 stroke .9/.4
      use arrow.up.arrow.down turned 90 mirrored
    arrow.right.arrow.left: circle square
      in circle scale .54 stroke .9/.4
      in square scale .54 stroke .9/.4
      use arrow.up.arrow.down turned 90
    arrow.left.and.right: circle square
      line M-50 0 H50 M-28 -22 L-50 0 L-28 22 M28 -22 L50 0 L28 22
    arrow.up.and.down: circle square
      line M0 -46 V46 M-22 -24 L0 -46 L22 -24 M-22 24 L0 46 L22 24
    arrow.up.and.down.and.arrow.left.and.right
      line M-48 0 H48 M0 -48 V48
      line M-34 -14 L-48 0 L-34 14 M34 -14 L48 0 L34 14 M-14 -34 L0 -48 L14 -34 M-14 34 L0 48 L14 34
    arrow.up.left.and.arrow.down.right: circle
      density 1/.75
      line M-36 -36 L-8 -8 M36 36 L8 8 M-37 -12 V-37 H-12 M37 12 V37 H12
    arrow.down.right.and.arrow.up.left: circle
      density 1/.75
      line M-38 -38 L-9 -9 M38 38 L9 9 M-34 -9 H-9 V-34 M34 9 H9 V34
    arrow.up.to.line
      line M0 46 V-22 M-28 5 L0 -23 L28 5 M-36 -44 H36
    arrow.down.to.line
      use arrow.up.to.line turned 180
    arrow.left.to.line
      use arrow.up.to.line turned 270
    arrow.right.to.line
      use arrow.up.to.line turned 90
    arrow.forward.to.line = arrow.right.to.line rtl
    arrow.backward.to.line = arrow.left.to.line rtl

    # Turning arrows
    arrow.counterclockwise: circle
      in circle scale .6 at 0 -1
      line arc 0 4 40 214 532
      line M-33 -43 V-18.4 H-8.5
    arrow.clockwise: circle
      in circle scale .6 at 0 -1
      use arrow.counterclockwise mirrored
    gobackward
      line arc 0 6 40 248 542
      line M0 -48 L-16 -31 L2 -17.5
    goforward
      use gobackward mirrored
    arrow.triangle.2.circlepath: circle
      in circle scale .66
      line arc 0 0 37 210+.9d 338
      line arc 0 0 37 30+.9d 158
      solid *.5/.3 poly 0 -37 -6 -23 15 -51 15
      solid *.5/.3 poly 0 37 6 23 -15 51 -15
    arrow.2.circlepath = arrow.triangle.2.circlepath
    arrow.2.squarepath
      line M-42 6 V-18 Q-42 -30 -30 -30 H34 M23 -43 L36 -30 L23 -17
      line M42 -6 V18 Q42 30 30 30 H-34 M-23 43 L-36 30 L-23 17
    rotate.right: fill
      outline box -46 -12 62 58 11
      line M-20 -34 C8 -43 36 -28 39 0 M27 -12 L39 1 L49 -13
    rotate.left: fill
      outline box -16 -12 62 58 11
      line M20 -34 C-8 -43 -36 -28 -39 0 M-27 -12 L-39 1 L-49 -13
    arrow.triangle.turn.up.right.diamond: fill
      outline poly 8 0 -52 52 0 0 52 -52 0
      detail *.95/.7 M-13 20 V3 Q-13 -6 -4 -6 H14 M5 -16 L16 -6 L5 4
    rectangle.expand.vertical
      outline box -46 -10 92 20 6
      line M0 -22 V-48 M-12 -37 L0 -49 L12 -37 M0 22 V48 M-12 37 L0 49 L12 37
    rectangle.compress.vertical
      outline box -46 -10 92 20 6
      line M0 -50 V-24 M-12 -35 L0 -23 L12 -35 M0 50 V24 M-12 35 L0 23 L12 35
    arrow.uturn.left: circle square
      in circle scale .6 at 0 -1
      line wire 25 -42 -14 40 -14 40 36 -14 36
      line M-19 -37 L-42 -14 L-19 9
    arrow.uturn.right: circle square
      in circle scale .6 at 0 -1
      use arrow.uturn.left mirrored
    arrow.uturn.backward = arrow.uturn.left rtl
    arrow.uturn.forward = arrow.uturn.right rtl
    arrow.uturn.down: circle square
      use arrow.uturn.left turned 270
    arrow.uturn.up: circle square
      use arrow.uturn.left turned 90
    arrow.turn.up.left
      line wire 14 -40 -14 38 -14 38 42
      line M-14 -40 L-40 -14 L-14 12
    arrow.turn.up.right
      use arrow.turn.up.left mirrored
    arrow.turn.down.left
      use arrow.turn.up.left mirrored turned 180
    arrow.turn.down.right
      use arrow.turn.up.left turned 180
    arrow.turn.left.up
      use arrow.turn.up.left mirrored turned 270
    arrow.turn.right.up
      use arrow.turn.up.left turned 90
    arrow.turn.left.down
      use arrow.turn.up.left turned 270
    arrow.turn.right.down
      use arrow.turn.up.left mirrored turned 90
    arrow.triangle.branch
      density 1/.75
      line M-18 48 V-20
      line M-18 46 C-18 20 28 30 28 4
      solid *.7/.6 poly 0 -33 -20 -3 -20 -18 -46
      solid *.7/.6 poly 0 13 2 43 2 28 -24
    arrow.triangle.merge
      line M-15 48 V-20
      line M-15 2 C-15 22 26 14 26 46
      solid *.7/.6 poly 0 -30 -20 0 -20 -15 -46
    return
      line wire 10 -44 12 42 12 42 -30
      line M-22 -10 L-44 12 L-22 34
    arrowshape.turn.up.left: fill circle
      in circle scale .6 at 0 -1
      outline M-47 -4 L-9 -39 V-19 C24 -19 46 0 47 37 C37 20 20 12 -9 12 V31 Z
    arrowshape.turn.up.right: fill circle
      in circle scale .6 at 0 -1
      use arrowshape.turn.up.left mirrored
    arrowshape.turn.up.backward = arrowshape.turn.up.left rtl
    arrowshape.turn.up.forward = arrowshape.turn.up.right rtl
    arrowshape.turn.up.left.2: fill circle
      level 1
      line M-32 -37 L-60 -4 L-32 29
      level 0
      outline M-35 -4 L-1 -36 V-17 C30 -17 52 2 53 35 C44 19 27 11 -1 11 V28 Z
    arrowshape.up: fill circle
      in circle scale .62
      outline poly 2 0 -45 41 0 20 0 20 44 -20 44 -20 0 -41 0
    arrowshape.down: fill circle
      in circle scale .62
      use arrowshape.up turned 180
    arrowshape.left: fill circle
      in circle scale .62
      use arrowshape.up turned 270
    arrowshape.right: fill circle
      in circle scale .62
      use arrowshape.up turned 90
    arrowshape.forward = arrowshape.right rtl
    arrowshape.backward = arrowshape.left rtl
    arrowtriangle.up: fill circle square
      in circle scale .5 filled at 0 -2
      outline poly 4 0 -30 38 30 -38 30
    arrowtriangle.down: fill circle square
      in circle scale .5 filled at 0 2
      use arrowtriangle.up turned 180
    arrowtriangle.left: fill circle square
      in circle scale .5 filled at -2 0
      use arrowtriangle.up turned 270
    arrowtriangle.right: fill circle square
      in circle scale .5 filled at 2 0
      use arrowtriangle.up turned 90
    arrowtriangle.forward = arrowtriangle.right rtl
    arrowtriangle.backward = arrowtriangle.left rtl
    repeat: circle
      density 1/.85
      in circle scale .58 stroke .85/.4
      line wire 18 -44 4 -44 -22 38 -22 M20 -40 L39 -22 L20 -4
      line wire 18 44 -4 44 22 -38 22 M-20 40 L-39 22 L-20 4
    repeat.1: circle
      density 1/.7
      in circle scale .58 stroke .85/.35
      line wire 18 -44 4 -44 -22 6 -22 M-4 -38 L12 -22 L-4 -6
      line wire 18 44 4 44 22 -38 22 M-20 40 L-39 22 L-20 4
      line *.95 M29 -28 L39 -36 V-9
    shuffle: circle
      in circle scale .57 stroke .85/.35
      line M-50 -24 H-34 C-6 -24 6 24 34 24 H46 M-50 24 H-34 C-22 24 -14 15 -8 5 M8 -5 C14 -15 22 -24 34 -24 H46
      line M32 -40 L48 -24 L32 -8 M32 8 L48 24 L32 40

    # Arrows and boxes
    square.and.arrow.up: fill circle
      in circle scale .56 stroke .9/.4 at 0 -3 plain
      level 1
      plain line wire 11 -16 -18 -35 -18 -35 45 35 45 35 -18 16 -18
      filled solid box -35 -18 70 63 11
      level 0
      filled gap M0 15 V-52
      line M0 15 V-52 M-19 -34 L0 -53 L19 -34
    square.and.arrow.down: fill
      level 1
      plain line wire 11 -16 -18 -35 -18 -35 45 35 45 35 -18 16 -18
      filled solid box -35 -18 70 63 11
      level 0
      filled gap M0 -54 V18
      filled cut poly 4 -27-.65d -9-.7d 27+.65d -9-.7d 27+.65d 5+.4d 0 32+1d/3 -27-.65d 5+.4d
      line M0 -54 V18 M-19 0 L0 19 L19 0
    square.and.arrow.up.on.square: fill
      density 1/.7
      level 2
      outline box -40 -14 58 50 10
      level 1
      clear box -16 -8 60 60 10
      plain line wire 10 0 -8 -16 -8 -16 52 44 52 44 -8 28 -8
      filled solid box -16 -8 60 60 10
      level 0
      filled gap M14 24 V-52
      line M14 24 V-52 M-4 -34 L14 -52 L32 -34
    square.and.arrow.down.on.square: fill
      density 1/.7
      level 2
      outline box -40 -14 58 50 10
      level 1
      clear box -16 -8 60 60 10
      plain line wire 10 0 -8 -16 -8 -16 52 44 52 44 -8 28 -8
      filled solid box -16 -8 60 60 10
      level 0
      filled gap M14 -52 V28
      filled cut poly 4 -12-.65d 1-.7d 40+.65d 1-.7d 40+.65d 15+.4d 14 41+1d/3 -12-.65d 15+.4d
      line M14 -52 V28 M-4 10 L14 28 L32 10
    rectangle.portrait.and.arrow.right: fill
      level 1
      plain line wire 9 6 -18 6 -46 -48 -46 -48 46 6 46 6 18
      filled solid box -48 -46 54 92 9
      level 0
      filled gap M-20 0 H50
      line M-20 0 H50 M32 -19 L51 0 L32 19
    rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right rtl
    arrow.up.forward.app: fill
      level 1
      plain line wire 14 4 -40 -40 -40 -40 40 40 40 40 -4
      filled solid box -40 -40 80 80 14
      level 0
      filled gap M-8 8 L42 -42
      filled clear M16 -44 H44 V-16 Z
      line M-8 8 L42 -42 M16 -44 H44 V-16
    square.and.arrow.up.trianglebadge.exclamationmark
      level 1
      use square.and.arrow.up
      level 0
      use _trianglebadge.exclamationmark at 30 34
    arrow.up.doc: fill
      use doc
      detail *.95/.7 M0 31-.5d V-4 M-14 9 L0 -5 L14 9
    arrow.down.doc: fill
      use doc
      detail *.95/.7 M0 -6 V28 M-14 15 L0 29 L14 15
    arrow.down.app: fill
      use app
      detail *.95/.7 M0 -20 V19 M-16 4 L0 20 L16 4
    location: fill circle
      in circle scale .56 filled at -2 2
      outline poly 3 44 -44 8 42/4 -5 5/2 -42 -8/4
    location.slash: fill
      level 1
      use location at -4 4
      level 0
      use _slash at 5 -5
    location.north: fill circle
      in circle scale .58 filled at 0 -2
      outline poly 3 0 -47 35 41/4 0 25/2 -35 41/4
    """#)
}

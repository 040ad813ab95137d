extension SymbolChapter {
  static let letters = SymbolChapter(
    #"""
    # Letters
    a enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-29 36 L0 -36 L29 36 M-19 13 H19
    b enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-22 36 V-36 H3 C26 -36 26 -2 3 -2 H-22 M3 -2 C31 -2 31 36 4 36 H-22
    c enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M29 -20 C23 -31 13 -37 2 -37 C-18 -37 -31 -21 -31 0 C-31 21 -18 37 2 37 C13 37 23 31 29 20
    d enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-25 36 V-36 H-4 C19 -36 30 -21 30 0 C30 21 19 36 -4 36 Z
    e enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M22 -36 H-20 V36 H22 M-20 -2 H17
    f enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M22 -36 H-19 V36 M-19 0 H16
    g enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M28 -22 C22 -32 12 -37 1 -37 C-18 -37 -31 -22 -31 0 C-31 22 -19 37 1 37 C18 37 29 26 29 9 V4 H6
    h enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-26 -36 V36 M26 -36 V36 M-26 -1 H26
    i enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-15 -36 H15 M-15 36 H15 M0 -36 V36
    j enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M15 -36 V16 C15 30 7 37 -4 37 C-15 37 -22 30 -23 19
    k enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-24 -36 V36 M26 -36 L-24 12 M-6 -5 L28 36
    l enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-18 -36 V36 H22
    m enclosed: circle square
      in circle scale .58 stroke .95/.65
      line M-34 36 V-36 L0 14 L34 -36 V36
    n enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-27 36 V-36 L27 36 V-36
    o enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M0 -37 C20 -37 33 -21 33 0 C33 21 20 37 0 37 C-20 37 -33 21 -33 0 C-33 -21 -20 -37 0 -37 Z
    p enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-22 36 V-36 H4 C30 -36 30 4 4 4 H-22
    q enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M0 -37 C20 -37 33 -21 33 0 C33 21 20 37 0 37 C-20 37 -33 21 -33 0 C-33 -21 -20 -37 0 -37 Z M12 18 L32 38
    r enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-23 36 V-36 H3 C28 -36 28 1 3 1 H-23 M5 1 L26 36
    s enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M22 -23 C18 -33 10 -37 0 -37 C-14 -37 -23 -30 -23 -19 C-23 -8 -14 -4 0 -1 C15 2 24 7 24 18 C24 30 15 37 0 37 C-13 37 -21 32 -25 22
    t enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-28 -36 H28 M0 -36 V36
    u enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-26 -36 V10 C-26 27 -16 37 0 37 C16 37 26 27 26 10 V-36
    v enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-29 -36 L0 36 L29 -36
    w enclosed: circle square
      in circle scale .58 stroke .95/.65
      line M-42 -36 L-22 36 L0 -28 L22 36 L42 -36
    x enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-26 -36 L26 36 M26 -36 L-26 36
    y enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-28 -36 L0 2 L28 -36 M0 2 V36
    z enclosed: circle square
      in circle scale .64 stroke .95/.65
      line M-25 -36 H25 L-25 36 H26

    # Digits
    _digit.0
      line M0 -37 C15 -37 24 -22 24 0 C24 22 15 37 0 37 C-15 37 -24 22 -24 0 C-24 -22 -15 -37 0 -37 Z
    _digit.1
      line M-13 -25 L5 -37 V37
    _digit.2
      line M-21 -18 C-21 -30 -12 -37 0 -37 C13 -37 22 -29 22 -17 C22 2 -16 18 -22 37 H23
    _digit.3
      line M-20 -24 C-17 -33 -9 -37 0 -37 C12 -37 20 -29 20 -19 C20 -8 11 -2 -5 -2 C13 -2 23 6 23 18 C23 30 13 37 0 37 C-12 37 -20 31 -23 22
    _digit.4
      line M9 37 V-37 L-26 18 H26
    _digit.5
      line M19 -36 H-16 L-19 -2 C-14 -8 -7 -11 1 -11 C14 -11 23 -1 23 12 C23 27 14 37 0 37 C-11 37 -20 31 -22 22
    _digit.6
      line M15 -32 C10 -36 6 -37 1 -37 C-15 -37 -24 -20 -24 7 C-24 26 -14 37 0 37 C14 37 23 27 23 13 C23 -1 14 -10 1 -10 C-10 -10 -19 -4 -23 6
    _digit.7
      line M-23 -36 H23 C8 -12 -4 10 -8 37
    _digit.8
      line M0 -2 C-12 -2 -20 -10 -20 -19 C-20 -30 -12 -37 0 -37 C12 -37 20 -30 20 -19 C20 -10 12 -2 0 -2 C13 -2 23 6 23 18 C23 30 13 37 0 37 C-13 37 -23 30 -23 18 C-23 6 -13 -2 0 -2 Z
    _digit.9
      line M-15 32 C-10 36 -6 37 -1 37 C15 37 24 20 24 -7 C24 -26 14 -37 0 -37 C-14 -37 -23 -27 -23 -13 C-23 1 -14 10 -1 10 C10 10 19 4 23 -6
    0 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.0
    1 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.1
    2 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.2
    3 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.3
    4 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.4
    5 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.5
    6 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.6
    7 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.7
    8 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.8
    9 enclosed: circle square
      in circle scale .64 stroke .95/.65
      use _digit.9

    # Numbers to 29
    _narrowdigit.0
      line M0 -37 C12 -37 18.5 -22 18.5 0 C18.5 22 12 37 0 37 C-12 37 -18.5 22 -18.5 0 C-18.5 -22 -12 -37 0 -37 Z
    _narrowdigit.1
      line M-11 -27 L4 -37 V37
    _narrowdigit.2
      line M-17 -18 C-17 -30 -10 -37 0 -37 C11 -37 18 -29 18 -18 C18 -2 -12 16 -18 37 H18.5
    _narrowdigit.3
      line M-17 -25 C-14 -33 -8 -37 0 -37 C10 -37 16.5 -29 16.5 -19.5 C16.5 -9 9 -2 -3 -2 C11 -2 18.5 6 18.5 17.5 C18.5 29 11 37 0 37 C-10 37 -16.5 31 -18.5 23
    _narrowdigit.4
      line M12 37 V-37 L-19 22 H19
    _narrowdigit.5
      line M15.5 -36 H-13.5 L-15.5 -3 C-11 -8 -6 -10.5 1 -10.5 C11.5 -10.5 18.5 -1 18.5 12.5 C18.5 27 11 37 0 37 C-9 37 -16 31 -18 22.5
    _narrowdigit.6
      line M13 -33 C9 -36 5 -37 1 -37 C-12 -37 -18.5 -20 -18.5 7 C-18.5 26 -11 37 0 37 C11 37 18.5 27 18.5 13 C18.5 -1 11 -10.5 1 -10.5 C-8 -10.5 -15 -4 -18 6
    _narrowdigit.7
      line M-18.5 -36 H18.5 C6 -12 -3 10 -6 37
    _narrowdigit.8
      line M0 -2.5 C-10 -2.5 -16.5 -10 -16.5 -19.5 C-16.5 -30 -10 -37 0 -37 C10 -37 16.5 -30 16.5 -19.5 C16.5 -10 10 -2.5 0 -2.5 C11 -2.5 18.5 6 18.5 17.5 C18.5 29 11 37 0 37 C-11 37 -18.5 29 -18.5 17.5 C-18.5 6 -11 -2.5 0 -2.5 Z
    _narrowdigit.9
      line M-13 33 C-9 36 -5 37 -1 37 C12 37 18.5 20 18.5 -7 C18.5 -26 11 -37 0 -37 C-11 -37 -18.5 -27 -18.5 -13 C-18.5 1 -11 10.5 -1 10.5 C8 10.5 15 4 18 -6
    10 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.0 at 20 0
    11 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -17 0
      use _narrowdigit.1 at 24 0
    12 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.2 at 20 0
    13 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.3 at 20 0
    14 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.4 at 20 0
    15 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.5 at 20 0
    16 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.6 at 20 0
    17 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.7 at 20 0
    18 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.8 at 20 0
    19 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.1 at -27.5 0
      use _narrowdigit.9 at 20 0
    20 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.0 at 32 0
    21 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -20 0
      use _narrowdigit.1 at 35 0
    22 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.2 at 32 0
    23 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.3 at 32 0
    24 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.4 at 32 0
    25 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.5 at 32 0
    26 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.6 at 32 0
    27 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.7 at 32 0
    28 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.8 at 32 0
    29 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.2 at -32 0
      use _narrowdigit.9 at 32 0

    # Numbers to 50
    30 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.0 at 32 0
    31 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -20 0
      use _narrowdigit.1 at 35 0
    32 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.2 at 32 0
    33 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.3 at 32 0
    34 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.4 at 32 0
    35 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.5 at 32 0
    36 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.6 at 32 0
    37 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.7 at 32 0
    38 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.8 at 32 0
    39 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.3 at -32 0
      use _narrowdigit.9 at 32 0
    40 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.0 at 32 0
    41 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -20 0
      use _narrowdigit.1 at 35 0
    42 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.2 at 32 0
    43 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.3 at 32 0
    44 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.4 at 32 0
    45 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.5 at 32 0
    46 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.6 at 32 0
    47 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.7 at 32 0
    48 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.8 at 32 0
    49 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.4 at -32 0
      use _narrowdigit.9 at 32 0
    50 enclosed: circle square
      in circle scale .5 stroke .82/.17
      use _narrowdigit.5 at -32 0
      use _narrowdigit.0 at 32 0
    """#)
}

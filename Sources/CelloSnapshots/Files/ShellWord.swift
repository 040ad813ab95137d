extension String {
  /// The string as a word of a shell command, quoted if necessary.
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-./_".utf8.contains(byte)
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}

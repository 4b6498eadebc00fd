import Testing

@testable import announce

/// Bytes of a terminal are decoded into keys, however they are split.
struct KeyDecoderTests {
  /// Returns the keys for bytes that arrive together.
  private func keys(_ text: String) -> [ListenKey] {
    var decoder = KeyDecoder()
    return decoder.keys(from: text.utf8) + decoder.keysAfterSilence()
  }

  /// Returns the keys for bytes that arrive one by one.
  private func keysOneByOne(_ text: String) -> [ListenKey] {
    var decoder = KeyDecoder()
    return text.utf8.flatMap { decoder.keys(from: [$0]) } + decoder.keysAfterSilence()
  }

  @Test(arguments: [
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [ListenKey.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
    (
      "\u{1B}[1;5C\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [
        .right, .home, .end, .home, .end, .home, .end,
      ]
    ),
    (
      "\u{1B}[3~\u{1B}[5~\u{1B}[15;2~\u{1B}[[A\u{1B}[I",
      [
        .unknown, .unknown, .unknown, .unknown, .unknown,
      ]
    ),
    ("qä日👩", [.character("q"), .character("ä"), .character("日"), .character("👩")]),
    ("\r\n\n\r", [.enter, .enter, .enter]),
    (
      "\u{7F}\u{8}\t\u{15}\u{C}\u{3}\u{4}\u{1}",
      [
        .backspace, .backspace, .tab, .clearLine, .redraw, .quit, .quit, .unknown,
      ]
    ),
    ("\u{1B}", [.escape]),
    ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}[200~a\u{1B}[Ab\r\u{1B}[201~q", [.paste("a\u{1B}[Ab\r"), .character("q")]),
  ])
  func `Keys are distinguished, also when their bytes arrive one by one`(
    _ text: String, _ keys: [ListenKey]
  ) {
    #expect(self.keys(text) == keys)
    #expect(keysOneByOne(text) == keys)
  }

  @Test func `An Escape is a key only if nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.keysAfterSilence() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.keysAfterSilence() == [])
  }

  @Test func `The beginning of a key waits for its end`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: "\u{1B}[".utf8) == [])
    #expect(decoder.keysAfterSilence() == [])
    #expect(decoder.keys(from: "C".utf8) == [.right])
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xC3, 0x28], [0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80],
    [0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 100), [0x1B, 0x5B, 0x01], [0x1B, 0x4F, 0xFF],
  ])
  func `Garbage does not affect the keys after it`(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.keys(from: bytes + Array("q".utf8))
    #expect(keys.last == .character("q"))
    #expect(keys.contains(.unknown))
  }

  @Test func `A huge paste is cut and ends`() {
    var decoder = KeyDecoder()
    let paste = "\u{1B}[200~" + String(repeating: "x\u{1B}", count: 100_000) + "\u{1B}[201~j"
    let keys = decoder.keys(from: paste.utf8)
    #expect(keys.count == 2)
    #expect(keys.last == .character("j"))
  }
}

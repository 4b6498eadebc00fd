import Testing
import TextIO

struct TerminalTextTests {
  @Test(arguments: 0..<19)
  func `Each character that is not plain is found at each position`(position: Int) {
    for filler in " a~".utf8 {
      for byte in UInt8.min...0x7F {
        var bytes = Array(repeating: filler, count: 19)
        bytes[position] = byte
        let isPlain =
          (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: ":")
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(TerminalText.isPlain(text) == isPlain, "byte \(byte) among \(filler)")
      }
      var characters = [Character](repeating: Character(UnicodeScalar(filler)), count: 19)
      characters[position] = "é"
      #expect(!TerminalText.isPlain(String(characters)))
    }
  }

  @Test(arguments: ["", "a", "Save", "8 letters", "Sixteen letters "])
  func `A text of any length is plain`(text: String) {
    #expect(TerminalText.isPlain(text))
    #expect(TerminalText.of(text) == text)
  }
}

import ComponentSource
import Testing
import TextIO

struct SourceFileTests {
  @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 2_000])
  func `Positions are counted in characters, in lines of any length`(length: Int) {
    let line = String(repeating: "é", count: length)
    let file = SourceFile(path: nil, bytes: Array("a\n\(line)b\n\(line)c".utf8))
    #expect(file.position(ofByte: 0) == SourcePosition(line: 1, column: 1))
    #expect(
      file.position(ofByte: 2 + length * 2) == SourcePosition(line: 2, column: length + 1))
    #expect(
      file.position(ofByte: 4 + length * 4) == SourcePosition(line: 3, column: length + 1))
    let end = SourcePosition(line: 3, column: length + 2)
    #expect(file.position(ofByte: 5 + length * 4) == end)
    #expect(file.position(ofByte: .max) == end)
    #expect(file.position(ofByte: -1) == SourcePosition(line: 1, column: 1))
  }
}

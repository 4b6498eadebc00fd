/// How a line of text begins, without the marks of emphasis.
struct ScreenLine {
  let isScreen: Bool
  /// Whether a link seems to follow.
  let isLink: Bool

  /// The most bytes of a line that are looked at.
  private static let limit = 24

  init(_ line: ArraySlice<UInt8>) {
    let marks: [UInt8] = [0x20, 0x09, UInt8(ascii: "*"), UInt8(ascii: "_")]
    let text = line.prefix(ScreenLine.limit).filter { !marks.contains($0) }
    isScreen = String(decoding: text.prefix(7), as: UTF8.self).lowercased() == "screen:"
    isLink = isScreen && text.dropFirst(7).first == UInt8(ascii: "[")
  }
}

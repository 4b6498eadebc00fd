/// An encoder of the tag at the start of an MP3 file.
///
/// Source: ID3v2.4.0 Main Structure and Native Frames, id3.org.
enum ID3Tag {
  static func bytes(_ tags: SoundTags) -> [UInt8] {
    let frames =
      frame("TIT2", text(tags.title)) + frame("TSSE", text(tags.software))
      + frame("COMM", [utf8] + Array("eng".utf8) + [0] + Array(tags.comment.utf8))
    return Array("ID3".utf8) + [4, 0, 0] + size(frames.count) + frames
  }

  private static let utf8: UInt8 = 3

  private static func text(_ text: String) -> [UInt8] { text.isEmpty ? [] : [utf8] + text.utf8 }

  private static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
    content.isEmpty ? [] : Array(name.utf8) + size(content.count) + [0, 0] + content
  }

  /// Returns a size as four bytes with seven bits each.
  private static func size(_ count: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(truncatingIfNeeded: count >> $0) & 0x7F }
  }
}

internal import Importers

/// The languages of fenced blocks that may hold a screen.
enum BlockLanguage {
  /// Whether a block with this word behind its fence, in lower case, may hold a screen.
  static func isKnown(_ word: String) -> Bool { InputFormat.blockLanguages.contains(word) }

  /// The format of a block; of a snippet without a fence, whose word is empty, the content tells.
  static func format(of bytes: [UInt8], in word: String) -> InputFormat? {
    InputFormat.detect(blockIn: word, bytes: bytes)
  }
}

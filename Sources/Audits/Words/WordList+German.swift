extension WordList {
  /// German.
  static let german: WordList = {
    var words = english
    words.language = "de"
    return words
  }()
}

extension WordList {
  /// French.
  static let french: WordList = {
    var words = english
    words.language = "fr"
    return words
  }()
}

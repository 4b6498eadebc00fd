extension WordList {
  /// Spanish.
  static let spanish: WordList = {
    var words = english
    words.language = "es"
    return words
  }()
}

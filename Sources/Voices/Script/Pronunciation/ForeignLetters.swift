internal import Simulator

/// Letters in a script that a language does not use, so that its voice may not speak them.
struct ForeignLetters: Hashable, Sendable {
  let writing: WritingSystem
  private(set) var letters: String

  /// Finds the first run of letters in a script that the language does not use, or returns `nil` if
  /// there is no such run.
  ///
  /// Voices of all languages speak Latin letters. A single letter, such as `Ω`, counts as a sign and
  /// not as a run. However, a single Chinese character counts as a run.
  init?(in text: String, language: String) {
    let own = LanguageTag(language).flatMap { WritingSystem.used(in: $0.language) } ?? []
    var run: ForeignLetters?
    for scalar in text.unicodeScalars {
      let writing = WritingSystem(scalar)
      if let current = run, writing != current.writing {
        if current.isWord { break }
        run = nil
      }
      guard let writing, writing != .latin, !own.contains(writing) else { continue }
      if run == nil { run = ForeignLetters(writing: writing) }
      run?.letters.unicodeScalars.append(scalar)
    }
    guard let run, run.isWord else { return nil }
    self = run
  }

  private init(writing: WritingSystem) {
    self.writing = writing
    letters = ""
  }

  private var isWord: Bool { writing == .han || letters.unicodeScalars.count > 1 }
}

package import Simulator

extension ScreenReader {
  /// The reader with its profile, language and what else was changed:
  /// `TalkBack, profile 15.1, language de, hints off`.
  package var fullHeader: String {
    let changes = changedSettings.filter { $0.key != "profile" && $0.key != "locale" }
    return
      (["\(displayName), profile \(profile), language \(language)"]
      + changes.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }

  /// The reader with its profile and what was changed, in words: `TalkBack, hints off`.
  package var header: String {
    ([displayName] + changedSettings.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
  }
}

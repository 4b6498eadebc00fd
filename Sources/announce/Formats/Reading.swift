import Simulator

/// One screen with what every chosen reader says on it: what the formats write.
struct Reading {
  /// The screen.
  var screen: Screen
  /// The readers in the order in which they are shown.
  var readers: [any ScreenReader]
  /// What each reader says, in the order of the readers.
  var transcripts: [Transcript]

  /// Lets the readers read a screen.
  init(_ screen: Screen, by readers: [any ScreenReader]) {
    self.screen = screen
    self.readers = readers
    transcripts = readers.map { $0.read(screen) }
  }
}

extension Screen {
  /// The file and what the screen is called, in one line.
  var heading: String {
    guard let file else { return name }
    let isNamedAfterFile = name.isEmpty || file == name || file.hasSuffix("/" + name)
    return isNamedAfterFile ? file : "\(file): \(name)"
  }

  /// What the file could not tell, one sentence each with its place.
  var lossLines: [String] {
    losses.map { loss in
      guard let position = loss.position else { return loss.message }
      return "line \(position.line), column \(position.column): \(loss.message)"
    }
  }

  /// Why there may be nothing to hear, in words.
  var emptiness: String {
    let hasScripts =
      preorder.contains { self[$0.index].web?.element == "script" }
      || losses.contains { $0.message.lowercased().contains("script") }
    return hasScripts
      ? "no stops: scripts build this page, so save the rendered page from a browser and give that"
      : "no stops: nothing here can be reached"
  }
}

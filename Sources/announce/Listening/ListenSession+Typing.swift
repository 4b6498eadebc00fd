import Simulator
internal import TextIO

extension ListenSession {
  mutating func begin(_ entry: Entry) -> ListenEffect {
    self.entry = entry
    return .none
  }

  /// The maximum number of Unicode scalars of an entry.
  private static let longestEntry = 200

  mutating func type(_ key: ListenKey, into entry: Entry) -> ListenEffect {
    var text = entry.text
    switch key {
    case .enter:
      self.entry = nil
      return finish(entry)
    case .escape:
      self.entry = nil
      return .none
    case .quit: return .quit
    case .redraw: return .redraw
    case .backspace:
      if text.isEmpty {
        self.entry = nil
        return .none
      }
      text.removeLast()
    case .clearLine: text = ""
    case .character(let letter): text.append(letter)
    case .paste(let pasted): text += TerminalText.of(pasted)
    default: return .none
    }
    let kept = text.unicodeScalars.prefix(ListenSession.longestEntry)
    self.entry = entry.replaced(by: String(kept))
    return .none
  }

  private mutating func finish(_ entry: Entry) -> ListenEffect {
    switch entry {
    case .search(let text): return search(text.isEmpty ? searched : text, forward: true)
    case .jump(let text): return jump(text)
    case .file(let name):
      guard !name.isEmpty else { return show("nothing was written: type a file name") }
      return .write(name)
    case .gestures(let text): return perform(script: text)
    }
  }
}

extension ListenSession.Entry {
  /// The text typed at the prompt so far.
  var text: String {
    switch self {
    case .search(let text), .jump(let text), .file(let text), .gestures(let text): text
    }
  }

  /// The prompt before the typed text.
  var prompt: String {
    switch self {
    case .search: "Search: "
    case .jump: "Go to stop: "
    case .file: "Write to: "
    case .gestures: "Gestures: "
    }
  }

  fileprivate func replaced(by text: String) -> Self {
    switch self {
    case .search: .search(text)
    case .jump: .jump(text)
    case .file: .file(text)
    case .gestures: .gestures(text)
    }
  }
}

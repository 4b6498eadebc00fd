import Simulator

extension ListenSession {
  /// Performs a key and returns its effect.
  mutating func press(_ key: ListenKey) -> ListenEffect {
    message = nil
    if let entry { return type(key, into: entry) }
    if isTyping, view.inputFocus != nil { return edit(key) }
    let wasHelpShown = isHelpShown
    isHelpShown = false
    switch key {
    case .right, .tab, .character("j"): return move(by: 1)
    case .left, .backTab, .character("k"): return move(by: -1)
    case .down: return adjustOrStep(.decrement, by: 1)
    case .up: return adjustOrStep(.increment, by: -1)
    case .home: return go(to: 0)
    case .end: return go(to: count - 1)
    case .enter: return activate()
    case .escape: return .stopSpeech
    case .quit: return .quit
    case .redraw: return .redraw
    case .character("?") where wasHelpShown: return .none
    case .character(let letter): return press(letter)
    case .paste: return show("pasted text does nothing here")
    case .backspace: return perform(.escape)
    case .clearLine, .unknown:
      return show("this key does nothing; ? lists the keys")
    }
  }

  private mutating func press(_ letter: Character) -> ListenEffect {
    switch letter {
    case " ": return .pause
    case "r": return announceStop()
    case "s": return changeRate(by: -ListenSession.rateStep)
    case "S": return changeRate(by: ListenSession.rateStep)
    case "h": return toggleHints()
    case "v": return switchReader()
    case "t": return go(to: stopIndex == 0 ? count - 1 : 0)
    case "i": return speak(message: whereabouts)
    case "/": return begin(.search(""))
    case "g": return begin(.jump(""))
    case "0"..."9": return begin(.jump(String(letter)))
    case "n": return search(searched, forward: true)
    case "N": return search(searched, forward: false)
    case "w": return begin(.file(soundFile))
    case "a": return perform(.actions)
    case "x": return perform(.dismissKeyboard)
    case ":": return begin(.gestures(""))
    case "?":
      isHelpShown = true
      return .none
    case "q": return .quit
    default: return show("this key does nothing; ? lists the keys")
    }
  }

  /// Shows a message without speaking it.
  mutating func show(_ text: String) -> ListenEffect {
    message = text
    return .none
  }
}

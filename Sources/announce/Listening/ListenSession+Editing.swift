import Scenarios
import Simulator
internal import TextIO

extension ListenSession {
  /// Performs a key while the user edits a field, and returns the effect.
  ///
  /// Most keys are typed into the field.
  mutating func edit(_ key: ListenKey) -> ListenEffect {
    switch key {
    case .character(let letter): return perform(.type(String(letter)))
    case .paste(let text):
      let pasted = TerminalText.of(text)
      return pasted.isEmpty ? .none : perform(.paste(pasted))
    case .backspace: return perform(.delete(1))
    case .clearLine: return perform(.clear)
    case .left: return perform(.moveCaret(.left, count: 1))
    case .right: return perform(.moveCaret(.right, count: 1))
    case .enter: return perform(returnKey)
    case .tab: return perform(goesOn ? .returnKey(.next) : .key(.tab))
    case .backTab: return perform(hasToolbar ? .returnKey(.previous) : .key(.shiftTab))
    case .up, .down: return announceStop()
    case .escape:
      isTyping = false
      return show("keys move again; Enter types, x hides the keyboard")
    case .quit: return .quit
    case .redraw: return .redraw
    case .home, .end, .unknown:
      return show("this key does nothing here; Escape ends typing")
    }
  }

  private var hasToolbar: Bool { view.keyboard?.hasToolbar == true }

  /// Whether the on-screen keyboard has a key for moving to the next field.
  private var goesOn: Bool { hasToolbar || view.keyboard?.returnKey == .next }

  /// The action of the on-screen keyboard's return key, or Enter on a hardware keyboard.
  private var returnKey: Gesture {
    guard let keyboard = view.keyboard else { return .key(.enter) }
    return switch keyboard.returnKey {
    case .next: .returnKey(.next)
    case .previous: .returnKey(.previous)
    case .done: .returnKey(.done)
    case .go: .returnKey(.go)
    case .search: .returnKey(.search)
    case .send: .returnKey(.send)
    case nil: .key(.enter)
    case .standard, .join, .route, .continueEntry, .emergencyCall, .newLine: .returnKey(.return)
    }
  }

  /// The status line's text about the keys for editing, or `nil` if the user edits no field.
  var typing: String? {
    guard isTyping, view.inputFocus != nil else { return nil }
    let key = if case .returnKey(let key) = returnKey { key.rawValue } else { "return" }
    return "typing: Enter is “\(key)”, Escape ends typing"
  }
}

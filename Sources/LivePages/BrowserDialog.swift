internal import Simulator

/// A dialog of the browser itself, such as that of `alert()`.
struct BrowserDialog {
  let title: String
  private let text: String
  private let buttons: [String]
  /// Whether the dialog asks if the user wants to leave the page.
  private let isLeaving: Bool

  /// Creates a dialog from the browser’s description, “kind:text”.
  init(_ description: String) {
    let kind = description.prefix { $0 != ":" }
    isLeaving = kind == "beforeunload"
    if isLeaving {
      // Source: Chromium, the strings IDS_BEFOREUNLOAD_MESSAGEBOX_….
      (title, text) = ("Leave site?", "Changes you made may not be saved.")
      buttons = ["Cancel", "Leave"]
    } else {
      let message = description.dropFirst(kind.count).drop { $0 == ":" || $0 == " " }
      (title, text) = (String(message), String(message))
      buttons = kind == "alert" ? ["OK"] : ["Cancel", "OK"]
    }
  }

  /// Whether the browser of a phone shows the dialog.
  ///
  /// Assumed: Safari on iPhones leaves a page without asking.
  func isShown(on platform: ReaderPlatform) -> Bool { !isLeaving || platform == .android }

  /// Whether the button with this title accepts a dialog.
  static func accepts(_ button: String) -> Bool { button == "OK" || button == "Leave" }

  func screen(on platform: ReaderPlatform) -> Screen {
    var screen = Screen(origin: platform == .iOS ? .ios : .android)
    screen.title = title
    let top = screen.append(Node(.dialog), to: nil)
    for (role, words) in [(Role.text, text)] + buttons.map({ (Role.button, $0) }) {
      var node = Node(role)
      node.label = AuthoredText(words, from: .content)
      screen.append(node, to: top)
    }
    return screen
  }
}

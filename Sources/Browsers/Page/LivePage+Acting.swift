internal import Encoding

extension LivePage {
  /// Presses a key and lets it go again.
  ///
  /// Source: Chrome DevTools Protocol, `Input.dispatchKeyEvent`.
  package func press(_ key: PageKey) throws(BrowserError) {
    let known =
      "\"key\": \(JSONWriter.quoted(key.name)), \"code\": \"\(key.code)\", "
      + "\"windowsVirtualKeyCode\": \(key.number), \"modifiers\": \(key.hasShift ? 8 : 0)"
    try call("Input.dispatchKeyEvent", "{\"type\": \"rawKeyDown\", \(known)}")
    if let text = key.text {
      let typed = JSONWriter.quoted(text)
      try call(
        "Input.dispatchKeyEvent",
        "{\"type\": \"char\", \(known), \"text\": \(typed), \"unmodifiedText\": \(typed)}")
    }
    try call("Input.dispatchKeyEvent", "{\"type\": \"keyUp\", \(known)}")
  }

  /// Puts text where the caret is, as keyboards of phones do.
  package func insert(_ text: String) throws(BrowserError) {
    try call("Input.insertText", "{\"text\": \(JSONWriter.quoted(text))}")
  }
}

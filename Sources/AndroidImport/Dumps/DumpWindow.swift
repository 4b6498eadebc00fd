internal import Encoding
internal import Simulator

/// One window in a dump: the nodes it begins with and what the file says of it.
struct DumpWindow {
  /// The topmost nodes; more than one only in a piece of a dump.
  var roots: [XMLDocument.ID]
  /// The title that people hear when the window opens; empty when the dump has none.
  var title = ""
  /// The app it belongs to; empty when the dump does not tell.
  var package = ""
  /// What kind of window it is, in Android's words; empty when the dump does not tell.
  var kind = ""
  /// Whether it has the focus, where the dump tells.
  var isActive = false
  /// Messages that float over it.
  var toasts: [XMLDocument.ID] = []
  /// What the dump says of the whole screen.
  var screen: XMLDocument.Element
  /// Where it begins.
  var position: Node.Position

  /// Whether a user who gives this name means it.
  func isCalled(_ name: String) -> Bool { package == name || title == name }

  /// Whether nothing of it is known but its title.
  var isEmpty: Bool { roots.isEmpty && toasts.isEmpty }

  /// Whether it is the system's or a keyboard, which stand beside an app.
  ///
  /// Source: Android, AccessibilityWindowInfo.typeToString.
  var isOfSystem: Bool {
    if DumpWindow.systemKinds.contains(kind) { return true }
    return package == "com.android.systemui" || package.contains(".inputmethod")
  }

  private static let systemKinds: Set<String> = [
    "TYPE_SYSTEM", "TYPE_INPUT_METHOD", "TYPE_ACCESSIBILITY_OVERLAY", "TYPE_SPLIT_SCREEN_DIVIDER",
    "TYPE_MAGNIFICATION_OVERLAY", "2", "3", "4", "5", "6",
  ]
}

internal import AccessibilityTree
internal import Encoding

/// A window in a dump.
struct DumpWindow {
  /// The topmost nodes of the window.
  ///
  /// A window has several topmost nodes only if the dump does not contain the whole window.
  var roots: [XMLDocument.ID]
  /// The title that TalkBack announces when the window opens.
  ///
  /// The text is empty if the dump does not contain this property.
  var title = ""
  /// The package of the app to which the window belongs.
  ///
  /// The text is empty if the dump does not contain this property.
  var package = ""
  /// The type of the window, as in `AccessibilityWindowInfo`.
  ///
  /// The text is empty if the dump does not contain this property.
  var type = ""
  /// Whether the dump states that the window is active or focused.
  var isActive = false
  var toasts: [XMLDocument.ID] = []
  /// The element whose attributes describe the whole screen.
  var screen: XMLDocument.Element
  var position: Node.Position

  /// Whether a name is the package or the title of the window.
  func isNamed(_ name: String) -> Bool { package == name || title == name }

  /// Whether the window has no nodes.
  var isEmpty: Bool { roots.isEmpty && toasts.isEmpty }

  /// Whether the window belongs to the system or is a keyboard.
  ///
  /// Source: Android, AccessibilityWindowInfo.typeToString.
  var isSystemWindow: Bool {
    if DumpWindow.systemTypes.contains(type) { return true }
    return DumpWindow.isSystem(package: package)
  }

  /// Whether a package is that of the system's user interface or of a keyboard.
  static func isSystem(package: String) -> Bool {
    package == "com.android.systemui" || package.contains(".inputmethod")
  }

  private static let systemTypes: Set<String> = [
    "TYPE_SYSTEM", "TYPE_INPUT_METHOD", "TYPE_ACCESSIBILITY_OVERLAY", "TYPE_SPLIT_SCREEN_DIVIDER",
    "TYPE_MAGNIFICATION_OVERLAY", "2", "3", "4", "5", "6",
  ]
}

/// The windows of a dump that become screens.
///
/// If a window has the name that the user gave, only this window becomes a screen. Otherwise, the
/// windows of one app become screens: the app with the active or focused window or, if no window is
/// active, the last app with controls that can be used. If there is a window of an app, windows of
/// the system and of keyboards are skipped.
struct DumpWindowSelection {
  /// The windows that become screens.
  ///
  /// The window that the user named, or the active window, is first.
  let selected: [DumpWindow]
  let skipped: [DumpWindow]

  /// Selects from the windows that were on the screen at the same time.
  ///
  /// - Parameter name: The title or package of the only window to select.
  init(of windows: [DumpWindow], in content: DumpContent, named name: String?) {
    if let name,
      let index = windows.firstIndex(where: { !$0.isEmpty && $0.isNamed(name) })
    {
      selected = [windows[index]]
      skipped = windows.indices.filter { $0 != index }.map { windows[$0] }
      return
    }
    let nonEmpty = windows.indices.filter { !windows[$0].isEmpty }
    let appWindows = nonEmpty.filter { !windows[$0].isSystemWindow }
    let candidates = appWindows.isEmpty ? nonEmpty : appWindows
    let chosen =
      candidates.first { windows[$0].isActive }
      ?? candidates.last { content.isUsable(windows[$0]) } ?? candidates.last ?? 0
    let others = candidates.filter {
      $0 != chosen && windows[$0].package == windows[chosen].package
    }
    let all = windows.isEmpty ? [] : [chosen] + others
    selected = all.map { windows[$0] }
    skipped = windows.indices.filter { !all.contains($0) }.map { windows[$0] }
  }

  /// A diagnostic that names the skipped windows.
  var diagnostics: [ImportDiagnostic] {
    guard let first = skipped.first else { return [] }
    var names: [String] = []
    for window in skipped {
      let name =
        window.package.isEmpty
        ? window.title.isEmpty ? "one without a name" : window.title : window.package
      if !names.contains(name) { names.append(name) }
    }
    return [ImportDiagnostic(.otherWindows(names), count: skipped.count, at: first.position)]
  }
}

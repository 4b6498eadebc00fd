internal import ComponentSource
internal import ImportSupport

/// The window in which a screen is shown: that of a current phone in portrait, unless a preview
/// names another one.
struct ComposeWindow: Sendable, Hashable {
  /// The size in density-independent pixels.
  var width = Viewport.phone.width
  var height = Viewport.phone.height
  /// Whether the system uses its dark theme.
  var isDark = false

  /// The names with which code reads the size or the theme of the window.
  static let readers: Set<String> = [
    "BoxWithConstraints", "LocalConfiguration", "calculateWindowSizeClass",
    "currentWindowAdaptiveInfo", "isSystemInDarkTheme",
  ]

  init() {}

  /// Creates the window of a preview: `@Preview(widthDp = 840, uiMode = UI_MODE_NIGHT_YES)`.
  ///
  /// Source: AndroidX Compose UI, Preview.kt and Devices.kt.
  init(of preview: Attribute, in project: SourceProject) {
    func argument(_ label: String) -> Expression? {
      preview.arguments.first { $0.label == label }?.value
    }
    if let device = argument("device") {
      let name = project.excerpt(device.range).split(separator: ".").last.map(String.init) ?? ""
      setSize(of: preview.text("device") ?? ComposeWindow.devices[name] ?? "")
    }
    if case .integer(let own)? = argument("widthDp")?.form, own > 0 { width = Double(own) }
    if case .integer(let own)? = argument("heightDp")?.form, own > 0 { height = Double(own) }
    guard let mode = argument("uiMode") else { return }
    if case .integer(let number) = mode.form {
      // Source: AOSP, Configuration.java: UI_MODE_NIGHT_MASK and UI_MODE_NIGHT_YES.
      isDark = number & 0x30 == 0x20
    } else {
      isDark = project.excerpt(mode.range, limit: 400).contains("UI_MODE_NIGHT_YES")
    }
  }

  /// Sets the size that a specification contains: `spec:width=1280dp,height=800dp,dpi=240`.
  private mutating func setSize(of specification: String) {
    guard specification.hasPrefix("spec:") else { return }
    var values: [String: String] = [:]
    for part in specification.dropFirst(5).split(separator: ",") {
      let sides = part.filter { !$0.isWhitespace }.split(separator: "=")
      if sides.count == 2 { values[String(sides[0])] = String(sides[1]) }
    }
    func length(_ name: String) -> Double? {
      guard let text = values[name], values["unit"] != "px", !text.hasSuffix("px") else {
        return nil
      }
      return Double(text.hasSuffix("dp") ? String(text.dropLast(2)) : text).flatMap {
        (1...100_000).contains($0) ? $0 : nil
      }
    }
    guard let own = length("width"), let other = length("height") else { return }
    let isTurned =
      values["orientation"].map { $0 == "landscape" ? own < other : own > other } ?? false
    (width, height) = isTurned ? (other, own) : (own, other)
  }

  /// The specifications of the reference devices.
  private static let devices = [
    "PHONE": "spec:width=411,height=891", "FOLDABLE": "spec:width=673,height=841",
    "TABLET": "spec:width=1280,height=800", "DESKTOP": "spec:width=1920,height=1080",
  ]
}

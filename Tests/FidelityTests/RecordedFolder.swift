import Foundation

@testable import Fidelity

/// A folder with recordings and their screens, which is deleted when this object is deinitialised.
final class RecordedFolder {
  private let folder: URL
  /// The path of the file of recordings.
  var path: String { folder.appendingPathComponent("recordings.jsonl").path }

  /// Writes screens into the folder, by their names.
  init(_ screens: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fidelity-\(UUID().uuidString)")
    let inside = folder.appendingPathComponent("screens")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for (name, text) in screens {
      try Data(text.utf8).write(to: inside.appendingPathComponent(name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the recordings in the given lines, which name screens of this folder.
  func recordings(_ lines: [String]) throws -> [Recording] {
    try Recording.all(in: Fixture.bytes(lines), file: path)
  }

  /// Compares recordings with their screens.
  func score(_ lines: [String], set settings: [(key: String, value: String)] = []) throws -> Score {
    Score(try recordings(lines), settings: settings)
  }

  /// Returns the line of a logged recording.
  static func line(
    _ node: String, said: String, screen: String = "shop.android-nodes.json",
    reader: String = "talkback", notes: String = "TalkBack 17.0.0, Android 16", more: String = ""
  ) -> String {
    let platform = reader == "talkback" ? "android-native" : "ios-native"
    return """
      {"id": "here", "reader": "\(reader)", "platform": "\(platform)", "source_kind": "recorded", \
      "match": "exact", "grade": "L", "said": "\(said)", "notes": "\(notes)", \
      "screen": "screens/\(screen)", "node": \(node)\(more.isEmpty ? "" : ", " + more)}
      """
  }
}

/// Screens of a shop that exist only in these tests.
enum ShopScreen {
  /// Returns two rows of a list whose size the app does not expose, and a button.
  static func nodes(order: String = "walk", heard: String? = nil) -> String {
    let heard =
      heard
        ?? """
        [{"node": "tea", "said": "Green tea. In list", "hint": null},
        {"node": "mug", "said": "Blue mug", "hint": null},
        {"node": "pay", "said": "Pay. Button", "hint": "Double-tap to activate"}]
        """
    return """
      {"id": "shop", "reader": "talkback", "version": "TalkBack 17.0.0, Android 16",
       "tree": {"className": "android.widget.FrameLayout", "bounds": [0, 0, 400, 800], "children": [
        {"className": "androidx.recyclerview.widget.RecyclerView", "bounds": [0, 0, 400, 600],
         "collectionInfo": {"rows": -1, "cols": -1}, "children": [
          {"id": "tea", "className": "android.view.View", "text": "Green tea", "clickable": true,
           "focusable": true, "bounds": [0, 0, 400, 100]},
          {"id": "mug", "className": "android.view.View", "text": "Blue mug", "clickable": true,
           "focusable": true, "bounds": [0, 100, 400, 200]}]},
        {"id": "pay", "resourceId": "shop.app:id/checkout", "className": "android.widget.Button",
         "text": "Pay", "clickable": true, "focusable": true, "bounds": [0, 600, 400, 700]}]},
       "heard": \(heard), "order": "\(order)"}
      """
  }

  static let elements = """
    {"id": "alarm", "tree": {"id": "root", "frame": [0, 0, 390, 800], "children": [
      {"id": "wake", "isElement": true, "label": "Wake me", "kind": "switch", "value": "1",
       "traits": ["button", "switchButton"], "frame": [0, 100, 390, 44]}]},
     "heard": [{"node": "wake", "said": "Wake me Switch button on Double tap to toggle setting.",
       "hint": "in"}], "order": "single", "reader": "voiceover", "version": "iOS 27.0"}
    """

  static let dump = """
    <?xml version="1.0" encoding="UTF-8"?>
    <hierarchy rotation="0">
      <node class="android.widget.FrameLayout" package="shop.app" bounds="[0,0][400,800]">
        <node class="android.widget.TextView" package="shop.app" text="Basket" enabled="true" \
    bounds="[0,0][400,100]"/>
        <node class="android.widget.Button" package="shop.app" text="Pay" enabled="true" \
    clickable="true" focusable="true" resource-id="shop.app:id/pay" bounds="[0,100][400,200]"/>
      </node>
    </hierarchy>
    """
}
